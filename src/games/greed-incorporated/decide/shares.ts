import type { Seat } from '../../../kernel/game.ts';
import { constants } from '../content.ts';
import { companyOrder, freeSlots, nextChooser, optionCompany, optionPrice, playerOrder } from '../derived.ts';
import type { OptionLapseReason } from '../sets.ts';
import { type Company, companyOf, type GreedIncorporatedState, playerOf } from '../state.ts';
import { openAuction, playersOf } from './open-auction.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** Choice of shares and stock options [3) Spéculation boursière]. */
export const shareRules: Rules<'chooseShare' | 'declineShare' | 'exerciseOption' | 'declineOption'> = {
  chooseShare: {
    check: (state, seat, { companyId }) =>
      checkChooser(state, seat) ??
      refuseUnless(state.issuedShares.includes(companyId), 'SHARE_NOT_AVAILABLE'),
    play: (batch, seat, { companyId }) => {
      batch.emit({
        type: 'ShareAcquired',
        seat,
        companyId,
        slot: nextSlot(batch.state, companyId),
        paid: nextChooser(batch.state)?.bid ?? 0,
      });
      return 'shareChoice';
    },
  },
  declineShare: {
    check: checkChooser,
    play: (batch, seat) => {
      batch.emit({ type: 'ShareDeclined', seat });
      return 'shareChoice';
    },
  },
  exerciseOption: {
    check: checkHolder,
    play: (batch, seat, { companyId }) => {
      batch.emit({
        type: 'OptionExercised',
        seat,
        companyId,
        slot: nextSlot(batch.state, companyId),
        paid: optionPrice(companyOf(batch.state, companyId)) ?? 0,
      });
      return 'options';
    },
  },
  declineOption: {
    check: checkHolder,
    play: (batch, seat, { companyId }) => {
      batch.emit({ type: 'OptionDeclined', seat, companyId });
      return 'options';
    },
  },
};

/** The first free position, as none is left open in between. */
const nextSlot = (state: GreedIncorporatedState, companyId: string): number =>
  companyOf(state, companyId).slots.length + 1;

function checkChooser(state: GreedIncorporatedState, seat: Seat): Refusal | null {
  return refuseUnless(nextChooser(state)?.seat === seat, 'NOT_YOUR_TURN');
}

function checkHolder(
  state: GreedIncorporatedState,
  seat: Seat,
  { companyId }: { readonly companyId: string },
): Refusal | null {
  const company = optionCompany(state);
  if (company?.companyId !== companyId) return 'NOT_YOUR_TURN';
  return refuseUnless(company.optionSeat === seat, 'NOT_OPTION_HOLDER');
}

/** Every company with a free slot issues a share (9.1). */
export function issueShares(batch: GreedIncorporatedBatch): Next {
  const companyIds = companyOrder(batch.state)
    .filter((company) => freeSlots(company) > 0)
    .map(({ companyId }) => companyId);
  if (companyIds.length === 0) return afterStep(batch.state, 'shareChoice');
  batch.emit({ type: 'SharesIssued', companyIds });
  return 'shareRound';
}

/** All players bid for the order of choosing among the shares that are left (9.1). */
export function openShareRound(batch: GreedIncorporatedBatch): Next {
  return openAuction(batch, { kind: 'shareOrder', participants: playersOf(playerOrder(batch.state)) });
}

/** Asks the next player of the order; rounds follow while something is sold (R14). */
export function askForShares(batch: GreedIncorporatedBatch): Next {
  const { choice, issuedShares } = batch.state;
  if (issuedShares.length === 0 || choice === null) return afterStep(batch.state, 'shareChoice');
  if (nextChooser(batch.state) !== null) return enterPhase(batch, 'shares.choice');
  if (choice.acquired.length > 0) return 'shareRound';
  batch.emit({ type: 'SharesWithdrawn', companyIds: [...issuedShares] });
  return afterStep(batch.state, 'shareChoice');
}

/** Stock options lapse or are offered to their holders, company by company (9.2). */
export function settleOptions(batch: GreedIncorporatedBatch): Next {
  for (;;) {
    const company = optionCompany(batch.state);
    if (company === null || company.optionSeat === null) return afterStep(batch.state, 'options');
    const reason = lapseReason(batch.state, company, company.optionSeat);
    if (reason === null) return enterPhase(batch, 'shares.options');
    const { companyId, optionSeat } = company;
    batch.emit({ type: 'OptionLapsed', seat: optionSeat, companyId, reason });
  }
}

function lapseReason(
  state: GreedIncorporatedState,
  company: Company,
  holder: Seat,
): OptionLapseReason | null {
  const price = optionPrice(company);
  if (price === null) return 'noMarketPrice';
  if (freeSlots(company) === 0) return 'noSlot';
  return playerOf(state, holder).cash < price ? 'notEnoughCash' : null;
}

/** Each token of a company gets a tenth of its new income [4) Dividendes du capital]. */
export function payDividends(batch: GreedIncorporatedBatch): Next {
  for (const { companyId, newIncome, slots } of companyOrder(batch.state)) {
    const perShare = Math.floor(newIncome / constants.dividendDivisor);
    if (perShare === 0) continue;
    batch.emit({
      type: 'DividendsPaid',
      companyId,
      newIncomeBefore: newIncome,
      perShare,
      payments: slots.map((seat, index) => ({ slot: index + 1, seat, amount: perShare })),
      newIncomeAfter: newIncome - perShare * slots.length,
    });
  }
  return afterStep(batch.state, 'dividends');
}
