import { describe, expect, test } from 'vitest';
import { loanProceeds, payoffCardCount } from '../../../../src/games/incorporated/derived.ts';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { B, from, G, given, position, R } from '../position.ts';

describe('bonds', () => {
  test('E1 loan with outstanding loans [Corporate Bonds]', () => {
    given({ sliders: { interestIndex: 3 }, bonds: { [G]: 3 }, cash: { [G]: 5 } })
      .when(G, { type: 'takeLoan', count: 1 })
      .thenEvents({ type: 'LoanTaken', seat: G, proceeds: 14, bondsAfter: 4, forced: false })
      .thenState((state) => expect(playerOf(state, G).cash).toBe(19));
  });

  test('E2 repayment at a lower price [Corporate Bonds]', () => {
    const scenario = given(
      {
        phase: 'lobbying',
        activeSeat: G,
        sliders: { interestIndex: 8, stress: 0, growthIndex: 0 },
        bonds: { [G]: 4 },
        cash: { [G]: 40 },
        executives: [
          [G, 'tax-havens'],
          [G, 'tax-havens'],
          [B, 'tax-havens'],
          [B, 'tax-havens'],
          [B, 'tax-havens'],
          [R, 'tax-havens'],
          [R, 'tax-havens'],
          [R, 'tax-havens'],
        ],
      },
      { 'dice/crisis': [12] },
    ).after([G, { type: 'lobbyTaxHavens' }]);
    const paid = scenario.events.filter((event) => event.type === 'InterestPaid');
    expect(paid).toEqual([{ type: 'InterestPaid', seat: G, due: 4, paid: 4 }]);
    scenario.when(G, { type: 'repayBonds', count: 2 }).thenState((state) => {
      expect(playerOf(state, G)).toMatchObject({ cash: 12, bonds: 2 });
    });
    expect(scenario.events.slice(0, 2)).toEqual([
      { type: 'RepaymentCommitted', seat: G, count: 2 },
      { type: 'BondsRepaid', seat: G, count: 2, price: 12 },
    ]);
  });

  test('E3 loan values at the ends [Corporate Bonds]', () => {
    expect(loanProceeds(position({ sliders: { interestIndex: 0 } }), G)).toBe(20);
    expect(loanProceeds(position({ sliders: { interestIndex: 9 } }), G)).toBe(11);
  });

  test('E4 repayment at $17 [Payoff]', () => {
    const state = position({
      phase: 'earnings',
      activeSeat: null,
      sliders: { interestIndex: 3 },
      bonds: { [G]: 1 },
      cash: { [G]: 20 },
    });
    state.pending = { type: 'repayment', stage: 'others', seats: [G], commits: [] };
    from(state)
      .when(G, { type: 'repayBonds', count: 1 })
      .thenState((after) => expect(playerOf(after, G)).toMatchObject({ cash: 3, bonds: 0 }));
  });

  test('E5 payoff cards by growth [Phase 1 - Global Outlook], R7', () => {
    const cardsAt = (growthIndex: number) => payoffCardCount(position({ sliders: { growthIndex } }));
    expect([4, 7, 8].map(cardsAt)).toEqual([5, 8, 9]);
  });
});
