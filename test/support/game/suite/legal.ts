import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import { botRandom, pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import { patience, sized } from '../../size.ts';
import { deepFreeze } from '../freeze.ts';
import { isOffered } from '../offered.ts';
import { filled, positionsOf, seatsOf } from './positions.ts';
import type { Subject } from './subject.ts';

/** Legal commands are those that are accepted, and no others. */
export function testLegalCommands<S, C extends GameCommand, E extends GameEvent, V>(
  subject: Subject<S, C, E, V>,
): void {
  const { game: rules, games, anyCommand, interrupts, chapters } = subject;

  describe('legal commands', () => {
    test(
      `every legal command is accepted, with any filling of its parameters (${chapters.legal})`,
      () => {
        fc.assert(
          fc.property(games, (game) => {
            for (const state of positionsOf(subject, game, 9)) {
              const random = botRandom(game.seed);
              for (const seat of seatsOf(game)) {
                for (const command of filled<C>(rules.legalCommands(state, seat), random)) {
                  const decision = rules.decide(state, seat, deepFreeze(command), pseudoRandom(game.seed));
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
      `a command is accepted if and only if it is legal; a refusal has a known code (${chapters.refusals})`,
      () => {
        fc.assert(
          fc.property(games, (game) => {
            for (const state of positionsOf(subject, game, 6)) {
              const random = botRandom(game.seed);
              for (const seat of seatsOf(game)) {
                const legal = rules.legalCommands(state, seat);
                for (let i = 0; i < 12; i++) {
                  const command = anyCommand(state, seat, random);
                  const decision = rules.decide(state, seat, deepFreeze(command), pseudoRandom(game.seed));
                  const text = `${seat} ${JSON.stringify(command)}`;
                  if (decision.type === 'Accepted') {
                    expect(isOffered(legal, command), text).toBe(true);
                  } else {
                    expect(isOffered(legal, command), `${text} ${decision.code}`).toBe(false);
                    expect(rules.errorCodes[decision.code]).toBe(decision.message);
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
      `active seats have a command; others an interrupt at most; a seat outside the game none (${chapters.activeSeats})`,
      () => {
        const interrupting = new Set<string>(interrupts);
        fc.assert(
          fc.property(games, (game) => {
            for (const state of positionsOf(subject, game, 5)) {
              const active = rules.activeSeats(state);
              for (const seat of seatsOf(game)) {
                const types = rules.legalCommands(state, seat).map((entry) => entry.type);
                const answers = types.filter((type) => !interrupting.has(type));
                if (active.includes(seat)) expect(answers).not.toEqual([]);
                else expect(answers).toEqual([]);
              }
              expect(rules.legalCommands(state, game.seatCount)).toEqual([]);
            }
          }),
          { numRuns: sized(4, 50) },
        );
      },
      patience,
    );
  });
}
