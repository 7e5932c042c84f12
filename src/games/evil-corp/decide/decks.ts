import { opportunityCards, worldEventCards } from '../content.ts';
import type { ShuffleReason } from '../sets.ts';
import type { EvilCorpBatch } from './rule.ts';

const opportunityDraw = 'deck/opportunity';
const worldEventDraw = 'deck/world-event';

/** Shuffles all cards of both decks in content order [The Opportunity and World Event Decks]. */
export function shuffleNewDecks(batch: EvilCorpBatch): void {
  shuffleDecks(
    batch,
    'setup',
    opportunityCards.map((card) => card.id),
    worldEventCards.map((card) => card.id),
  );
}

/** Shuffles both decks; the opportunity deck is draw record 0 (specification 15.2). */
export function shuffleDecks(
  batch: EvilCorpBatch,
  reason: ShuffleReason,
  opportunities: readonly string[],
  worldEvents: readonly string[],
): void {
  const opportunityDeck = batch.random.shuffle(opportunities, opportunityDraw);
  const worldEventDeck = batch.random.shuffle(worldEvents, worldEventDraw);
  batch.emit({
    type: 'DecksShuffled',
    reason,
    opportunityDeck,
    worldEventDeck,
    opportunityCount: opportunityDeck.length,
    worldEventCount: worldEventDeck.length,
  });
}

/** Shuffles the discards into the decks after the use of an agent (specification 7.6, R21). */
export function reshuffleWaste(batch: EvilCorpBatch): void {
  const { opportunityDeck, opportunityDiscards, worldEventDeck, worldEventDiscards } = batch.state;
  const opportunities = batch.random.shuffle([...opportunityDeck, ...opportunityDiscards], opportunityDraw);
  const worldEvents =
    worldEventDiscards.length === 0
      ? null
      : batch.random.shuffle([...worldEventDeck, ...worldEventDiscards], worldEventDraw);
  batch.emit({
    type: 'WastedOpportunitiesReshuffled',
    opportunityDeck: opportunities,
    worldEventDeck: worldEvents,
    opportunityCount: opportunities.length,
    worldEventCount: worldEventDeck.length + worldEventDiscards.length,
    opportunityReturned: opportunityDiscards.length,
    worldEventReturned: worldEventDiscards.length,
  });
}

/** Makes the discards the opportunity deck (R23). */
export function recycleOpportunities(batch: EvilCorpBatch): void {
  const deck = batch.random.shuffle(batch.state.opportunityDiscards, opportunityDraw);
  batch.emit({ type: 'OpportunityDeckRecycled', deck, returned: deck.length });
}

/** Makes the discards the world event deck (R23). */
export function recycleWorldEvents(batch: EvilCorpBatch): void {
  const deck = batch.random.shuffle(batch.state.worldEventDiscards, worldEventDraw);
  batch.emit({ type: 'WorldEventDeckRecycled', deck, returned: deck.length });
}
