import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import { botRandom, pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { deepFreeze } from '../../support/game/freeze.ts';
import { isOffered } from '../../support/game/offered.ts';
import { patience, sized } from '../../support/game/size.ts';
import { anyCommand, filled, type Game, games, play } from './arbitrary.ts';

/** Some positions of a game, each deep-frozen. */
function positionsOf(game: Game, every: number): EvilCorpState[] {
  const found: EvilCorpState[] = [];
  let decisions = 0;
  play(game, {
    onDecision: (state) => {
      if (decisions++ % every === game.seed % every) found.push(deepFreeze(clonePlain(state)));
    },
  });
  return found;
}

const seatsOf = (state: EvilCorpState) => state.players.map((player) => player.seat);

describe('legal commands', () => {
  test(
    'every legal command is accepted, with any filling of its parameters (11.8)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 9)) {
            const random = botRandom(game.seed);
            for (const seat of seatsOf(state)) {
              for (const command of filled(evilCorp.legalCommands(state, seat), random)) {
                const decision = evilCorp.decide(state, seat, deepFreeze(command), pseudoRandom(game.seed));
                expect(decision.type, `${seat} ${JSON.stringify(command)}`).toBe('Accepted');
              }
            }
          }
        }),
        { numRuns: sized(6, 200) },
      );
    },
    patience,
  );

  test(
    'a command is accepted if and only if it is legal; a refusal has a known code (11.1, 11.10)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 6)) {
            const random = botRandom(game.seed);
            for (const seat of seatsOf(state)) {
              const legal = evilCorp.legalCommands(state, seat);
              for (let i = 0; i < 12; i++) {
                const command = anyCommand(state, seat, random);
                const decision = evilCorp.decide(state, seat, command, pseudoRandom(game.seed));
                const text = `${seat} ${JSON.stringify(command)}`;
                if (decision.type === 'Accepted') {
                  expect(isOffered(legal, command), text).toBe(true);
                } else {
                  expect(isOffered(legal, command), `${text} ${decision.code}`).toBe(false);
                  expect(evilCorp.errorCodes[decision.code]).toBe(decision.message);
                }
              }
            }
          }
        }),
        { numRuns: sized(6, 200) },
      );
    },
    patience,
  );

  test(
    'active seats have a command; a seat outside the game has none',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 5)) {
            for (const seat of evilCorp.activeSeats(state)) {
              expect(evilCorp.legalCommands(state, seat).length).toBeGreaterThan(0);
            }
            expect(evilCorp.legalCommands(state, game.seatCount)).toEqual([]);
          }
        }),
        { numRuns: sized(4, 50) },
      );
    },
    patience,
  );

  test(
    'spending while something can still be collected is marked (11.8)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 5)) {
            const { turn, pending } = state;
            if (turn === null || pending !== null) continue;
            const lost =
              turn.stage === 'collect'
                ? [
                    ...(['available', 'declared'].includes(turn.revenue) ? ['FORFEITS_REVENUE'] : []),
                    ...(turn.opportunities === 'available' ? ['FORFEITS_OPPORTUNITIES'] : []),
                  ]
                : [];
            for (const entry of evilCorp.legalCommands(state, turn.seat)) {
              if (entry.command === null) continue;
              const decision = evilCorp.decide(
                state,
                turn.seat,
                entry.command as Parameters<typeof evilCorp.decide>[2],
                pseudoRandom(1),
              );
              const first = decision.type === 'Accepted' ? decision.events[0]?.event : undefined;
              const forfeits = first?.type === 'CollectStageClosed' && first.forfeited.length > 0;
              expect(entry.warnings).toEqual(forfeits ? lost : []);
            }
          }
        }),
        { numRuns: sized(3, 50) },
      );
    },
    patience,
  );
});
