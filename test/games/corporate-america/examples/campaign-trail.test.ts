import { describe, expect, test } from 'vitest';
import { corporateAmerica } from '../../../../src/games/corporate-america/index.ts';
import { type Contribution, playerOf } from '../../../../src/games/corporate-america/state.ts';
import { redacted } from '../../../support/game/redact.ts';
import { A, B, bidding, boardOf, C, type Changes, D, eventsOf, given, playOn } from '../position.ts';

const bid = (candidate: number, amount: number) => ({
  type: 'placeBid' as const,
  contributions: [{ candidate, amount }],
});
const pass = { type: 'passBid' } as const;

/** Everybody has passed but the last seat; each pile was bid by its candidate in the first round. */
function lastPass(piles: readonly number[], changes: Changes = {}) {
  const last = piles.length - 1;
  const contributions: Contribution[] = piles.flatMap((amount, seat) =>
    amount === 0 ? [] : [{ round: 1, seat, candidate: seat, amount, matching: 0 }],
  );
  return given(
    bidding({
      seatCount: piles.length,
      active: [last],
      piles,
      ...changes,
      campaign: { round: 2, passed: piles.map((_, seat) => seat).slice(0, last), contributions },
    }),
    { 'pick/supreme-court': [1] },
  ).after([last, pass]);
}

