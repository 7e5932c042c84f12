import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { redacted } from '../../../support/game/redact.ts';
import { given } from '../position.ts';

const A = 'opp-green-p3-cairo';
const B = 'opp-green-p3-auckland';
const C = 'opp-orange-p3-tokyo';
const x = 'opp-yellow-p3-cairo';
const y = 'opp-yellow-p3-london';

describe('collecting', () => {
  test('E10 discard, then draw to the limit [Collect Free Opportunities]', () => {
    const scenario = given({ seats: { 0: { hand: [A, B, C] } }, deckTop: [x, y] });
    const before = scenario.state;
    scenario
      .when(0, { type: 'collectOpportunities', discard: [A, B] })
      .thenEvents({
        type: 'OpportunitiesCollected',
        seat: 0,
        discarded: [A, B],
        drawn: [x, y],
        count: 2,
        final: true,
      })
      .thenState((state) => {
        expect(state.opportunityDiscards).toEqual([A, B]);
        expect(playerOf(state, 0).hand).toEqual([C, x, y]);
      });
    const event = scenario.events[0];
    if (event === undefined) throw new Error('no event');
    for (const viewer of [1, 2, 'spectator'] as const) {
      const seen = redacted(evilCorp, { event, draws: [] }, before, viewer).event;
      expect(seen).toMatchObject({ drawn: null, count: 2, discarded: [A, B] });
    }
    expect(redacted(evilCorp, { event, draws: [] }, before, 0).event).toEqual(event);
  });

  test('E11 a rookie error [Collect Free Opportunities, IMPORTANT]', () => {
    given()
      .when(0, { type: 'buyOpportunity' })
      .thenEvents(
        { type: 'CollectStageClosed', seat: 0, forfeited: ['revenue', 'opportunities'] },
        { type: 'OpportunityBought', seat: 0, price: 3 },
      )
      .thenState((state) => expect(playerOf(state, 0).liquidity).toBe(2))
      .when(0, { type: 'declareRevenue', amount: 5 })
      .thenRefused('WRONG_STAGE');
  });

  test('E12 partial forfeit [Collect Free Opportunities, IMPORTANT]', () => {
    const scenario = given({ turn: { revenue: 'collected', acted: true } }).when(0, { type: 'endTurn' });
    expect(scenario.events[0]).toEqual({ type: 'CollectStageClosed', seat: 0, forfeited: ['opportunities'] });
    expect(scenario.events[1]?.type).toBe('WorldEventDrawn');
  });

  test('E13 nothing to forfeit [Collect Free Opportunities]', () => {
    given({ turn: { revenue: 'collected', acted: true } })
      .when(0, { type: 'collectOpportunities', discard: [] })
      .thenEvents({ type: 'OpportunitiesCollected' }, { type: 'CollectStageClosed', forfeited: [] })
      .thenState((state) => expect(state.turn?.stage).toBe('spend'));
  });
});
