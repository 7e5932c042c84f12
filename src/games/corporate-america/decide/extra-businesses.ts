import { businessOf, specialRule } from '../content.ts';
import { extraCards, meetsFilter, noOtherHand } from '../derived.ts';
import { type CorporateAmericaState, type OwnedBusiness, playerOf } from '../state.ts';
import { drawCards } from './decks.ts';
import {
  type CorporateAmericaBatch,
  enterStep,
  type Next,
  noCheck,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** Job Creators and Think Tanks (specification 7.3, 7.4). */
export const extraBusinessRules: Rules<
  'startExtraBusiness' | 'declineExtraBusiness' | 'inspectHand' | 'takeBusinessCard' | 'declineThinkTank'
> = {
  startExtraBusiness: {
    check: (state, seat, { businessId }) => {
      const head = jobHead(state);
      if (!extraCards(state, head).includes(businessId)) return 'CARD_NOT_AVAILABLE';
      if (!meetsFilter(head.businessId, businessId)) return 'FILTER_NOT_MET';
      const { startUpCost } = businessOf(businessId);
      return refuseUnless(startUpCost <= playerOf(state, seat).money, 'INSUFFICIENT_FUNDS');
    },
    play: (batch, seat, { businessId }) => {
      const { businessId: trigger } = jobHead(batch.state);
      const { startUpCost } = businessOf(businessId);
      batch.emit({
        type: 'BusinessStarted',
        seat,
        businessId,
        startUpCost,
        discount: 0,
        paid: startUpCost,
        source: looksAtDeck(trigger) ? 'deck' : 'hand',
        trigger,
      });
      return discardInspected(batch, seat);
    },
  },
  declineExtraBusiness: {
    check: noCheck,
    play: (batch, seat) => {
      const { businessId } = jobHead(batch.state);
      batch.emit({ type: 'JobCreatorDeclined', seat, businessId });
      return discardInspected(batch, seat);
    },
  },
  inspectHand: {
    check: (state, seat, { target }) => {
      if (state.wallStreet.inspectTarget !== null) return 'ALREADY_INSPECTED';
      const other = state.players[target];
      if (other === undefined || target === seat) return 'INVALID_TARGET';
      return refuseUnless(other.hand.length > 0, 'TARGET_HAND_EMPTY');
    },
    play: (batch, seat, { target }) => {
      const { hand } = playerOf(batch.state, target);
      batch.emit({ type: 'HandInspected', seat, target, cardIds: [...hand], count: hand.length });
      return 'wait';
    },
  },
  takeBusinessCard: {
    check: ({ wallStreet }, _seat, { businessId }) =>
      refuseUnless(wallStreet.inspectTarget !== null, 'NOTHING_INSPECTED') ??
      refuseUnless(wallStreet.inspected.includes(businessId), 'CARD_NOT_AVAILABLE'),
    play: (batch, seat, { businessId }) => {
      const target = batch.state.wallStreet.inspectTarget;
      if (target === null) throw new Error('no hand is inspected');
      batch.emit({ type: 'BusinessCardTaken', seat, target, businessId });
      return 'extraBusinesses';
    },
  },
  declineThinkTank: {
    check: ({ wallStreet }) => refuseUnless(wallStreet.inspectTarget === null, 'ALREADY_INSPECTED'),
    play: (batch) => {
      const [head] = batch.state.wallStreet.thinkQueue;
      if (head !== undefined) batch.emit({ type: 'ThinkTankDeclined', ...head, cause: 'declined' });
      return 'extraBusinesses';
    },
  },
};

function jobHead(state: CorporateAmericaState): OwnedBusiness {
  const [head] = state.wallStreet.jobQueue;
  if (head === undefined) throw new Error('no Job Creator is left');
  return head;
}

const looksAtDeck = (businessId: string): boolean =>
  specialRule(businessId, 'jobCreator')?.source === 'topOfBusinessDeck';

function discardInspected(batch: CorporateAmericaBatch, seat: number): Next {
  for (const businessId of batch.state.wallStreet.inspected) {
    batch.emit({ type: 'BusinessCardDiscarded', seat, businessId, reason: 'startUpLabs' });
  }
  return 'extraBusinesses';
}

/** Works on the next Job Creator, else Think Tank, else goes on to Main Street [Job Creator], [Think Tank]. */
export function workOnExtraBusinesses(batch: CorporateAmericaBatch): Next {
  const { jobQueue, thinkQueue } = batch.state.wallStreet;
  const [job] = jobQueue;
  if (job !== undefined) {
    const rule = specialRule(job.businessId, 'jobCreator');
    if (rule?.source === 'topOfBusinessDeck') inspectTop(batch, job, rule.look);
    return enterStep(batch, 'jobCreator', [job.seat]);
  }
  const [think] = thinkQueue;
  return think === undefined ? 'mainStreet' : workOnThinkTank(batch, think);
}

function inspectTop(batch: CorporateAmericaBatch, { seat, businessId }: OwnedBusiness, look: number): void {
  drawCards(batch, 'business', look, (cards, positions) => {
    batch.emit({
      type: 'TopBusinessesInspected',
      seat,
      businessId,
      cardIds: [...cards],
      count: cards.length,
      positions: [...positions],
    });
  });
}

function workOnThinkTank(batch: CorporateAmericaBatch, head: OwnedBusiness): Next {
  const { seat, businessId } = head;
  const rule = specialRule(businessId, 'thinkTank');
  if (rule?.effect === 'takeFromHand') {
    if (!noOtherHand(batch.state, seat)) return enterStep(batch, 'thinkTank', [seat]);
    batch.emit({ type: 'ThinkTankDeclined', seat, businessId, cause: 'noHands' });
    return 'extraBusinesses';
  }
  let drawn = 0;
  drawCards(batch, 'business', rule?.cards ?? 0, (cards, positions) => {
    drawn += cards.length;
    batch.emit({
      type: 'BusinessCardsDrawn',
      seat,
      cardIds: [...cards],
      count: cards.length,
      positions: [...positions],
      reason: 'thinkTank',
    });
  });
  if (drawn === 0) batch.emit({ type: 'ThinkTankDeclined', seat, businessId, cause: 'noCards' });
  return 'extraBusinesses';
}
