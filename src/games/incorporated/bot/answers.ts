import { assertNever } from '../../../kernel/assert-never.ts';
import type { IncorporatedCommand, Placement } from '../commands.ts';
import { outlookCardOf, payoffCardOf } from '../content.ts';
import type { PendingView } from '../view-schema.ts';
import {
  best,
  emptyAt,
  entryOf,
  holdsIn,
  leadIn,
  occupantOf,
  options,
  rangeOf,
  shareWorth,
  squareCount,
  strongestRival,
  type Table,
  worthOf,
} from './table.ts';

const mostBonds = 5;
/** What a seller wants beyond the worth of its share. */
const sellersGain = 3;
const cheapBond = 14;
const finalBond = 20;

type Of<T extends PendingView['type']> = Extract<PendingView, { readonly type: T }>;

/** The bot's answer to the open decision, or null where it is not asked. */
export function answer(table: Table, pending: PendingView): IncorporatedCommand | null {
  switch (pending.type) {
    case 'corporationLot':
      return bidForCorporation(table, pending);
    case 'outlookChoice':
      return chooseTarget(table, pending);
    case 'auction':
      return raise(table, pending);
    case 'placeCube':
      return placeCube(table, pending);
    case 'reverseAuction':
      return sell(table, pending);
    case 'removeCube':
      return best(options(table, 'removeSoldCube'), ({ squareId }) => -worthOf(table, squareId));
    case 'privateSale':
      return buyPrivately(table, pending);
    case 'replaceCube':
      return best(options(table, 'replaceSellerCube'), ({ squareId }) => worthOf(table, squareId));
    case 'incomeShortage':
      return placeIncome(table, pending);
    case 'moveMarker': {
      const markers = options(table, 'moveBattleground');
      return markers.find(({ country }) => !holdsIn(table, country, table.me.seat)) ?? markers[0] ?? null;
    }
    case 'subsidies':
      return exchange(table, pending);
    case 'crisisDiscard':
      return discard(table, pending);
    case 'repayment':
      return repay(table);
    default:
      return assertNever(pending);
  }
}

function bidForCorporation(table: Table, lot: Of<'corporationLot'>): IncorporatedCommand | null {
  const range = rangeOf(table, 'bidForCorporation');
  const wanted = lot.corporation === 'big-brother' || lot.corporation === 'fortress-derivatives' ? 3 : 1;
  if (range !== null && (lot.highBid === null || range.min <= wanted)) {
    return { type: 'bidForCorporation', amount: range.min };
  }
  return options(table, 'passCorporation')[0] ?? null;
}

function chooseTarget(table: Table, choice: Of<'outlookChoice'>): IncorporatedCommand | null {
  const targets = options(table, 'chooseOutlookTarget');
  const { seat } = table.me;
  switch (outlookCardOf(choice.cardId).effects[choice.effectIndex]?.type) {
    case 'lockSquare': {
      const rival = strongestRival(table);
      return best(targets, ({ targetId }) => {
        const occupant = occupantOf(table, targetId);
        if (occupant === seat) return -worthOf(table, targetId) - 100;
        return occupant !== null && occupant === rival ? worthOf(table, targetId) : 0;
      });
    }
    case 'flipMinor':
      return targets.find(({ targetId }) => !holdsIn(table, targetId, seat)) ?? targets[0] ?? null;
    default:
      return targets[0] ?? null;
  }
}

function raise(table: Table, auction: Of<'auction'>): IncorporatedCommand | null {
  const range = rangeOf(table, 'raiseBid');
  if (
    range !== null &&
    range.min <= shareWorth(table, auction.country) &&
    bondsAfter(table, range.min) <= mostBonds
  ) {
    return { type: 'raiseBid', amount: range.min };
  }
  return options(table, 'passBid')[0] ?? null;
}

/** Bonds of the seat after it has paid, with the loans that it needs for that. */
function bondsAfter({ me }: Table, payment: number): number {
  let { bonds, loanProceeds } = me;
  for (let cash = me.cash ?? 0; cash < payment && loanProceeds > 0; bonds += 1, loanProceeds -= 1) {
    cash += loanProceeds;
  }
  return bonds;
}

function placeCube(table: Table, pending: Of<'placeCube'>): IncorporatedCommand | null {
  return best(options(table, 'placeInvestmentCube'), ({ squareId }) => {
    const occupant = pending.mode === 'replace' ? occupantOf(table, squareId) : null;
    // The rival with the most squares first, then the most valuable square.
    return worthOf(table, squareId) + (occupant === null ? 0 : 100 * squareCount(table, occupant));
  });
}

function sell(table: Table, round: Of<'reverseAuction'>): IncorporatedCommand | null {
  const range = rangeOf(table, 'lowerBid');
  if (range !== null && range.max >= shareWorth(table, round.country) + sellersGain) {
    return { type: 'lowerBid', amount: range.max };
  }
  return options(table, 'passSell')[0] ?? null;
}

function buyPrivately(table: Table, sale: Of<'privateSale'>): IncorporatedCommand | null {
  const range = rangeOf(table, 'bidPrivateSale');
  if (range !== null && range.min <= shareWorth(table, sale.country)) {
    return { type: 'bidPrivateSale', amount: range.min };
  }
  return options(table, 'passPrivateSale')[0] ?? null;
}

/** Countries with empty squares first, then content order. */
function placeIncome(table: Table, pending: Of<'incomeShortage'>): IncorporatedCommand | null {
  if (entryOf(table, 'placeIncomeCubes') === null) return null;
  const counts = new Map<string, number>();
  let left = pending.available;
  const put = (country: string, most: number) => {
    const here = Math.min(left, most);
    counts.set(country, (counts.get(country) ?? 0) + here);
    left -= here;
  };
  for (const { country, count } of pending.entitlement) {
    put(country, Math.min(count, emptyAt(table, country).length));
  }
  for (const { country, count } of pending.entitlement) put(country, count - (counts.get(country) ?? 0));
  const placements: Placement[] = pending.entitlement
    .map(({ country }) => ({ country, count: counts.get(country) ?? 0 }))
    .filter(({ count }) => count > 0);
  return { type: 'placeIncomeCubes', placements };
}

/** The exchange that helps the seat most against its best rival in each industry. */
function exchange(table: Table, pending: Of<'subsidies'>): IncorporatedCommand | null {
  if (pending.cards === null || entryOf(table, 'chooseSubsidy') === null) return null;
  const lead = (cardId: string): number => leadIn(table, payoffCardOf(cardId).industry);
  const takeCardId = best(pending.cards, lead);
  const replaceCardId = best(table.view.payoffRevealed, (cardId) => 0 - lead(cardId));
  return takeCardId === null || replaceCardId === null
    ? null
    : { type: 'chooseSubsidy', takeCardId, replaceCardId };
}

/** The cards that bring the seat least. */
function discard(table: Table, pending: Of<'crisisDiscard'>): IncorporatedCommand | null {
  if (entryOf(table, 'discardPayoffCards') === null) return null;
  const income = (cardId: string): number => squareCount(table, table.me.seat, payoffCardOf(cardId).industry);
  const cardIds = [...pending.options].sort((a, b) => income(a) - income(b)).slice(0, pending.count);
  return { type: 'discardPayoffCards', cardIds };
}

function repay(table: Table): IncorporatedCommand | null {
  const range = rangeOf(table, 'repayBonds');
  if (range === null) return null;
  const { bondValue } = table.view;
  const worthIt = bondValue <= cheapBond || (table.turnsLeft === 1 && bondValue < finalBond);
  return { type: 'repayBonds', count: worthIt ? range.max : 0 };
}
