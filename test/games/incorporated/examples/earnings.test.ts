import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { B, type Changes, cards, G, given, R } from '../position.ts';

const spent = (seat: number, count = 3): [number, string][] =>
  Array.from({ length: count }, () => [seat, 'tax-havens']);
/** The next action of G is the last one of the lobbying phase. */
const beforeEarnings: Changes = {
  phase: 'lobbying',
  executives: [...spent(G, 2), ...spent(B), ...spent(R)],
};

describe('earnings', () => {
  const eight = [...cards('finance', 1, 2), ...cards('tech', 1, 2), ...cards('heavy', 1, 2, 3, 4)];
  const boom: Changes = {
    ...beforeEarnings,
    sliders: { growthIndex: 7, stress: 1, interestIndex: 4 },
    revealed: eight,
  };

  test('E19 crisis [Crisis]', () => {
    const scenario = given(boom, { 'dice/crisis': [4] }).after([G, { type: 'lobbyTaxHavens' }]);
    expect(scenario.events.slice(-2)).toMatchObject([
      { type: 'CrisisChecked', rolledBy: B, difficulty: 6, roll: 4, intensity: 2 },
      { type: 'ChoiceOpened', kind: 'crisisDiscard', seat: B, options: eight, detail: { count: 2 } },
    ]);
    scenario.when(B, { type: 'discardPayoffCards', cardIds: cards('tech', 1, 2) });
    expect(scenario.events.slice(0, 4)).toMatchObject([
      { type: 'PayoffCardsDiscarded', cardIds: cards('tech', 1, 2), reason: 'crisis' },
      { type: 'SliderMoved', slider: 'growth', from: 7, to: 5, cause: 'crisis' },
      { type: 'SliderMoved', slider: 'interest', from: 4, to: 2, cause: 'crisis' },
      { type: 'SliderMoved', slider: 'stress', from: 1, to: 0, cause: 'crisis' },
    ]);
    expect(scenario.events.some((event) => event.type === 'PayoffPaid' && event.industry === 'tech')).toBe(
      false,
    );
  });

  test('E19 a roll of the difficulty: nothing happens', () => {
    const scenario = given(boom, { 'dice/crisis': [6] }).after([G, { type: 'lobbyTaxHavens' }]);
    const at = scenario.events.findIndex((event) => event.type === 'CrisisChecked');
    expect(scenario.events[at]).toMatchObject({ intensity: 0 });
    expect(scenario.events[at + 1]).toMatchObject({ type: 'PayoffPaid', industry: 'finance', cards: 2 });
  });

  const heavy = {
    'us-7': B,
    'eurozone-5': B,
    'eurozone-6': R,
    'eastern-europe-1': R,
    'china-4': R,
    'china-5': G,
    'japan-3': G,
    'japan-4': G,
    'india-2': G,
  };
  const energy = {
    'us-6': R,
    'latin-america-1': R,
    'brazil-1': R,
    'russia-1': R,
    'russia-2': G,
    'indonesia-1': G,
    'iran-1': G,
    'central-asia-1': G,
  };
  const mining = {
    'canada-1': B,
    'brazil-2': B,
    'south-america-1': R,
    'china-3': R,
    'india-1': R,
    'australia-1': R,
    'afpak-1': G,
  };

  test('E20 payoff [Payoff]', () => {
    const scenario = given(
      {
        ...beforeEarnings,
        squares: { ...heavy, ...energy, ...mining },
        rdSquare: 'uk-1',
        revealed: [...cards('heavy', 1, 2), ...cards('mining', 1), ...cards('energy', 1, 2)],
        cash: { [G]: 0, [B]: 0, [R]: 0 },
      },
      { 'dice/crisis': [12] },
    ).after([G, { type: 'lobbyTaxHavens' }]);
    const paid = scenario.events.filter((event) => event.type === 'PayoffPaid');
    const line = (seat: number, squares: number, income: number, leaderBonus = 0) => ({
      seat,
      squares,
      income,
      leaderBonus,
    });
    expect(paid).toMatchObject([
      { industry: 'heavy', cards: 2, leader: G, lines: [line(G, 4, 8, 2), line(B, 2, 4), line(R, 3, 6)] },
      { industry: 'energy', cards: 2, leader: null, lines: [line(G, 4, 8), line(B, 0, 0), line(R, 4, 8)] },
      { industry: 'mining', cards: 1, leader: R, lines: [line(G, 1, 1), line(B, 2, 2), line(R, 4, 4, 2)] },
    ]);
    expect([G, B, R].map((seat) => playerOf(scenario.state, seat).cash)).toEqual([19, 6, 20]);
  });

  test('E21, E22 final scoring of Finance and the final penalty [End of the Game]', () => {
    const scenario = given(
      {
        ...beforeEarnings,
        turn: 4,
        squares: {
          'us-1': G,
          'us-2': G,
          'us-3': G,
          'uk-1': G,
          'eurozone-1': R,
          'eurozone-2': R,
          'china-1': R,
          'japan-1': B,
          'tax-havens-1': B,
        },
        cash: { [G]: 0, [B]: 0, [R]: 5 },
        bonds: { [R]: 3 },
      },
      { 'dice/crisis': [12] },
    )
      .after([G, { type: 'lobbyTaxHavens' }])
      .after([R, { type: 'repayBonds', count: 0 }]);
    const finance = scenario.events.find((event) => event.type === 'FinalIndustryScored');
    expect(finance).toMatchObject({
      industry: 'finance',
      leader: G,
      lines: [
        { seat: G, squares: 4, income: 20, leaderBonus: 10 },
        { seat: B, squares: 2, income: 10, leaderBonus: 0 },
        { seat: R, squares: 3, income: 15, leaderBonus: 0 },
      ],
    });
    expect(scenario.events.filter((event) => event.type === 'FinalBondsSettled')).toEqual([
      { type: 'FinalBondsSettled', seat: R, bonds: 3, penalty: 60 },
    ]);
    // Before: 5 - 3 of interest; after: + 15 - 60.
    expect(scenario.state.result?.standings).toEqual([
      { seat: G, corporation: 'fortress-derivatives', cash: 30, rank: 1 },
      { seat: B, corporation: 'giant-squid', cash: 10, rank: 2 },
      { seat: R, corporation: 'big-brother', cash: -43, rank: 3 },
    ]);
  });
});
