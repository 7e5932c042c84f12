import type { Seat } from '../../../kernel/game.ts';
import { constants, isSponsored } from '../content.ts';
import { type CorporateAmericaState, playerOf } from '../state.ts';
import { type Refusal, type Rules, refuseUnless } from './rule.ts';

/** Gifts, lent deductions and the last chance for them (specification 8.5, 8.6). */
export const bribeRules: Rules<
  'giveMoney' | 'lendSponsorship' | 'withdrawSponsorship' | 'confirmSettlement'
> = {
  giveMoney: {
    check: (state, seat, { to, amount }) =>
      refuseUnless(state.config.bribes, 'BRIBES_DISABLED') ??
      checkOther(state, seat, to) ??
      refuseUnless(amount <= playerOf(state, seat).money, 'INSUFFICIENT_FUNDS') ??
      refuseUnless((state.mainStreet.giftsMade[seat] ?? 0) < constants.giftsPerPhase, 'LIMIT_REACHED'),
    play: (batch, seat, { to, amount }) => {
      batch.emit({ type: 'MoneyGiven', from: seat, to, amount });
      return 'wait';
    },
  },
  lendSponsorship: {
    check: (state, seat, { businessId, to }) =>
      checkOwn(state, seat, businessId) ??
      refuseUnless(isSponsored(businessId), 'NOT_SPONSORED') ??
      checkUnused(state, businessId) ??
      checkOther(state, seat, to) ??
      refuseUnless((state.mainStreet.lendingsMade[seat] ?? 0) < constants.lendingsPerPhase, 'LIMIT_REACHED'),
    play: (batch, seat, { businessId, to }) => {
      batch.emit({ type: 'SponsorshipLent', seat, businessId, to });
      return 'wait';
    },
  },
  withdrawSponsorship: {
    check: (state, seat, { businessId }) =>
      checkOwn(state, seat, businessId) ??
      refuseUnless(state.mainStreet.lent[businessId] !== undefined, 'NOT_LENT') ??
      checkUnused(state, businessId),
    play: (batch, seat, { businessId }) => {
      batch.emit({ type: 'SponsorshipWithdrawn', seat, businessId });
      return 'wait';
    },
  },
  confirmSettlement: {
    check: ({ mainStreet }, seat) => refuseUnless(!mainStreet.settled.includes(seat), 'ALREADY_CONFIRMED'),
    play: (batch, seat) => {
      batch.emit({ type: 'SettlementConfirmed', seat });
      return batch.state.active.length === 0 ? 'closeMainStreet' : 'wait';
    },
  },
};

const checkOwn = (state: CorporateAmericaState, seat: Seat, businessId: string): Refusal | null =>
  refuseUnless(playerOf(state, seat).businesses.includes(businessId), 'NOT_YOUR_BUSINESS');

const checkUnused = (state: CorporateAmericaState, businessId: string): Refusal | null =>
  refuseUnless(!state.mainStreet.usedSponsors.includes(businessId), 'SPONSOR_ALREADY_USED');

/** Another player; the arbiter is none (R39). */
const checkOther = (state: CorporateAmericaState, seat: Seat, other: Seat): Refusal | null =>
  other === seat || state.players[other] === undefined ? 'INVALID_TARGET' : null;
