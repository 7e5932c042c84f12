import { opportunityPrice } from '../derived.ts';
import { type EvilCorpState, playerOf, turnOf } from '../state.ts';
import { recycleOpportunities, reshuffleWaste } from './decks.ts';
import { checkAgent, type Refusal, type Rules } from './rule.ts';
import { closeCollectStage } from './turns.ts';
import { drawWorldEvent } from './world-event.ts';

/** A SPEND command needs the stage `collect` or `spend` (specification 11.5). */
export function checkSpend(state: EvilCorpState): Refusal | null {
  const { stage } = turnOf(state);
  return stage === 'collect' || stage === 'spend' ? null : 'WRONG_STAGE';
}

/** Raids, purchases and the end of the turn (specification 11.5). */
export const spendRules: Rules<'raidWastedOpportunities' | 'buyOpportunity' | 'endTurn'> = {
  raidWastedOpportunities: {
    check: (state, seat, { agentCardId, takeCardId }) =>
      checkSpend(state) ??
      checkAgent(state, seat, agentCardId) ??
      (state.opportunityDiscards.includes(takeCardId) ? null : 'CARD_NOT_IN_DISCARDS'),
    play: (batch, seat, { agentCardId, takeCardId }) => {
      closeCollectStage(batch);
      batch.emit({ type: 'WastedOpportunitiesRaided', seat, agentCardId, takenCardId: takeCardId });
      reshuffleWaste(batch);
    },
  },
  buyOpportunity: {
    check: (state, seat) => {
      const refusal = checkSpend(state);
      if (refusal !== null) return refusal;
      const cards = state.opportunityDeck.length + state.opportunityDiscards.length;
      if (cards === 0) return 'DECK_EMPTY';
      const { liquidity } = playerOf(state, seat);
      return liquidity < opportunityPrice(state) ? 'INSUFFICIENT_LIQUIDITY' : null;
    },
    play: (batch, seat) => {
      const price = opportunityPrice(batch.state);
      closeCollectStage(batch);
      if (batch.state.opportunityDeck.length === 0) recycleOpportunities(batch);
      const cardId = batch.state.opportunityDeck[0] as string;
      batch.emit({ type: 'OpportunityBought', seat, cardId, price });
    },
  },
  endTurn: {
    check: checkSpend,
    play: (batch, seat) => {
      closeCollectStage(batch);
      drawWorldEvent(batch, seat);
    },
  },
};
