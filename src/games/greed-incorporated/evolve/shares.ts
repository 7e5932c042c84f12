import { companyOf, playerOf } from '../state.ts';
import type { Evolvers } from './moves.ts';

/** Issue of shares, stock options and dividends (specification, chapters 9.1, 9.2 and 10). */
export const shareEvolvers: Evolvers<
  | 'SharesIssued'
  | 'ShareOrderDetermined'
  | 'ShareAcquired'
  | 'ShareDeclined'
  | 'SharesWithdrawn'
  | 'OptionExercised'
  | 'OptionDeclined'
  | 'OptionLapsed'
  | 'DividendsPaid'
> = {
  SharesIssued: (state, { companyIds }) => {
    state.issuedShares = [...companyIds];
  },
  ShareOrderDetermined: (state, { order }) => {
    state.auction = null;
    state.choice = {
      order: order.map(({ seat, bid }) => ({ companyId: null, seat, bid })),
      next: 0,
      lap: 1,
      acquired: [],
      declined: [],
    };
  },
  ShareAcquired: (state, { seat, companyId, paid }) => {
    const company = companyOf(state, companyId);
    playerOf(state, seat).cash -= paid;
    company.cashFlow += paid;
    company.slots.push(seat);
    company.sharePrice = paid;
    state.issuedShares = state.issuedShares.filter((id) => id !== companyId);
    if (state.choice === null) return;
    state.choice.acquired.push(companyId);
    state.choice.next += 1;
    if (state.issuedShares.length === 0) state.choice = null;
  },
  ShareDeclined: (state) => {
    if (state.choice !== null) state.choice.next += 1;
  },
  SharesWithdrawn: (state) => {
    state.choice = null;
    state.issuedShares = [];
  },
  OptionExercised: (state, { seat, companyId, paid }) => {
    const company = companyOf(state, companyId);
    playerOf(state, seat).cash -= paid;
    company.cashFlow += paid;
    company.slots.push(seat);
    company.optionSeat = null;
  },
  OptionDeclined: (state, { companyId }) => {
    companyOf(state, companyId).optionSeat = null;
  },
  OptionLapsed: (state, { companyId }) => {
    companyOf(state, companyId).optionSeat = null;
  },
  DividendsPaid: (state, { companyId, payments, newIncomeAfter }) => {
    companyOf(state, companyId).newIncome = newIncomeAfter;
    for (const { seat, amount } of payments) playerOf(state, seat).cash += amount;
  },
};