describe('the election', () => {
  test('E14 Politics Fever [Politics Fever]', () => {
    const scenario = lastPass([12, 10, 3], { seats: { [C]: { businesses: ['cabal-news-network'] } } });
    expect(eventsOf(scenario, 'PoliticsFeverPaid')).toMatchObject([
      { seat: C, businessId: 'cabal-news-network', candidates: [A, B], amount: 4 },
    ]);
    expect(playerOf(scenario.state, C).money).toBe(24);
    const small = lastPass([9, 8, 3], { seats: { [C]: { businesses: ['cabal-news-network'] } } });
    expect(eventsOf(small, 'PoliticsFeverPaid')).toEqual([]);
  });

  test('E17 the winner takes office and a privilege, the Treasury all money [Capitol Hill Phase]', () => {
    const scenario = lastPass([4, 9, 0], { privilegeTop: ['pocket-veto'] });
    const treasury = 1081 - 60 - 13;
    expect(eventsOf(scenario, 'PresidentElected')).toMatchObject([{ seat: B, previous: A, total: 9 }]);
    expect(eventsOf(scenario, 'ContributionsForfeited')).toMatchObject([{ amount: 13 }]);
    expect(scenario.state).toMatchObject({ president: B, piles: [0, 0, 0], treasury: treasury + 13 });
    expect(playerOf(scenario.state, B).privileges).toEqual(['pocket-veto']);

    const again = lastPass([4, 9, 0], { president: B, privilegeTop: ['pocket-veto'] });
    expect(eventsOf(again, 'PresidentElected')).toMatchObject([{ seat: B, previous: B }]);
    expect(playerOf(again.state, B).privileges).toEqual(['pocket-veto']);
  });

  test('E22 Term Limits: no contributions to the president, who wins no tie [Term Limits]', () => {
    const limited = given(bidding({ laws: ['term-limits'], active: [B], campaign: { passed: [A] } }));
    limited.when(B, bid(A, 1)).thenRefused('TERM_LIMITED');
    const scenario = lastPass([0, 5, 5], { laws: ['term-limits'] });
    expect(eventsOf(scenario, 'SupremeCourtConsulted')).toMatchObject([
      { question: 'presidency', tied: [B, C] },
    ]);
    expect(eventsOf(scenario, 'SupremeCourtRuled')).toMatchObject([{ winner: C, method: 'random' }]);
    expect(scenario.state.president).toBe(C);
  });

  test('R18 nobody contributes: all eligible seats are tied', () => {
    expect(eventsOf(lastPass([0, 0, 0]), 'SupremeCourtConsulted')).toMatchObject([{ tied: [A, B, C] }]);
    expect(eventsOf(lastPass([0, 0, 0], { laws: ['term-limits'] }), 'SupremeCourtConsulted')).toMatchObject([
      { tied: [B, C] },
    ]);
  });

  test('three rounds; a pass is final; all bids of a round in order [Campaign Trail Phase]', () => {
    const scenario = given(bidding()).after([A, bid(A, 2)], [B, pass], [C, bid(A, 1)]);
    expect(eventsOf(scenario, 'BidRoundStarted')).toMatchObject([{ round: 2 }]);
    scenario.when(B, bid(B, 1)).thenRefused('NOT_ACTIVE');
    scenario.after([A, bid(C, 1)], [C, bid(C, 2)], [A, bid(B, 1)], [C, bid(B, 2)]);
    expect(eventsOf(scenario, 'ContributionsRevealed')).toMatchObject([{ totals: [3, 3, 3], givers: null }]);
  });

  test('Matching Funds add $10 of the Treasury to one candidate of the bid (R26)', () => {
    const scenario = given(bidding({ seats: { [A]: { privileges: ['matching-funds'] } } }));
    const contributions = [
      { candidate: C, amount: 2 },
      { candidate: A, amount: 1 },
    ];
    scenario
      .when(A, { type: 'placeBid', contributions, matchingFundsFor: B })
      .thenRefused('MATCHING_NOT_IN_BID');
    scenario.when(A, { type: 'placeBid', contributions, matchingFundsFor: C }).thenAccepted();
    expect(scenario.events.slice(0, 2)).toMatchObject([
      { type: 'ExecutivePrivilegeUsed', privilegeId: 'matching-funds', params: {} },
      { type: 'BidPlaced', candidates: [A, C], matchingFundsUsed: true, contributions, matchingFundsFor: C },
    ]);
    expect(scenario.state.piles).toEqual([1, 0, 12]);
    expect(playerOf(scenario.state, A).money).toBe(17);
  });

  test('pledges are recorded, replaced and limited (R20, R40)', () => {
    const board = boardOf(6);
    const scenario = given(
      bidding({ step: 'debate', active: [A, B, C], campaign: { round: 0, pledgesMade: [0, 9, 0] } }),
    );
    const pledge = (...legislationIds: string[]) => ({ type: 'makePledge' as const, legislationIds });
    scenario.when(A, pledge('sin-tax')).thenRefused('NOT_ON_BOARD');
    scenario.after([B, pledge(board[0] ?? '')]);
    scenario.when(B, pledge()).thenRefused('LIMIT_REACHED');
    scenario.after([A, pledge(board[1] ?? '')], [A, pledge(board[2] ?? '', board[3] ?? '')]);
    expect(scenario.state.campaign.pledges).toEqual([
      { seat: A, legislationIds: [board[2], board[3]] },
      { seat: B, legislationIds: [board[0]] },
    ]);
    scenario.after([A, { type: 'endDebate' }]);
    scenario.when(A, { type: 'endDebate' }).thenRefused('ALREADY_READY');
    scenario.after([B, { type: 'endDebate' }], [C, { type: 'endDebate' }]);
    expect(scenario.state).toMatchObject({ step: 'bid', active: [A] });
    scenario.when(C, pledge()).thenAccepted();
  });

  test('E32 open money, secret bids (R38)', () => {
    const open = { moneyVisibility: 'open' as const };
    const scenario = given(bidding({ options: open, seats: { [A]: { money: 40 } } }));
    const before = scenario.state;
    scenario.when(A, bid(B, 5)).thenAccepted();
    const seen = (viewer: number | 'spectator') => corporateAmerica.view(scenario.state, viewer);
    expect(seen(C).players[A]?.money).toBe(40);
    expect(seen(A).players[A]?.money).toBe(35);
    const placed = scenario.events.find(({ type }) => type === 'BidPlaced');
    if (placed === undefined) throw new Error('no bid');
    expect(redacted(corporateAmerica, { event: placed, draws: [] }, before, C).event).toMatchObject({
      candidates: [B],
      contributions: null,
      matchingFundsFor: null,
    });
    scenario.after([B, bid(B, 4)], [C, pass], [A, pass]);
    scenario.when(B, pass).thenAccepted();
    expect(eventsOf(scenario, 'ContributionsRevealed')).toMatchObject([
      { totals: [0, 9, 0], givers: [5, 4, 0] },
    ]);
    expect(seen(C).players[A]?.money).toBe(35);
    expect(corporateAmerica.view(before, C).treasury).not.toBeNull();
  });

  test('E32 secret money: no givers, and no fortune of another seat', () => {
    const scenario = given(bidding()).after([A, bid(B, 5)], [B, bid(B, 4)], [C, pass], [A, pass], [B, pass]);
    expect(eventsOf(scenario, 'ContributionsRevealed')).toMatchObject([{ givers: null }]);
    const view = corporateAmerica.view(scenario.state, C);
    expect(view.players.map(({ money }) => money)).toEqual([null, null, 20]);
    expect(view.treasury).toBeNull();
  });

  test('E35 the arbiter decides a tie (R39)', () => {
    const tied = () => lastPass([0, 5, 2, 5], { options: { supremeCourt: 'arbiter' } });
    const scenario = tied();
    expect(scenario.state).toMatchObject({ step: 'supremeCourt', active: [4] });
    scenario.when(4, { type: 'ruleSupremeCourt', winner: A }).thenRefused('NOT_TIED');
    scenario.when(B, { type: 'ruleSupremeCourt', winner: B }).thenRefused('NOT_ACTIVE');
    scenario.after([4, { type: 'ruleSupremeCourt', winner: B }]);
    expect(eventsOf(scenario, 'SupremeCourtRuled')).toMatchObject([{ winner: B, method: 'arbiter' }]);
    const lot = tied().after([4, { type: 'ruleSupremeCourt', winner: null }]);
    expect(eventsOf(lot, 'SupremeCourtRuled')).toMatchObject([{ winner: D, method: 'random' }]);
    expect(corporateAmerica.defaultCommand(tied().state, 4)).toEqual({
      type: 'ruleSupremeCourt',
      winner: null,
    });
    scenario.when(4, { type: 'giveMoney', to: A, amount: 1 }).thenRefused('WRONG_STEP');
    playOn(scenario, (state) => state.result !== null);
    expect(scenario.state.result?.scores.map(({ seat }) => seat)).toEqual([0, 1, 2, 3]);
    expect(
      corporateAmerica
        .outcome(scenario.state)
        ?.ranking.map(({ seat }) => seat)
        .sort(),
    ).toEqual([0, 1, 2, 3]);
  });

  test('E35 the arbiter looks on as a spectator and has no command of the players (R39)', () => {
    const scenario = given({ seatCount: 4, options: { supremeCourt: 'arbiter' } });
    expect(corporateAmerica.view(scenario.state, 4)).toEqual(
      corporateAmerica.view(scenario.state, 'spectator'),
    );
    expect(corporateAmerica.legalCommands(scenario.state, 4)).toEqual([]);
    scenario.when(4, { type: 'giveMoney', to: A, amount: 1 }).thenRefused('NOT_ACTIVE');
    scenario.when(A, { type: 'giveMoney', to: 4, amount: 1 }).thenRefused('INVALID_TARGET');
  });
});
