import type { Seat } from '../../../kernel/game.ts';
import type { CommandNamed } from '../commands.ts';
import { type PhaseCard, phaseCardOf } from '../content.ts';
import { type EvilCorpState, turnOf } from '../state.ts';
import { checkNastyParams } from './nasty-checks.ts';
import { resolveNasty } from './nasty-effects.ts';
import { checkCounter, inHand, noCheck, type Refusal, type Rules } from './rule.ts';
import { checkSpend } from './spend.ts';
import { closeCollectStage } from './turns.ts';

/** Nasty business and its counter window (specification 7.2, 11.5, 11.6). */
export const nastyRules: Rules<'playNastyBusiness' | 'playCounter' | 'declineCounter'> = {
  playNastyBusiness: {
    check: checkNastyBusiness,
    play: (batch, seat, { cardId, params }) => {
      const { nasty } = phaseCardOf(cardId) as PhaseCard;
      closeCollectStage(batch);
      batch.emit({ type: 'NastyBusinessPlayed', seat, cardId, nasty, params: { ...params } });
      if (batch.state.pending === null) resolveNasty(batch, { seat, cardId, nasty, params });
    },
  },
  playCounter: {
    check: (state, seat, { cardId }) => checkCounter(state, seat, cardId),
    play: (batch, seat, { cardId }) => {
      const turn = turnOf(batch.state);
      const blocked = turn.inPlay as string;
      // R17: the first counter decides, and cannot be countered itself.
      batch.emit({ type: 'CounterPlayed', seat, cardId });
      batch.emit({ type: 'NastyBusinessBlocked', seat: turn.seat, cardId: blocked, by: seat });
    },
  },
  declineCounter: {
    check: noCheck,
    play: (batch, seat) => {
      const { pending } = batch.state;
      if (pending?.type !== 'counterWindow') throw new Error('no counter window is open');
      batch.emit({ type: 'CounterDeclined', seat });
      if (pending.remaining.length === 1) resolveNasty(batch, pending);
    },
  },
};

function checkNastyBusiness(
  state: EvilCorpState,
  seat: Seat,
  { cardId, params }: CommandNamed<'playNastyBusiness'>,
): Refusal | null {
  const refusal = checkSpend(state);
  if (refusal !== null) return refusal;
  if (!inHand(state, seat, cardId)) return 'CARD_NOT_IN_HAND';
  const card = phaseCardOf(cardId);
  if (card === null) return 'NOT_A_PHASE_CARD';
  return checkNastyParams(state, seat, card.nasty, params);
}
