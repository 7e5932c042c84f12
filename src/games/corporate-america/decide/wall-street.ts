import type { Seat } from '../../../kernel/game.ts';
import { businessOf, constants, noBidContract } from '../content.ts';
import { canAffordStart, mayFinishStarting, mayHoldUsable, stageOf } from '../derived.ts';
import type { StartingEnd } from '../sets.ts';
import { playerOf } from '../state.ts';
import { drawCards } from './decks.ts';
import {
  type CorporateAmericaBatch,
  checkNamedPrivilege,
  enterStep,
  type Next,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** The Wall Street Phase (specification 7.1, 7.2). */
export const wallStreetRules: Rules<'discardBusinessCard' | 'startBusiness' | 'finishStarting'> = {
  discardBusinessCard: {
    check: (state, seat, { businessId }) =>
      refuseUnless(stageOf(state, seat) === 'discard', 'ALREADY_DISCARDED') ??
      refuseUnless(playerOf(state, seat).hand.includes(businessId), 'CARD_NOT_IN_HAND'),
    play: (batch, seat, { businessId }) => {
      batch.emit({ type: 'BusinessCardDiscarded', seat, businessId, reason: 'wallStreet' });
      return endStartingIfDone(batch, seat);
    },
  },
  startBusiness: {
    check: (state, seat, { businessId, privilegeId }) => {
      if (stageOf(state, seat) === 'discard') return 'MUST_DISCARD_FIRST';
      const { hand, money } = playerOf(state, seat);
      if (!hand.includes(businessId)) return 'CARD_NOT_IN_HAND';
      const refused = checkNamedPrivilege(state, seat, privilegeId, noBidContract);
      if (refused !== null) return refused;
      const { paid } = startPrice(businessId, privilegeId);
      return refuseUnless(paid <= money, 'INSUFFICIENT_FUNDS');
    },
    play: (batch, seat, { businessId, privilegeId }) => {
      if (typeof privilegeId === 'string') {
        batch.emit({ type: 'ExecutivePrivilegeUsed', seat, privilegeId, params: { businessId } });
      }
      batch.emit({
        type: 'BusinessStarted',
        seat,
        businessId,
        ...startPrice(businessId, privilegeId),
        source: 'hand',
        trigger: null,
      });
      return endStartingIfDone(batch, seat);
    },
  },
  finishStarting: {
    check: (state, seat) =>
      refuseUnless(stageOf(state, seat) !== 'discard', 'MUST_DISCARD_FIRST') ??
      refuseUnless(mayFinishStarting(state, seat), 'MUST_START_BUSINESS'),
    play: (batch, seat) =>
      // R5: where declining is allowed, the cause must not tell what the hand could have paid for.
      endStarting(batch, seat, batch.state.config.allowDeclineStart ? 'declined' : 'cannotAfford'),
  },
};

function startPrice(businessId: string, privilegeId: string | null | undefined) {
  const { startUpCost } = businessOf(businessId);
  const discount = typeof privilegeId === 'string' ? constants.noBidDiscount : 0;
  return { startUpCost, discount, paid: Math.max(0, startUpCost - discount) };
}

/** Opens the phase: seats act one after the other from the president on, or all at the same time (R4). */
export function beginWallStreet(batch: CorporateAmericaBatch): Next {
  batch.emit({ type: 'PhaseStarted', turn: batch.state.turn, phase: 'wallStreet' });
  if (batch.state.config.wallStreetMode === 'ordered') return 'nextStarter';
  const { order } = batch.state.wallStreet;
  for (const seat of order) drawForSeat(batch, seat);
  enterStep(batch, 'wallStreetTurn', order);
  let next: Next = 'wait';
  for (const seat of order) {
    if (stageOf(batch.state, seat) === 'start') next = endStartingIfDone(batch, seat);
  }
  return next;
}

/** The turn of the next seat, or the extra businesses once all are done (specification 7.1). */
export function nextStarter(batch: CorporateAmericaBatch): Next {
  const { order, seats } = batch.state.wallStreet;
  const seat = order.find((waiting) => seats[waiting]?.stage === 'waiting');
  if (seat === undefined) return 'extraBusinesses';
  enterStep(batch, 'wallStreetTurn', [seat]);
  drawForSeat(batch, seat);
  return stageOf(batch.state, seat) === 'start' ? endStartingIfDone(batch, seat) : 'wait';
}

function drawForSeat(batch: CorporateAmericaBatch, seat: Seat): void {
  drawCards(batch, 'business', constants.wallStreetDraw, (cards, positions) => {
    batch.emit({
      type: 'BusinessCardsDrawn',
      seat,
      cardIds: [...cards],
      count: cards.length,
      positions: [...positions],
      reason: 'wallStreet',
    });
  });
}

/** Ends the starting of a seat that has started enough, or that can start nothing whatever it does (R5). */
function endStartingIfDone(batch: CorporateAmericaBatch, seat: Seat): Next {
  const { state } = batch;
  const progress = state.wallStreet.seats[seat];
  if (progress !== undefined && progress.started >= progress.quota) {
    return endStarting(batch, seat, 'quotaMet');
  }
  // R37: any privilege could be a No-Bid Contract, so its holder is asked.
  const stuck = !canAffordStart(state, seat) && !mayHoldUsable(state, seat);
  return stuck ? endStarting(batch, seat, 'cannotAfford') : 'wait';
}

function endStarting(batch: CorporateAmericaBatch, seat: Seat, cause: StartingEnd): Next {
  const { started = 0, quota = 0 } = batch.state.wallStreet.seats[seat] ?? {};
  batch.emit({ type: 'StartingFinished', seat, started, quota, cause });
  const { config, wallStreet } = batch.state;
  if (config.wallStreetMode === 'ordered') return 'nextStarter';
  return wallStreet.seats.every(({ stage }) => stage === 'done') ? 'extraBusinesses' : 'wait';
}
