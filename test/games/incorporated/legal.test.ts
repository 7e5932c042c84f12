import { describe, expect, test } from 'vitest';
import type { IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import { fillCommand } from '../../../src/kernel/choose.ts';
import { botRandom, pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { G, position } from './position.ts';

describe('legal commands', () => {
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
