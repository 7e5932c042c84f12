import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/incorporated/state.ts';
import { B, type Changes, cards, G, given, R } from '../position.ts';

const lobbying: Changes = { phase: 'lobbying' };
const spent = (seat: number, count = 3): [number, string][] =>
  Array.from({ length: count }, () => [seat, 'tax-havens']);
const last: Changes = { ...lobbying, executives: [...spent(G, 2), ...spent(B), ...spent(R)] };

describe('rulings of competition, lobbying and earnings', () => {
  test('R9 a slider stops at the end of its track, R31 a move against it is allowed', () => {
    given({ ...lobbying, sliders: { interestIndex: 1 } })
      .when(G, { type: 'lobbyCentralBanks', slider: 'interest', direction: 'left' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'SliderMoved', slider: 'interest', from: 1, to: 0 },
        { type: 'SeatActivated' },
      );
  });

  test('R21 the last minor country of the 3rd World ends the clash there', () => {
    const camps = ['central-asia', 'afpak', 'gulf-states', 'north-africa', 'south-africa'];
    const scenario = given(
      {
        ...lobbying,
        sliders: { balanceOfPower: 2 },
        affiliation: Object.fromEntries(camps.map((id) => [id, 'nato'])),
      },
      { 'dice/clash': [6] },
    ).after([G, { type: 'powerPlay', zone: 'third-world', camp: 'nato' }]);
    expect(scenario.events.slice(-3)).toMatchObject([
      { type: 'BattlegroundRemoved', zone: 'third-world' },
      { type: 'SliderMoved', slider: 'balanceOfPower', from: 2, to: 3, cause: 'zoneResolved' },
      { type: 'SeatActivated' },
    ]);
  });

  test('R22 the starting camp keeps a major country: the marker goes to a minor of the loser', () => {
    given(
      { ...lobbying, markers: { europe: 'russia' }, sliders: { balanceOfPower: 0 } },
      { 'dice/clash': [6] },
    )
      .when(G, { type: 'powerPlay', zone: 'europe', camp: 'sco' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'PowerPlayResolved', winner: 'sco' },
        { type: 'AffiliationChanged', country: 'russia', to: 'sco' },
        { type: 'ChoiceOpened', kind: 'moveMarker', options: ['uk', 'scandinavia', 'eastern-europe'] },
      );
  });

  test('R38 a power play on a minor with the own cube leaves the cube', () => {
    given({ ...lobbying, squares: { 'eastern-europe-1': G } }, { 'dice/clash': [6] })
      .when(G, { type: 'powerPlay', zone: 'europe', camp: 'nato' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'PowerPlayResolved', winner: 'nato' },
        { type: 'AffiliationChanged' },
        { type: 'BattlegroundMoved', to: 'russia' },
        { type: 'SeatActivated' },
      );
  });

  test('R32 austerity without revealed cards moves growth alone', () => {
    given(lobbying)
      .when(G, { type: 'lobbyBudget', policy: 'austerity', cardId: null })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'SliderMoved', slider: 'growth', from: 4, to: 3 },
        { type: 'SeatActivated' },
      );
  });

  test('R33 subsidies: the replaced card and those not taken are discarded, in this order', () => {
    const deckTop = ['payoff-mining-1', 'payoff-mining-2', 'payoff-mining-3'];
    given({ ...lobbying, revealed: cards('tech', 1, 2), deckTop })
      .when(G, { type: 'lobbySubsidies' })
      .thenEvents(
        { type: 'ExecutiveSent', location: 'event:subsidies' },
        { type: 'SubsidiesDrawn', seat: G, cardIds: deckTop, count: 3 },
      )
      .when(G, { type: 'chooseSubsidy', takeCardId: 'payoff-mining-2', replaceCardId: 'payoff-tech-1' })
      .thenEvents(
        { type: 'SubsidyGranted', seat: G, takeCardId: 'payoff-mining-2', replaceCardId: 'payoff-tech-1' },
        {
          type: 'PayoffCardsDiscarded',
          cardIds: ['payoff-tech-1', 'payoff-mining-1', 'payoff-mining-3'],
          reason: 'subsidies',
        },
        { type: 'SeatActivated' },
      )
      .thenState((state) => expect(state.payoffRevealed).toEqual(['payoff-mining-2', 'payoff-tech-2']));
  });

  test('6.3 a reshuffle between two drawn cards: one event before it and one after', () => {
    const revealed = cards('tech', 1);
    const top = 'payoff-mining-1';
    const { state } = given({ ...lobbying, revealed, deckTop: [top] });
    const discards = state.payoffDeck.slice(1);
    given({ ...lobbying, revealed, deckTop: [top], discards })
      .when(G, { type: 'lobbySubsidies' })
      .thenEvents(
        { type: 'ExecutiveSent' },
        { type: 'SubsidiesDrawn', cardIds: [top], count: 1 },
        { type: 'PayoffDeckShuffled', count: 23, reason: 'reshuffle' },
        { type: 'SubsidiesDrawn', count: 2 },
      )
      .thenState((after) => expect(after.pending).toMatchObject({ type: 'subsidies', seat: G }));
  });

  test('R35 loose cubes, those in Tax Havens among them, go when all have passed', () => {
    const scenario = given({
      phase: 'competition',
      loose: { us: { [G]: 1 }, 'tax-havens': { [B]: 2 } },
      passed: [B, R],
    }).after([G, { type: 'passCompetition', defenders: ['us', 'us', 'us'] }]);
    expect(scenario.events.slice(4, 7)).toEqual([
      {
        type: 'LooseCubesCleared',
        removed: [
          { seat: G, location: 'us', count: 1 },
          { seat: B, location: 'tax-havens', count: 2 },
        ],
      },
      { type: 'ExecutivesReturned' },
      { type: 'PhaseStarted', phase: 'lobbying' },
    ]);
  });

  test('R43 without Giant Squid the cards lost in a crisis are drawn', () => {
    const revealed = cards('tech', 1, 2, 3);
    const scenario = given(
      {
        seatCount: 2,
        ...lobbying,
        executives: [...spent(0, 3), ...spent(1, 4)],
        sliders: { growthIndex: 7, stress: 1 },
        revealed,
      },
      { 'dice/crisis': [5], 'pick/crisis-discard': [cards('tech', 2, 1, 3)] },
    ).after([0, { type: 'lobbyTaxHavens' }]);
    const at = scenario.events.findIndex((event) => event.type === 'CrisisChecked');
    expect(scenario.events.slice(at, at + 2)).toMatchObject([
      { rolledBy: null, intensity: 1 },
      { type: 'PayoffCardsDiscarded', cardIds: cards('tech', 2), reason: 'crisis' },
    ]);
  });

  test('R30 an intensity beyond the cards discards all and moves the sliders in full', () => {
    const scenario = given(
      { ...last, sliders: { growthIndex: 9, stress: 2, interestIndex: 9 }, revealed: cards('tech', 1) },
      { 'dice/crisis': [1] },
    ).after([G, { type: 'lobbyTaxHavens' }]);
    const at = scenario.events.findIndex((event) => event.type === 'CrisisChecked');
    expect(scenario.events.slice(at, at + 5)).toMatchObject([
      { difficulty: 9, roll: 1, intensity: 8 },
      { type: 'PayoffCardsDiscarded', cardIds: cards('tech', 1) },
      { type: 'SliderMoved', slider: 'growth', from: 9, to: 1 },
      { type: 'SliderMoved', slider: 'interest', from: 9, to: 1 },
      { type: 'SliderMoved', slider: 'stress', from: 2, to: 0 },
    ]);
  });

  test('R42 a shortage of interest costs all cash and nothing more; its payment is hidden', () => {
    const scenario = given(
      { ...last, bonds: { [G]: 5 }, cash: { [G]: 2 }, squares: {}, revealed: [] },
      { 'dice/crisis': [12] },
    ).after([G, { type: 'lobbyTaxHavens' }]);
    expect(scenario.events.find((event) => event.type === 'InterestPaid')).toEqual({
      type: 'InterestPaid',
      seat: G,
      due: 5,
      paid: 2,
    });
    expect(playerOf(scenario.state, G)).toMatchObject({ cash: 0, bonds: 5 });
  });

  test('R26 Big Brother repays after the others are revealed', () => {
    const scenario = given(
      { ...last, bonds: { [G]: 1, [R]: 1 }, cash: { [G]: 40, [R]: 40 } },
      { 'dice/crisis': [12] },
    ).after([G, { type: 'lobbyTaxHavens' }]);
    expect(scenario.events.at(-1)).toEqual({ type: 'RepaymentOpened', stage: 'others', seats: [G] });
    scenario
      .when(R, { type: 'repayBonds', count: 1 })
      .thenRefused('NOT_YOUR_TURN')
      .when(G, { type: 'repayBonds', count: 1 })
      .thenEvents(
        { type: 'RepaymentCommitted', seat: G, count: 1 },
        { type: 'BondsRepaid', seat: G, count: 1, price: 20 },
        { type: 'RepaymentOpened', stage: 'bigBrother', seats: [R] },
      );
  });
});
