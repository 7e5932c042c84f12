import type { Seat } from '../../../kernel/game.ts';
import type { CommandNamed } from '../commands.ts';
import { type PhaseCard, type PhaseNumber, phaseCardOf } from '../content.ts';
import { endgameUnlocked, layingCost, phaseNumbers } from '../derived.ts';
import { type EvilCorpState, playerOf } from '../state.ts';
import { reshuffleWaste } from './decks.ts';
import { checkAgent, checkEnemy, type EvilCorpBatch, inHand, type Refusal, type Rules } from './rule.ts';
import { checkSpend } from './spend.ts';
import { closeCollectStage } from './turns.ts';

/** Laying phases and taking them from enemies (specification 11.5) [Lay a Phase]. */
export const phaseRules: Rules<'layPhase' | 'buyPhase' | 'seizePhase'> = {
  layPhase: { check: checkLayPhase, play: layPhase },
  buyPhase: {
    check: (state, seat, { from, phase }) => {
      const refusal = checkSpend(state) ?? checkTakeover(state, seat, from, phase);
      if (refusal !== null) return refusal;
      const { cost } = laidPhase(state, from, phase) as PhaseCard;
      return playerOf(state, seat).liquidity < cost ? 'INSUFFICIENT_LIQUIDITY' : null;
    },
    play: (batch, seat, { from, phase }) => {
      const card = laidPhase(batch.state, from, phase) as PhaseCard;
      closeCollectStage(batch);
      batch.emit({ type: 'PhaseBought', seat, from, phase, cardId: card.id, price: card.cost });
    },
  },
  seizePhase: {
    check: (state, seat, { agentCardId, from, phase }) =>
      checkSpend(state) ?? checkAgent(state, seat, agentCardId) ?? checkTakeover(state, seat, from, phase),
    play: (batch, seat, { agentCardId, from, phase }) => {
      const card = laidPhase(batch.state, from, phase) as PhaseCard;
      closeCollectStage(batch);
      batch.emit({ type: 'PhaseSeized', seat, from, phase, cardId: card.id, agentCardId });
      reshuffleWaste(batch);
    },
  },
};

/** The card a seat has in play for a number, or null. */
export function laidPhase(state: EvilCorpState, seat: Seat, phase: number): PhaseCard | null {
  const cardId = playerOf(state, seat).laid[phase as PhaseNumber];
  return cardId === null ? null : phaseCardOf(cardId);
}

// R29: only phases of the taker's own colour.
function checkTakeover(state: EvilCorpState, seat: Seat, from: Seat, phase: number): Refusal | null {
  const refusal = checkEnemy(state, seat, from);
  if (refusal !== null) return refusal;
  const card = laidPhase(state, from, phase);
  if (card === null) return 'NO_SUCH_PHASE';
  return card.colour === playerOf(state, seat).colour ? null : 'NOT_YOUR_COLOUR';
}

function checkLayPhase(
  state: EvilCorpState,
  seat: Seat,
  { cardId, keep }: CommandNamed<'layPhase'>,
): Refusal | null {
  const refusal = checkSpend(state);
  if (refusal !== null) return refusal;
  if (!inHand(state, seat, cardId)) return 'CARD_NOT_IN_HAND';
  const card = phaseCardOf(cardId);
  if (card === null) return 'NOT_A_PHASE_CARD';
  const player = playerOf(state, seat);
  const replays = player.laid[card.phase] !== null;
  // R28: a number in play may always be replayed, an absent one needs all lower numbers.
  const inOrder = phaseNumbers.every((p) => p >= card.phase || player.laid[p] !== null);
  if (!replays && !inOrder) return 'PHASE_OUT_OF_ORDER';
  if (replays && keep === undefined) return 'KEEP_CHOICE_REQUIRED';
  if (!replays && keep !== undefined) return 'KEEP_CHOICE_NOT_ALLOWED';
  return player.liquidity < layingCost(state, card.cost) ? 'INSUFFICIENT_LIQUIDITY' : null;
}

function layPhase(batch: EvilCorpBatch, seat: Seat, { cardId, keep }: CommandNamed<'layPhase'>): void {
  const card = phaseCardOf(cardId) as PhaseCard;
  const player = playerOf(batch.state, seat);
  const old = player.laid[card.phase];
  const unlockedBefore = endgameUnlocked(player);
  const cost = layingCost(batch.state, card.cost);
  closeCollectStage(batch);
  batch.emit({
    type: 'PhaseLaid',
    seat,
    cardId,
    phase: card.phase,
    city: card.city,
    cost,
    kept: keep ?? null,
    discardedCardId: keep === 'old' ? cardId : old,
    businessPlaced: player.supply >= 1,
    pieceAdded: !player.pieces[card.phase],
  });
  if (!unlockedBefore && endgameUnlocked(playerOf(batch.state, seat))) {
    batch.emit({ type: 'EndgameUnlocked', seat });
  }
}
