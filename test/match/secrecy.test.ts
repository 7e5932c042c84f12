import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opportunityCards, worldEventCards } from '../../src/games/evil-corp/content.ts';
import type { EvilCorpState } from '../../src/games/evil-corp/state.ts';
import type { Viewer } from '../../src/kernel/game.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { MatchLoader } from '../../src/match/match-loader.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMove, seatedMatch } from '../support/seated.ts';
import { startServices, type TestServices } from '../support/services.ts';
import { sized } from '../support/size.ts';

const CARDS = [...opportunityCards, ...worldEventCards].map(({ id }) => id);

/** Cards whose place the viewer may not know: in a deck, or in another seat's hand. */
function hiddenFrom(state: EvilCorpState, viewer: Viewer): Set<string> {
  const hands = state.players.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand);
  return new Set([...state.opportunityDeck, ...state.worldEventDeck, ...hands]);
}

const named = (output: unknown): string[] => {
  const text = JSON.stringify(output);
  return CARDS.filter((id) => text.includes(`"${id}"`));
};

describe('canary search (R-22): no hidden card in any output of another viewer', () => {
  let database: TestDatabase;
  let services: TestServices;
  beforeAll(async () => {
    database = await startPostgres();
    services = await startServices(database);
  });
  afterAll(async () => {
    await services.stop();
    await database.stop();
  });

  it('in views, legal commands, events, answers and refusals of whole matches', async () => {
    const whole = new MatchLoader(services.store);
    let looked = 0;
    for (let run = 0; run < sized(2, 40); run++) {
      const match = await seatedMatch(services, 3, { options: { maxRounds: 5, ceoPowers: run % 2 === 1 } });
      const random = botRandom(400 + run);
      const callers = [null, ...match.players];
      for (;;) {
        const move = await nextMove(services, match, random);
        if (move === null) break;
        const before = (await whole.stateAt(match.matchId, move.version))?.state
          .play as unknown as EvilCorpState;
        for (const caller of callers) {
          const sight = await services.matches.sight(match.matchId, caller);
          if (sight === null) throw new Error('not seen');
          const refused = await services.matches.submit({
            caller,
            matchId: match.matchId,
            command: { type: 'layPhase', cardId: CARDS[random.index(CARDS.length, 'test/card')] },
            expectedVersion: move.version + 1,
            commandId: randomUUID(),
          });
          const output = [
            await services.matches.viewAt(sight, null),
            services.matches.legalCommands(sight),
            refused,
            services.matches.explain(sight, { type: 'discardForAudit', cardIds: ['x'] }),
          ];
          const hidden = hiddenFrom(before, sight.viewer);
          expect(
            named(output).filter((id) => hidden.has(id)),
            `version ${move.version}`,
          ).toEqual([]);
          looked += 1;
        }
        const done = await playMove(services, match, move);
        const to = done.events.at(-1)?.version ?? 0;
        if (done.live.state.endedAt !== null) break;
        let state = before;
        for (let version = move.version + 1; version <= to; version++) {
          const after = (await whole.stateAt(match.matchId, version))?.state.play as unknown as EvilCorpState;
          for (const caller of callers) {
            const sight = await services.matches.sight(match.matchId, caller);
            if (sight === null || sight.viewer === 'open') continue;
            const [event] = await services.matches.events(sight, version - 1, 1);
            const was = hiddenFrom(state, sight.viewer);
            const is = hiddenFrom(after, sight.viewer);
            const { game: _game, ...shown } = event ?? { game: null };
            expect(
              named(shown).filter((id) => was.has(id) && is.has(id)),
              `event ${version}`,
            ).toEqual([]);
          }
          state = after;
        }
      }
    }
    expect(looked).toBeGreaterThan(100);
    expect(services.reports).toEqual([]);
  });

  it('finds what it looks for', () => {
    expect(named({ a: [{ b: CARDS[3] }] })).toEqual([CARDS[3]]);
  });
});
