import { describe, expect, test } from 'vitest';
import { opportunityCards } from '../../../../src/games/evil-corp/content.ts';
import { type Changes, given, givenSpending } from '../position.ts';

describe('collecting and decks', () => {
  const drained = (discards: readonly string[]): Changes => ({
    seats: {
      0: { hand: ['agent-mole'], pieces: { 1: true } },
      1: {
        hand: opportunityCards
          .map((card) => card.id)
          .filter((id) => !discards.includes(id) && id !== 'agent-mole'),
      },
      2: { hand: [] },
    },
    opportunityDiscards: discards,
  });

  test('R23 a deck that runs out in the middle of a collection (12.3)', () => {
    const [a, b] = ['opp-green-p3-cairo', 'opp-green-p3-auckland'];
    const changes = drained([a]);
    const hand = changes.seats?.[1]?.hand?.filter((id) => id !== b) ?? [];
    given({ ...changes, seats: { ...changes.seats, 1: { hand } }, deckTop: [b] })
      .when(0, { type: 'collectOpportunities', discard: ['agent-mole'] })
      .thenEvents(
        { type: 'OpportunitiesCollected', discarded: ['agent-mole'], drawn: [b], final: false },
        { type: 'OpportunityDeckRecycled', returned: 2 },
        { type: 'OpportunitiesCollected', discarded: [], count: 2, final: true },
      );
    given(changes)
      .when(0, { type: 'collectOpportunities', discard: [] })
      .thenEvents(
        { type: 'OpportunitiesCollected', drawn: [], final: false },
        { type: 'OpportunityDeckRecycled', returned: 1, deck: [a] },
        { type: 'OpportunitiesCollected', drawn: [a], count: 1, final: true },
      );
  });

  test('R23 nothing to draw and nothing to recycle', () => {
    given(drained([]))
      .when(0, { type: 'collectOpportunities', discard: [] })
      .thenEvents({ type: 'OpportunitiesCollected', drawn: [], count: 0, final: true });
    givenSpending({ ...drained([]) })
      .when(0, { type: 'buyOpportunity' })
      .thenRefused('DECK_EMPTY');
  });

  test('R21 a discarded agent causes no shuffle', () => {
    given({ seats: { 0: { hand: ['agent-mole'] } } })
      .when(0, { type: 'collectOpportunities', discard: ['agent-mole'] })
      .thenEvents({ type: 'OpportunitiesCollected' })
      .thenState((state) => expect(state.opportunityDiscards).toEqual(['agent-mole']));
  });
});
