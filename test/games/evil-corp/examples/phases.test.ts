import { describe, expect, test } from 'vitest';
import { handLimit } from '../../../../src/games/evil-corp/derived.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { givenSpending, position } from '../position.ts';

const orange1 = 'opp-orange-p1-mumbai';
const red1 = 'opp-red-p1-johannesburg';
const red2 = 'opp-red-p2-tokyo';
const green2 = 'opp-green-p2-cairo';
const red3 = 'opp-red-p3-lagos';

describe('phases', () => {
  test('E14 first phase [Lay a Phase]', () => {
    givenSpending({ seats: { 0: { liquidity: 10, hand: [orange1] } } })
      .when(0, { type: 'layPhase', cardId: orange1 })
      .thenEvents({
        type: 'PhaseLaid',
        seat: 0,
        phase: 1,
        city: 'mumbai',
        cost: 3,
        kept: null,
        discardedCardId: null,
        businessPlaced: true,
        pieceAdded: true,
      })
      .thenState((state) => {
        const seat0 = playerOf(state, 0);
        expect(seat0.liquidity).toBe(7);
        expect(seat0.businesses['mumbai']).toBe(1);
        expect(seat0.pieces).toEqual({ 1: true, 2: false, 3: false });
        expect(handLimit(seat0)).toBe(4);
        expect(seat0.laid[1]).toBe(orange1);
        expect(seat0.hand).toEqual([]);
      });
  });

  test('E15 order [Lay a Phase]', () => {
    const rich = { liquidity: 20, hand: [green2, red3] };
    givenSpending({ seats: { 0: rich } })
      .when(0, { type: 'layPhase', cardId: green2 })
      .thenRefused('PHASE_OUT_OF_ORDER')
      .when(0, { type: 'layPhase', cardId: red3 })
      .thenRefused('PHASE_OUT_OF_ORDER');
    givenSpending({ seats: { 0: { ...rich, laid: { 1: red1 } } } })
      .when(0, { type: 'layPhase', cardId: red3 })
      .thenRefused('PHASE_OUT_OF_ORDER');
    givenSpending({ seats: { 0: { ...rich, laid: { 1: red1, 2: red2 } } } })
      .when(0, { type: 'layPhase', cardId: red3 })
      .thenEvents({ type: 'PhaseLaid', phase: 3, cost: 6 }, { type: 'EndgameUnlocked', seat: 0 });
  });

  test('E16 replay a number and keep the better card [Lay a Phase]', () => {
    givenSpending({
      seats: {
        0: {
          liquidity: 6,
          hand: [red1],
          laid: { 1: orange1 },
          businesses: ['san-francisco', 'london', 'tokyo', 'mumbai'],
        },
      },
    })
      .when(0, { type: 'layPhase', cardId: red1, keep: 'new' })
      .thenEvents({
        type: 'PhaseLaid',
        cost: 3,
        kept: 'new',
        discardedCardId: orange1,
        businessPlaced: true,
        pieceAdded: false,
      })
      .thenState((state) => {
        const seat0 = playerOf(state, 0);
        expect(seat0.liquidity).toBe(3);
        expect(seat0.businesses).toMatchObject({ johannesburg: 1, mumbai: 1 });
        expect(seat0.laid[1]).toBe(red1);
        expect(state.opportunityDiscards).toEqual([orange1]);
      });
  });

  test('E17 hand limits [Phases, HQ and Hand Limit]', () => {
    const limit = (pieces: { 1?: boolean; 2?: boolean; 3?: boolean }) =>
      handLimit(playerOf(position({ seats: { 0: { pieces } } }), 0));
    expect(limit({})).toBe(3);
    expect(limit({ 1: true })).toBe(4);
    expect(limit({ 1: true, 2: true })).toBe(5);
    expect(limit({ 1: true, 2: true, 3: true })).toBe(6);
    givenSpending({
      seats: {
        0: { hand: ['opp-red-p1-sydney'] },
        1: { laid: { 1: 'opp-green-p1-london' }, hand: [] },
        2: { hand: [] },
      },
    })
      .when(0, { type: 'playNastyBusiness', cardId: 'opp-red-p1-sydney', params: { target: 1, phase: 1 } })
      .thenEvents(
        { type: 'NastyBusinessPlayed' },
        { type: 'PhaseDiscarded', seat: 1, phase: 1, cause: 'injunction' },
        { type: 'NastyBusinessResolved' },
      )
      .thenState((state) => {
        expect(playerOf(state, 1).laid[1]).toBeNull();
        expect(handLimit(playerOf(state, 1))).toBe(4);
      });
  });

  const takeover = (hand: readonly string[], liquidity: number) =>
    givenSpending({
      seats: {
        0: { liquidity, hand, laid: { 1: red1 } },
        1: {
          laid: { 1: 'opp-green-p1-london', 2: red2 },
          businesses: ['frankfurt', 'new-york', 'mumbai', 'tokyo'],
        },
      },
    });

  test('E18 hostile takeover [Lay a Phase; Perform a Hostile Takeover]', () => {
    takeover([], 8)
      .when(0, { type: 'buyPhase', from: 1, phase: 2 })
      .thenEvents({ type: 'PhaseBought', seat: 0, from: 1, phase: 2, cardId: red2, price: 5 })
      .thenState((state) => {
        expect(playerOf(state, 0)).toMatchObject({ liquidity: 3, hand: [red2] });
        expect(playerOf(state, 1)).toMatchObject({ liquidity: 10, pieces: { 2: true } });
        expect(playerOf(state, 1).laid[2]).toBeNull();
        expect(playerOf(state, 1).businesses['tokyo']).toBe(1);
      })
      .when(0, { type: 'layPhase', cardId: red2 })
      .thenRefused('INSUFFICIENT_LIQUIDITY', { kind: 'ruling', id: 'R27' });
  });

  test('E19 only the own colour [Perform a Hostile Takeover, R29]', () => {
    takeover([], 8).when(0, { type: 'buyPhase', from: 1, phase: 1 }).thenRefused('NOT_YOUR_COLOUR');
  });

  test('E20 an agent seizes for free [Lay a Phase]', () => {
    takeover(['agent-mole'], 0)
      .when(0, { type: 'seizePhase', agentCardId: 'agent-mole', from: 1, phase: 2 })
      .thenEvents(
        { type: 'PhaseSeized', seat: 0, from: 1, phase: 2, cardId: red2, agentCardId: 'agent-mole' },
        { type: 'WastedOpportunitiesReshuffled', opportunityReturned: 1, worldEventReturned: 0 },
      )
      .thenState((state) => {
        expect(playerOf(state, 0)).toMatchObject({ liquidity: 0, hand: [red2] });
        expect(playerOf(state, 1).liquidity).toBe(5);
        expect(state.opportunityDiscards).toEqual([]);
        expect(state.worldEventDiscards).toEqual([]);
        expect(state.opportunityDeck).toContain('agent-mole');
      });
  });
});
