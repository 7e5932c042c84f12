import { describe, expect, test } from 'vitest';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { Pending } from '../../../src/games/incorporated/state.ts';
import { B, type Changes, cards, G, position, started } from './position.ts';

const defaults = (changes: Changes, seat = G) => incorporated.defaultCommand(position(changes), seat);
const answering = (pending: Pending, changes: Changes = {}) => {
  const state = position({ activeSeat: null, ...changes });
  state.pending = pending;
  return incorporated.defaultCommand(state, incorporated.activeSeats(state)[0] ?? -1);
};

describe('default commands (14.1)', () => {
  test('corporation auction: nothing for the opener, then pass', () => {
    const { scenario } = started({ setupMode: 'auction' });
    const next = (seat: number) => incorporated.defaultCommand(scenario.state, seat);
    expect(next(0)).toEqual({ type: 'bidForCorporation', amount: 0 });
    scenario.after([0, { type: 'bidForCorporation', amount: 0 }]);
    expect(next(1)).toEqual({ type: 'passCorporation' });
  });

  test('turn actions: pass, defend the stronghold, Tax Havens', () => {
    expect(defaults({})).toEqual({ type: 'passInvestment' });
    expect(defaults({ phase: 'lobbying' })).toEqual({ type: 'lobbyTaxHavens' });
    const squares = { 'us-1': G, 'japan-1': G, 'japan-2': G, 'eurozone-1': G, 'eurozone-2': G };
    expect(defaults({ phase: 'competition', squares })).toEqual({
      type: 'passCompetition',
      // A tie with Japan goes by content order.
      defenders: ['eurozone', 'eurozone', 'eurozone'],
    });
    expect(defaults({ phase: 'competition', squares: {}, executives: [[G, 'us']] })).toEqual({
      type: 'passCompetition',
      defenders: ['us', 'us'],
    });
  });

  test('choices: the first option, but no cube with the R&D marker', () => {
    const options = ['us-6', 'us-7'];
    expect(
      answering({ type: 'placeCube', seat: G, country: 'us', options, mode: 'empty', price: 3 }),
    ).toEqual({
      type: 'placeInvestmentCube',
      squareId: 'us-6',
    });
    const squares = { 'us-6': B, 'us-7': B };
    expect(answering({ type: 'removeCube', seat: B, country: 'us', options }, { squares })).toEqual({
      type: 'removeSoldCube',
      squareId: 'us-7',
    });
    expect(
      answering({ type: 'replaceCube', seat: G, seller: B, country: 'us', options }, { squares }),
    ).toEqual({ type: 'replaceSellerCube', squareId: 'us-6' });
  });

  test('auctions and sales: pass', () => {
    const auction: Pending = {
      type: 'auction',
      country: 'us',
      highBid: 3,
      highBidder: G,
      passed: [],
      toAct: B,
    };
    expect(answering(auction)).toEqual({ type: 'passBid' });
    const sale: Pending = {
      type: 'privateSale',
      seller: G,
      country: 'us',
      minimum: 3,
      highBid: null,
      highBidder: null,
      passed: [],
    };
    expect(answering(sale)).toEqual({ type: 'passPrivateSale' });
  });

  test('cubes by content order, like for like in subsidies, the first cards of a crisis, no repayment', () => {
    expect(
      answering({
        type: 'incomeShortage',
        seat: G,
        available: 3,
        entitlement: [
          { country: 'us', count: 2 },
          { country: 'china', count: 2 },
        ],
      }),
    ).toEqual({
      type: 'placeIncomeCubes',
      placements: [
        { country: 'us', count: 2 },
        { country: 'china', count: 1 },
      ],
    });
    const revealed = cards('tech', 1, 2);
    const subsidies = (...drawn: string[]): Pending => ({ type: 'subsidies', seat: G, cards: drawn });
    const lobbying: Changes = { phase: 'lobbying', revealed };
    expect(answering(subsidies('payoff-heavy-1', 'payoff-tech-3'), lobbying)).toEqual({
      type: 'chooseSubsidy',
      takeCardId: 'payoff-tech-3',
      replaceCardId: 'payoff-tech-1',
    });
    expect(answering(subsidies('payoff-heavy-1', 'payoff-mining-3'), lobbying)).toEqual({
      type: 'chooseSubsidy',
      takeCardId: 'payoff-heavy-1',
      replaceCardId: 'payoff-tech-1',
    });
    expect(
      answering(
        { type: 'crisisDiscard', seat: B, count: 1, options: revealed },
        { phase: 'earnings', revealed },
      ),
    ).toEqual({ type: 'discardPayoffCards', cardIds: ['payoff-tech-1'] });
    expect(
      answering(
        { type: 'repayment', stage: 'others', seats: [G], commits: [] },
        { phase: 'earnings', bonds: { [G]: 2 }, cash: { [G]: 99 } },
      ),
    ).toEqual({ type: 'repayBonds', count: 0 });
  });
});
