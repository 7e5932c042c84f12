import { describe, expect, test } from 'vitest';
import { opportunityCards, worldEventCards } from '../../../../src/games/evil-corp/content.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { givenSpending } from '../position.ts';

const classAction = 'opp-blue-p1-shanghai';
const counter = 'opp-red-p1-buenos-aires';

const sued = () =>
  givenSpending({ seats: { 0: { hand: [classAction] }, 2: { hand: [counter] } } })
    .when(0, { type: 'playNastyBusiness', cardId: classAction, params: { target: 1 } })
    .thenEvents({ type: 'NastyBusinessPlayed', nasty: 'class-action', params: { target: 1 } })
    .thenState((state) => expect(state.pending).toMatchObject({ type: 'counterWindow', remaining: [1, 2] }));

describe('nasty business and agents', () => {
  test('E21 a counter blocks [Play Nasty Business or Agent Cards]', () => {
    sued()
      .when(2, { type: 'playCounter', cardId: counter })
      .thenRefused('NOT_YOUR_DECISION')
      .when(1, { type: 'declineCounter' })
      .thenEvents({ type: 'CounterDeclined', seat: 1 })
      .when(2, { type: 'playCounter', cardId: counter })
      .thenEvents(
        { type: 'CounterPlayed', seat: 2, cardId: counter },
        { type: 'NastyBusinessBlocked', seat: 0, by: 2, cardId: classAction },
      )
      .thenState((state) => {
        expect(state.players.map((player) => player.liquidity)).toEqual([5, 5, 5]);
        expect(state.opportunityDiscards).toEqual([counter, classAction]);
        expect(state.pending).toBeNull();
        expect(state.turn?.inPlay).toBeNull();
      });
  });

  test('E22 not blocked [Play Nasty Business or Agent Cards]', () => {
    sued()
      .after([1, { type: 'declineCounter' }])
      .when(2, { type: 'declineCounter' })
      .thenEvents(
        { type: 'CounterDeclined', seat: 2 },
        { type: 'DebtSettled', debtor: 1, creditor: 0, due: 4, paid: 4, reason: 'classAction' },
        { type: 'NastyBusinessResolved', seat: 0, cardId: classAction },
      )
      .thenState((state) => {
        expect(playerOf(state, 0).liquidity).toBe(9);
        expect(playerOf(state, 1).liquidity).toBe(1);
      });
  });

  test('E23 first round [Play Nasty Business or Agent Cards, R33]', () => {
    const demolition = 'opp-blue-p1-mexico-city';
    givenSpending({
      seats: { 1: { hand: [demolition], turnsCompleted: 0 }, 2: { turnsCompleted: 0 } },
      turn: { seat: 1, turnNumber: 2, round: 1 },
    })
      .when(1, { type: 'playNastyBusiness', cardId: demolition, params: { target: 2, city: 'lagos' } })
      .thenRefused('FIRST_ROUND_PROTECTION')
      .when(1, { type: 'playNastyBusiness', cardId: demolition, params: { target: 0, city: 'london' } })
      .thenAccepted();
  });

  test('E24 counter as an action [Play Nasty Business or Agent Cards]', () => {
    givenSpending({ seats: { 0: { hand: [counter] } } })
      .when(0, { type: 'playNastyBusiness', cardId: counter, params: {} })
      .thenRefused('COUNTER_ONLY_AS_REACTION');
  });

  test('E25 raid [Play Nasty Business or Agent Cards]', () => {
    const a = 'opp-green-p3-cairo';
    const b = 'opp-green-p3-auckland';
    const c = 'opp-orange-p3-tokyo';
    const agent = 'agent-ghost';
    const others = opportunityCards.map((card) => card.id).filter((id) => ![a, b, c, agent].includes(id));
    const modifiers = worldEventCards.filter((card) => card.kind === 'marketModifier').map((card) => card.id);
    const [w, m0, m1, m2, m3, m4] = modifiers as [string, string, string, string, string, string];
    givenSpending({
      seats: { 0: { hand: [agent] }, 1: { hand: others.slice(40, 80) }, 2: { hand: others.slice(80) } },
      opportunityDiscards: [a, b, c],
      worldEventDiscards: [w],
      worldEvents: { europe: m0, africa: m1, asia: m2, oceania: m3, 'north-america': m4 },
    })
      .thenState((state) => {
        expect(state.opportunityDeck).toHaveLength(40);
        expect(state.worldEventDeck).toHaveLength(18);
      })
      .when(0, { type: 'raidWastedOpportunities', agentCardId: agent, takeCardId: b })
      .thenEvents(
        { type: 'WastedOpportunitiesRaided', seat: 0, agentCardId: agent, takenCardId: b },
        {
          type: 'WastedOpportunitiesReshuffled',
          opportunityReturned: 3,
          worldEventReturned: 1,
          opportunityCount: 43,
          worldEventCount: 19,
        },
      )
      .thenState((state) => {
        expect(playerOf(state, 0).hand).toEqual([b]);
        expect(state.opportunityDeck).toHaveLength(43);
        for (const cardId of [a, c, agent]) expect(state.opportunityDeck).toContain(cardId);
        expect(state.worldEventDeck).toHaveLength(19);
        expect(state.opportunityDiscards).toEqual([]);
        expect(state.worldEventDiscards).toEqual([]);
      });
  });

  test('E26 buying cards [Buy More Opportunity Cards]', () => {
    givenSpending({ seats: { 0: { liquidity: 7 } } })
      .when(0, { type: 'buyOpportunity' })
      .thenState((state) => expect(playerOf(state, 0).liquidity).toBe(4))
      .when(0, { type: 'buyOpportunity' })
      .thenState((state) => expect(playerOf(state, 0).liquidity).toBe(1))
      .when(0, { type: 'buyOpportunity' })
      .thenRefused('INSUFFICIENT_LIQUIDITY');
  });
});
