import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import { fillCommand } from '../../../src/kernel/choose.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import { botRandom, pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { deepFreeze } from '../../support/game/freeze.ts';
import { isOffered } from '../../support/game/offered.ts';
import { patience, sized } from '../../support/game/size.ts';
import { anyCommand, filled, type Game, games, play } from './arbitrary.ts';
import { G, position } from './position.ts';

/** Some positions of a game, each deep-frozen. */
function positionsOf(game: Game, every: number): IncorporatedState[] {
  const found: IncorporatedState[] = [];
  let decisions = 0;
  play(game, {
    onDecision: (state) => {
      if (decisions++ % every === game.seed % every) found.push(deepFreeze(clonePlain(state)));
    },
  });
  return found;
}

const seatsOf = (state: IncorporatedState) => state.players.map((player) => player.seat);

describe('legal commands', () => {
  test(
    'every legal command is accepted, with any filling of its parameters (13)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 9)) {
            const random = botRandom(game.seed);
            for (const seat of seatsOf(state)) {
              for (const command of filled(incorporated.legalCommands(state, seat), random)) {
                const decision = incorporated.decide(
                  state,
                  seat,
                  deepFreeze(command),
                  pseudoRandom(game.seed),
                );
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
    'a command is accepted if and only if it is legal; a refusal has a known code (6.1, 16.4)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 6)) {
            const random = botRandom(game.seed);
            for (const seat of seatsOf(state)) {
              const legal = incorporated.legalCommands(state, seat);
              for (let i = 0; i < 12; i++) {
                const command = anyCommand(state, seat, random);
                const decision = incorporated.decide(state, seat, command, pseudoRandom(game.seed));
                const text = `${seat} ${JSON.stringify(command)}`;
                if (decision.type === 'Accepted') {
                  expect(isOffered(legal, command), text).toBe(true);
                } else {
                  expect(isOffered(legal, command), `${text} ${decision.code}`).toBe(false);
                  expect(incorporated.errorCodes[decision.code]).toBe(decision.message);
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
    'active seats have a command; others a loan at most; a seat outside the game has none (6.2)',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          for (const state of positionsOf(game, 5)) {
            const active = incorporated.activeSeats(state);
            for (const seat of seatsOf(state)) {
              const types = incorporated.legalCommands(state, seat).map((entry) => entry.type);
              if (active.includes(seat)) expect(types.filter((type) => type !== 'takeLoan')).not.toEqual([]);
              else expect(types.filter((type) => type !== 'takeLoan')).toEqual([]);
            }
            expect(incorporated.legalCommands(state, game.seatCount)).toEqual([]);
          }
        }),
        { numRuns: sized(4, 50) },
      );
    },
    patience,
  );

  test('two attacks: exactly the second ones that the first allows are offered (9.2)', () => {
    const state = position({
      phase: 'competition',
      squares: { 'japan-1': 2, 'japan-2': 1 },
      loose: { japan: { 0: 2, 1: 1 }, 'tax-havens': { 0: 1 } },
      executives: [[2, 'japan']],
    });
    const attacks = incorporated
      .legalCommands(state, G)
      .filter((entry) => entry.type === 'fight')
      .flatMap((entry) => {
        const [parameter] = entry.parameters;
        return parameter?.kind === 'choice' ? parameter.options.map((option) => option.value) : [];
      });
    for (const value of attacks) {
      const command = { type: 'fight', attacks: value } as unknown as IncorporatedCommand;
      expect(incorporated.decide(state, G, command, pseudoRandom(1)).type, JSON.stringify(value)).toBe(
        'Accepted',
      );
    }
    const texts = new Set(attacks.map((value) => JSON.stringify(value)));
    expect(texts.size).toBe(attacks.length);
    const killExecutive = { kind: 'killExecutive', country: 'japan', targetSeat: 2 };
    const killOccupant = { kind: 'killOccupant', squareId: 'japan-1' };
    expect(texts).toContain(JSON.stringify([killExecutive, killOccupant]));
    expect(texts).not.toContain(JSON.stringify([killOccupant]));
    // Alone: four in Japan, one in Tax Havens. Then: 3 + 1 after each grab in Japan, 4 + 1 after each kill,
    // which leaves an occupant unprotected, and all four of Japan after the grab in Tax Havens.
    expect(attacks).toHaveLength(5 + 2 * (3 + 1) + 2 * (4 + 1) + 4);
  });

  test('too few income cubes: every spread is offered, and nothing else (R34)', () => {
    const state = position({
      phase: 'competition',
      activeSeat: null,
      shares: { 0: { us: 2, china: 2, japan: 1 }, 1: {}, 2: {} },
      loose: { 'tax-havens': { 0: 40 } },
      squares: { 'us-1': 0, 'us-2': 0 },
    });
    state.pending = {
      type: 'incomeShortage',
      seat: G,
      available: 3,
      entitlement: [
        { country: 'us', count: 2 },
        { country: 'china', count: 2 },
        { country: 'japan', count: 1 },
      ],
    };
    const entry = incorporated.legalCommands(state, G).find(({ type }) => type === 'placeIncomeCubes');
    const [parameter] = entry?.parameters ?? [];
    expect(parameter?.kind === 'choice' ? parameter.options.length : 0).toBe(5);
    const random = botRandom(1);
    for (let i = 0; i < 20 && entry !== undefined; i++) {
      const command = fillCommand(entry, random) as IncorporatedCommand;
      expect(incorporated.decide(state, G, command, pseudoRandom(1)).type).toBe('Accepted');
    }
  });

  test('an expansion without cash is marked, as it takes a loan (9.2)', () => {
    const warnings = (cash: number) =>
      incorporated
        .legalCommands(position({ phase: 'competition', cash: { [G]: cash }, loose: { us: { [G]: 1 } } }), G)
        .find(({ type }) => type === 'expand')?.warnings;
    expect(warnings(0)).toEqual(['NEEDS_LOAN']);
    expect(warnings(1)).toEqual([]);
  });
});
