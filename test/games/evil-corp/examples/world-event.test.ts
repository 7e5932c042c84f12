import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type Changes, type EvilCorpScenario, givenSpending } from '../position.ts';

const counter = 'opp-red-p1-buenos-aires';
const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };
const oilSpill = 'we-disaster-oil-spill';

const letStand = (scenario: EvilCorpScenario): EvilCorpScenario =>
  scenario.after([0, { type: 'declineReroll' }], [1, { type: 'declineReroll' }]);

const strike = (changes: Changes = {}, rolls = [3]) =>
  givenSpending({ ...changes, worldEventTop: ['we-rail-strike'] }, { 'dice/world': rolls }).when(0, {
    type: 'endTurn',
  });

const disaster = (seats: Changes['seats']) =>
  givenSpending({ seats: seats ?? {}, worldEventTop: [oilSpill] }, { 'dice/world': [5] }).when(0, {
    type: 'endTurn',
  });

describe('world events', () => {
  test('E27 a modifier lands [Market Modifiers]', () => {
    letStand(
      strike().thenEvents(
        { type: 'WorldEventDrawn', seat: 0, cardId: 'we-rail-strike' },
        { type: 'WorldDieRolled', face: 3, market: 'europe', rollNumber: 1 },
      ),
    )
      .when(2, { type: 'declineReroll' })
      .thenEvents(
        { type: 'RerollDeclined', seat: 2 },
        { type: 'WorldEventPlaced', market: 'europe', replacedCardId: null },
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnStarted', seat: 1 },
      );
    letStand(strike({ worldEvents: { europe: 'we-heatwave' } }))
      .when(2, { type: 'declineReroll' })
      .thenState((state) => {
        expect(state.worldEvents.europe).toBe('we-rail-strike');
        expect(state.worldEventDiscards).toEqual(['we-heatwave']);
      });
  });

  test('E28 forced re-roll [Market Modifiers]', () => {
    const again = strike({ seats: { 1: { hand: [counter, 'agent-mole'] } } }, [3, 6])
      .when(0, { type: 'declineReroll' })
      .thenEvents({ type: 'RerollDeclined', seat: 0 })
      .when(1, { type: 'forceReroll', cardId: counter })
      .thenEvents(
        { type: 'RerollForced', seat: 1, cardId: counter },
        { type: 'WorldDieRolled', face: 6, market: 'oceania', rollNumber: 2 },
      )
      .thenState((state) => {
        expect(state.pending).toMatchObject({ type: 'rerollWindow', remaining: [0, 1, 2] });
        expect(state.opportunityDiscards).toEqual([counter]);
      });
    letStand(again)
      .when(2, { type: 'declineReroll' })
      .thenState((state) => expect(state.worldEvents.oceania).toBe('we-rail-strike'));
  });

  test('E29 disaster [Disaster Philanthropy]', () => {
    letStand(disaster({ 0: { liquidity: 6 }, 1: { liquidity: 5 }, 2: { liquidity: 3 } }))
      .when(2, { type: 'declineReroll' })
      .thenEvents(
        { type: 'RerollDeclined' },
        { type: 'DisasterStruck', cardId: oilSpill, market: 'asia', affected: [0, 1, 2] },
        { type: 'DebtSettled', debtor: 0, creditor: null, due: 5, paid: 5, reason: 'disaster' },
        { type: 'DebtSettled', debtor: 1, due: 5, paid: 5 },
        { type: 'DebtSettled', debtor: 2, due: 5, paid: 3 },
        { type: 'BankruptcyDeclared', seat: 2 },
        { type: 'TurnEnded' },
        { type: 'TurnStarted' },
      )
      .thenState((state) => {
        expect(state.players.map((player) => player.liquidity)).toEqual([1, 0, 0]);
        expect(playerOf(state, 2).token).toBe('bankrupt');
        expect(state.worldEventDiscards).toEqual([oilSpill]);
      });
  });
});

