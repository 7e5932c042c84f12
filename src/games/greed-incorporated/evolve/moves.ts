import type { Seat } from '../../../kernel/game.ts';
import type { TokenRef } from '../commands.ts';
import { type AssetId, companyCardOf } from '../content.ts';
import type { EventNamed, EventType } from '../events.ts';
import type { Bag } from '../goods.ts';
import { rulesOf } from '../modes.ts';
import { type Company, companyOf, type GreedIncorporatedState, playerOf, type Stack } from '../state.ts';

/** One function for each event type. */
export type Evolvers<T extends EventType> = {
  readonly [K in T]: (state: GreedIncorporatedState, event: EventNamed<K>) => void;
};

/** From a company's cash flow to the bank. */
export function companyPays(state: GreedIncorporatedState, company: Company, amount: number): void {
  company.cashFlow -= amount;
  state.bankNet += amount;
}

/** From the bank to a company's new income. */
export function companyEarns(state: GreedIncorporatedState, company: Company, amount: number): void {
  company.newIncome += amount;
  state.bankNet -= amount;
}

/** From a player to the bank; a negative amount is paid out. */
export function seatPays(state: GreedIncorporatedState, seat: Seat, amount: number): void {
  playerOf(state, seat).cash -= amount;
  state.bankNet += amount;
}

/** From one player to another. */
export function seatPaysSeat(state: GreedIncorporatedState, from: Seat, to: Seat, amount: number): void {
  playerOf(state, from).cash -= amount;
  playerOf(state, to).cash += amount;
}

/** From the bank to a company. */
export function addGoods(state: GreedIncorporatedState, company: Company, bag: Bag): void {
  for (const { good, count } of bag) {
    company.goods[good] += count;
    state.bankGoods[good] -= count;
  }
}

/** From a company to the bank. */
export function removeGoods(state: GreedIncorporatedState, company: Company, bag: Bag): void {
  for (const { good, count } of bag) {
    company.goods[good] -= count;
    state.bankGoods[good] += count;
  }
}

/** From one company to another. */
export function passGoods(from: Company, to: Company, bag: Bag): void {
  for (const { good, count } of bag) {
    from.goods[good] -= count;
    to.goods[good] += count;
  }
}

/** Takes a card out of a stack or hand: by its id, as positions of different shuffles can be equal. */
export function takeCard(stack: Stack, assetId: AssetId): void {
  const at = stack.cards.indexOf(assetId);
  if (at < 0) throw new Error(`no card ${assetId}`);
  stack.cards.splice(at, 1);
  stack.positions.splice(at, 1);
}

/** The asset joins the end of the pile for assets without a company. */
export function layOut(state: GreedIncorporatedState, assetId: AssetId): void {
  if (rulesOf(state).assetPile === 'availableAssets') {
    state.availableAssets.push({ assetId, markerSeat: null });
  } else {
    state.discardedAssets.push(assetId);
  }
}

/** Takes an asset from wherever it lies without a company. */
export function pickUp(state: GreedIncorporatedState, assetId: AssetId): void {
  state.availableAssets = state.availableAssets.filter((asset) => asset.assetId !== assetId);
  state.discardedAssets = state.discardedAssets.filter((id) => id !== assetId);
}

/** Takes an asset from a company. */
export function giveUp(state: GreedIncorporatedState, company: Company, assetId: AssetId): void {
  company.assets = company.assets.filter((asset) => asset.assetId !== assetId);
  layOut(state, assetId);
}

/** A token has another owner. */
export function giveToken(state: GreedIncorporatedState, { companyId, slot }: TokenRef, seat: Seat): void {
  companyOf(state, companyId).slots[slot - 1] = seat;
}

/** A company enters play; companies are listed by number. */
export function addCompany(state: GreedIncorporatedState, company: Company): void {
  state.companies.push(company);
  state.companies.sort((a, b) => companyCardOf(a.companyId).number - companyCardOf(b.companyId).number);
}
