import { assertNever } from '../../../kernel/assert-never.ts';
import { companyOrder } from '../derived.ts';
import { bagOf } from '../goods.ts';
import { rulesOf } from '../modes.ts';
import { companyOf, type GreedIncorporatedState, playerOf } from '../state.ts';
import { type Evolvers, giveUp, layOut, removeGoods } from './moves.ts';

/** The balance sheet, and who is dismissed or fired by it (specification, chapters 11, 12.3 and 12.4). */
export const balanceEvolvers: Evolvers<
  | 'BooksCompared'
  | 'BonusPaid'
  | 'OptionGranted'
  | 'CeoDismissed'
  | 'AssetAbandoned'
  | 'CompanyLiquidated'
  | 'BooksClosed'
  | 'BlameAssigned'
  | 'ExecutivesFired'
  | 'AssetDropped'
> = {
  BooksCompared: (state, { companyId, result }) => {
    const { dismissal } = rulesOf(state);
    switch (dismissal) {
      case 'compensation': {
        const queue = state.settling === null ? companyIds(state) : state.booksQueue;
        state.booksQueue = queue.filter((id) => id !== companyId);
        state.settling = companyId;
        return;
      }
      case 'blame':
        companyOf(state, companyId).boot = result === 'decline';
        return;
      default:
        assertNever(dismissal);
    }
  },
  BonusPaid: (state, { companyId, seat, amount }) => {
    companyOf(state, companyId).newIncome -= amount;
    playerOf(state, seat).cash += amount;
  },
  OptionGranted: (state, { companyId, seat }) => {
    companyOf(state, companyId).optionSeat = seat;
  },
  CeoDismissed: (state, { companyId, seat, compensation, amount, slots }) => {
    const company = companyOf(state, companyId);
    if (compensation === 'goldenParachute') company.newIncome -= amount;
    else company.cashFlow -= amount;
    playerOf(state, seat).cash += amount;
    company.slots = [...slots];
  },
  AssetAbandoned: (state, { companyId, assetId }) => giveUp(state, companyOf(state, companyId), assetId),
  CompanyLiquidated: (state, { companyId, money, assetIds }) => {
    const company = companyOf(state, companyId);
    state.bankNet += money;
    company.cashFlow = 0;
    company.newIncome = 0;
    company.lastYearIncome = 0;
    removeGoods(state, company, bagOf(company.goods));
    company.assets = [];
    company.slots = [];
    company.status = 'liquidated';
    for (const assetId of assetIds) layOut(state, assetId);
    if (rulesOf(state).dismissal === 'blame') settleNext(state);
  },
  BooksClosed: (state, { companies }) => {
    for (const { companyId, toCashFlow, lastYearIncome } of companies) {
      const company = companyOf(state, companyId);
      company.cashFlow += toCashFlow;
      company.lastYearIncome = lastYearIncome;
      company.newIncome = 0;
    }
    state.booksQueue = companyIds(state).filter((id) => companyOf(state, id).boot);
    settleNext(state);
  },
  BlameAssigned: (state, { role, target }) => {
    state.blame.push({ role, target });
  },
  ExecutivesFired: (state, { companyId, fired, cashFlowAfter, slots }) => {
    const company = companyOf(state, companyId);
    company.cashFlow = cashFlowAfter;
    for (const { seat, amount } of fired) playerOf(state, seat).cash += amount;
    company.slots = [...slots];
    company.boot = false;
    state.blame = [];
    // Else a liquidation or the dropped asset ends the blame of this company.
    const dropsAsset = company.assets.length > 0 && fired.some(({ role }) => role === 'ceo');
    if (slots.length > 0 && !dropsAsset) settleNext(state);
  },
  AssetDropped: (state, { companyId, assetId }) => {
    giveUp(state, companyOf(state, companyId), assetId);
    settleNext(state);
  },
};

const companyIds = (state: GreedIncorporatedState): string[] =>
  companyOrder(state).map(({ companyId }) => companyId);

function settleNext(state: GreedIncorporatedState): void {
  state.settling = state.booksQueue.shift() ?? null;
}