describe('bankruptcy', () => {
  const passTurn = (scenario: EvilCorpScenario, seat: number): EvilCorpScenario => {
    scenario.after([seat, { type: 'endTurn' }]);
    while (scenario.state.pending?.type === 'rerollWindow') {
      const asked = scenario.state.pending.remaining[0];
      if (asked === undefined) throw new Error('an empty window');
      scenario.after([asked, { type: 'declineReroll' }]);
    }
    return scenario;
  };

  test('E30 the course of a bankruptcy [Bankruptcy]', () => {
    const scenario = passTurn(
      givenSpending({
        seats: { 2: { token: 'bankrupt', liquidity: 0 } },
        turn: { seat: 1, turnNumber: 5 },
        worldEventTop: ['we-rail-strike', 'we-heatwave', 'we-gold-rush', 'we-tax-holiday'],
      }),
      1,
    );
    expect(scenario.events.at(-1)).toMatchObject({
      type: 'TurnStarted',
      seat: 2,
      tokenBefore: 'bankrupt',
      tokenAfter: 'rebranding',
      revenue: 'forbidden',
    });
    scenario
      .when(2, { type: 'declareRevenue', amount: 5 })
      .thenRefused('REVENUE_FORBIDDEN')
      .when(2, { type: 'collectOpportunities', discard: [] })
      .thenEvents({ type: 'OpportunitiesCollected' }, { type: 'CollectStageClosed', forfeited: [] });
    for (const seat of [2, 0, 1]) passTurn(scenario, seat);
    expect(scenario.events.at(-1)).toMatchObject({
      type: 'TurnStarted',
      seat: 2,
      tokenBefore: 'rebranding',
      tokenAfter: 'none',
      revenue: 'available',
    });
  });

  const shown = (hand: readonly string[]) =>
    givenSpending({ seats: { 0: { hand }, 2: { token: 'bankrupt' } } });

  test('E31 immune while the token is shown [Bankruptcy, R25]', () => {
    const embezzlement = 'opp-red-p1-johannesburg';
    const classAction = 'opp-blue-p1-shanghai';
    const crash = 'opp-red-p1-mumbai';
    const scenario = shown([embezzlement, classAction, crash])
      .when(0, { type: 'playNastyBusiness', cardId: embezzlement, params: { target: 2 } })
      .thenRefused('TARGET_IMMUNE')
      .when(0, { type: 'playNastyBusiness', cardId: classAction, params: { target: 2 } })
      .thenRefused('TARGET_IMMUNE')
      .after([0, { type: 'playNastyBusiness', cardId: crash, params: {} }], [1, { type: 'declineCounter' }]);
    scenario
      .when(2, { type: 'declineCounter' })
      .thenEvents(
        { type: 'CounterDeclined' },
        { type: 'DebtSettled', debtor: 1, creditor: null, due: 2, paid: 2, reason: 'marketCrash' },
        { type: 'NastyBusinessResolved' },
      );
  });

  test('E32 other income is allowed [Bankruptcy]', () => {
    const insider = 'opp-yellow-p1-new-york';
    givenSpending({
      seats: { 2: { token: 'rebranding', hand: [insider] } },
      turn: { seat: 2, turnNumber: 6 },
    })
      .after([2, { type: 'playNastyBusiness', cardId: insider, params: {} }], [0, { type: 'declineCounter' }])
      .when(1, { type: 'declineCounter' })
      .thenEvents(
        { type: 'CounterDeclined' },
        { type: 'BankPaid', seat: 2, amount: 4, reason: 'insiderTrading' },
        { type: 'NastyBusinessResolved' },
      )
      .thenState((state) => expect(playerOf(state, 2).liquidity).toBe(9));
  });

  test('E33 an unlocked endgame is immune [Bankruptcy, R35]', () => {
    const scenario = letStand(disaster({ 0: { liquidity: 2, laid: reds } })).when(2, {
      type: 'declineReroll',
    });
    expect(scenario.events.slice(2, 4)).toMatchObject([
      { type: 'DebtSettled', debtor: 0, due: 5, paid: 2 },
      { type: 'BankruptcyAverted', seat: 0, cause: 'endgameUnlocked' },
    ]);
    expect(playerOf(scenario.state, 0)).toMatchObject({ token: 'none', liquidity: 0 });
  });
});
