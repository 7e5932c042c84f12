import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import { botRandom } from '../../src/kernel/pseudo-random.ts';
import { MatchLoader } from '../../src/match/match-loader.ts';
import { startPostgres, type TestDatabase } from '../support/postgres.ts';
import { nextMove, playMove, seatedMatch } from '../support/seated.ts';
import { startServices, type TestServices } from '../support/services.ts';
import { sized } from '../support/size.ts';
import type { Canary } from './canaries/canary.ts';
import { corporateAmerica } from './canaries/corporate-america.ts';
import { evilCorp } from './canaries/evil-corp.ts';
import { greedIncorporated } from './canaries/greed-incorporated.ts';
import { incorporated } from './canaries/incorporated.ts';

const canaries: readonly Canary[] = [evilCorp, incorporated, corporateAmerica, greedIncorporated];

const namedBy =
  ({ cards }: Canary) =>
  (output: unknown): string[] => {
    const text = JSON.stringify(output);
    return cards.filter((id) => text.includes(`"${id}"`));
  };

describe('canary search (R-22): nothing hidden in any output of another viewer', () => {
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

  it.each(canaries.map((canary) => [canary.game, canary] as const))(
    'in views, legal commands, events, answers and refusals of matches of %s',
    async (game, canary) => {
      const whole = new MatchLoader(services.store);
      const named = namedBy(canary);
      const most = canary.moves === 0 ? Number.POSITIVE_INFINITY : sized(canary.moves, 100_000);
      let looked = 0;
      for (let run = 0; run < sized(2, 40); run++) {
        const match = await seatedMatch(services, canary.seats, { game, options: canary.options(run) });
        const random = botRandom(400 + run);
        const callers = [null, ...match.players];
        const stateAt = async (version: number) =>
          (await whole.stateAt(match.matchId, version))?.state.play as never;
        for (let moves = 0; moves < most; moves++) {
          const move = await nextMove(services, match, random);
          if (move === null) break;
          const before = await stateAt(move.version);
          for (const caller of callers) {
            const sight = await services.matches.sight(match.matchId, caller);
            if (sight === null) throw new Error('not seen');
            const probe = canary.probe(
              canary.cards[random.index(canary.cards.length, 'test/card')] as string,
            );
            const refused = await services.matches.submit({
              caller,
              matchId: match.matchId,
              command: probe as unknown as JsonObject,
              expectedVersion: move.version + 1,
              commandId: randomUUID(),
            });
            const view = await services.matches.viewAt(sight, null);
            const output = [
              view,
              services.matches.legalCommands(sight),
              refused,
              services.matches.explain(sight, { type: 'discardForAudit', cardIds: ['x'] }),
            ];
            const hidden = new Set(canary.hiddenFrom(before, sight.viewer));
            expect(
              named(output).filter((id) => hidden.has(id)),
              `version ${move.version}`,
            ).toEqual([]);
            const purses = canary.purses(view as never, sight.viewer);
            expect(
              purses.every((purse) => purse === null),
              `version ${move.version}`,
            ).toBe(true);
            looked += 1;
          }
          const done = await playMove(services, match, move);
          const to = done.events.at(-1)?.version ?? 0;
          if (done.live.state.endedAt !== null) break;
          let state = before;
          for (let version = move.version + 1; version <= to; version++) {
            const after = await stateAt(version);
            for (const caller of callers) {
              const sight = await services.matches.sight(match.matchId, caller);
              if (sight === null || sight.viewer === 'open') continue;
              const [event] = await services.matches.events(sight, version - 1, 1);
              const was = new Set(canary.hiddenFrom(state, sight.viewer));
              const is = new Set(canary.hiddenFrom(after, sight.viewer));
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
    },
  );

  it('is made for every game, and finds what it looks for', () => {
    expect(canaries.map(({ game }) => game).sort()).toEqual(games.map(({ id }) => id).sort());
    for (const canary of canaries) {
      expect(namedBy(canary)({ a: [{ b: canary.cards[3] }] })).toEqual([canary.cards[3]]);
    }
  });
});
