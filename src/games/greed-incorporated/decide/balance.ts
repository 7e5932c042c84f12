import { assertNever } from '../../../kernel/assert-never.ts';
import type { Seat } from '../../../kernel/game.ts';
import { constants } from '../content.ts';
import { ceoOf, companyOrder, freeSlots } from '../derived.ts';
import { bagOf } from '../goods.ts';
import { rulesOf } from '../modes.ts';
import type { BookResult, Compensation } from '../sets.ts';
import { type Company, companyOf, type GreedIncorporatedState } from '../state.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Refusal,
  type Rules,
  refuseUnless,
  refuseUnlessCeo,
} from './rule.ts';

/** Reward and dismissal of CEOs [5) Bilan comptable]. */
export const balanceRules: Rules<'chooseReward' | 'chooseCompensation' | 'abandonAsset'> = {
  chooseReward: {
    check: (state, seat, { companyId, reward }) => {
      const refused = checkSettling(state, seat, companyId);
      if (refused !== null) return refused;
      return refuseUnless(reward === 'bonus' || mayHaveOption(companyOf(state, companyId)), 'NO_FREE_SLOT');
    },
    play: (batch, seat, { companyId, reward }) => {
      if (reward === 'bonus') payBonus(batch, companyOf(batch.state, companyId), false);
      else batch.emit({ type: 'OptionGranted', companyId, seat });
      return 'settlements';
    },
  },
  chooseCompensation: {
    check: (state, seat, { companyId }) => checkSettling(state, seat, companyId),
    play: (batch, _seat, { companyId, compensation }) => {
      dismissCeo(batch, companyOf(batch.state, companyId), compensation);
      const company = companyOf(batch.state, companyId);
      if (company.slots.length === 0) {
        liquidate(batch, company);
        return 'settlements';
      }
      const [first, ...others] = company.assets;
      if (others.length > 0) return enterPhase(batch, 'balance.abandon');
      if (first !== undefined) {
        const seat = ceoOf(company);
        batch.emit({ type: 'AssetAbandoned', companyId, assetId: first.assetId, seat, forced: true });
      }
      return 'settlements';
    },
  },
  abandonAsset: {
    check: (state, seat, { companyId, assetId }) => checkOwnAsset(state, seat, companyId, assetId),
    play: (batch, seat, { companyId, assetId }) => {
      batch.emit({ type: 'AssetAbandoned', companyId, assetId, seat, forced: false });
      return 'settlements';
    },
  },
};

function checkSettling(state: GreedIncorporatedState, seat: Seat, companyId: string): Refusal | null {
  if (state.settling !== companyId) return 'NOT_YOUR_TURN';
  return refuseUnlessCeo(state, seat, companyId);
}

/** The new CEO gives up an asset of the company that is being settled. */
export function checkOwnAsset(
  state: GreedIncorporatedState,
  seat: Seat,
  companyId: string,
  assetId: string,
): Refusal | null {
  const refused = checkSettling(state, seat, companyId);
  if (refused !== null) return refused;
  const owned = companyOf(state, companyId).assets.some((asset) => asset.assetId === assetId);
  return refuseUnless(owned, 'ASSET_NOT_OWNED');
}

/** Settles company by company: growth rewards the CEO, decline dismisses the CEO (11). */
export function settleCompanies(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  const companyId = state.settling === null ? companyOrder(state)[0]?.companyId : state.booksQueue[0];
  if (companyId === undefined) return afterStep(state, 'settlements');
  const company = companyOf(state, companyId);
  const result = compareBooks(batch, company);
  switch (result) {
    case 'growth':
      if (mayHaveOption(company)) return enterPhase(batch, 'balance.reward');
      payBonus(batch, company, true);
      return 'settlements';
    case 'equal':
      return 'settlements';
    case 'decline':
      return enterPhase(batch, 'balance.compensation');
    default:
      return assertNever(result);
  }
}

/** Compares the incomes of all companies (12.3). */
export function compareAll(batch: GreedIncorporatedBatch): Next {
  for (const company of companyOrder(batch.state)) compareBooks(batch, company);
  return afterStep(batch.state, 'comparison');
}

function compareBooks(batch: GreedIncorporatedBatch, company: Company): BookResult {
  const { companyId, newIncome, lastYearIncome } = company;
  const result = bookResult(batch.state, company);
  batch.emit({ type: 'BooksCompared', companyId, newIncome, lastYearIncome, result });
  return result;
}

function bookResult(state: GreedIncorporatedState, { newIncome, lastYearIncome }: Company): BookResult {
  if (newIncome > lastYearIncome) return 'growth';
  return newIncome < lastYearIncome || rulesOf(state).equalIsDecline ? 'decline' : 'equal';
}

/** Whether a stock option could be honoured (R15). */
const mayHaveOption = (company: Company): boolean => freeSlots(company) >= constants.optionFreeSlots;

/** A tenth of the new income that is left after dividends (R20). */
function payBonus(batch: GreedIncorporatedBatch, company: Company, forced: boolean): void {
  const { companyId, newIncome } = company;
  const amount = Math.floor(newIncome / constants.bonusDivisor);
  batch.emit({ type: 'BonusPaid', companyId, seat: ceoOf(company), amount, forced });
}

function dismissCeo(batch: GreedIncorporatedBatch, company: Company, compensation: Compensation): void {
  const { companyId, newIncome, cashFlow, slots } = company;
  const seat = ceoOf(company);
  const rest = slots.slice(1);
  switch (compensation) {
    case 'goldenParachute': {
      const amount = Math.floor(newIncome / constants.bonusDivisor);
      batch.emit({ type: 'CeoDismissed', companyId, seat, compensation, amount, slots: [...rest, seat] });
      return;
    }
    case 'topHatPension': {
      const amount = Math.floor(cashFlow / constants.pensionDivisor);
      batch.emit({ type: 'CeoDismissed', companyId, seat, compensation, amount, slots: rest });
      return;
    }
    default:
      assertNever(compensation);
  }
}

/** A company without tokens goes out of business (R19). */
export function liquidate(batch: GreedIncorporatedBatch, company: Company): void {
  const { companyId, cashFlow, newIncome, lastYearIncome, goods, assets } = company;
  batch.emit({
    type: 'CompanyLiquidated',
    companyId,
    money: cashFlow + newIncome + lastYearIncome,
    goods: bagOf(goods),
    assetIds: assets.map(({ assetId }) => assetId),
  });
}

/** Last year's income joins the cash flow, and the new income becomes last year's [5) Bilan comptable]. */
export function closeBooks(batch: GreedIncorporatedBatch): Next {
  const companies = companyOrder(batch.state).map(({ companyId, newIncome, lastYearIncome }) => ({
    companyId,
    toCashFlow: lastYearIncome,
    lastYearIncome: newIncome,
  }));
  batch.emit({ type: 'BooksClosed', companies });
  return afterStep(batch.state, 'closeBooks');
}
