import { assetCards, companyCards } from '../../../src/games/greed-incorporated/content.ts';
import type { GreedIncorporatedEvent } from '../../../src/games/greed-incorporated/events.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import type { HiddenField, Seat } from '../../../src/kernel/game.ts';
import type { ExpectedDraw } from '../../support/game/suite/index.ts';

const server = (...paths: string[]): HiddenField[] => paths.map((path) => ({ path, audience: ['server'] }));
const only = (path: string, seat: Seat | undefined): HiddenField[] => [
  { path, audience: [`seat:${seat ?? -1}`] },
];

/** The specification's table 20.2, written a second time: what is sealed and who may read it. */
export function sealedByTable(
  event: GreedIncorporatedEvent,
  before: GreedIncorporatedState,
): readonly HiddenField[] {
  switch (event.type) {
    case 'AssetStackPrepared':
      return server('/input', '/order', ...event.groups.map((_, index) => `/random/${index}`));
    case 'HandDealt':
      return only('/assetIds', event.seat);
    case 'AssetDrawn':
    case 'AssetSelected':
      return only('/assetId', event.seat);
    case 'SealedBidSubmitted': {
      const company = before.companies.find(({ companyId }) => companyId === event.companyId);
      return only('/amount', company?.slots[0]);
    }
    default:
      return [];
  }
}

const startingCompanies = companyCards.filter(({ number }) => number < 5).map(({ id }) => id);

/** The specification's table 20.1: the draws that an event records, each with its input, in order. */
export function drawsByTable(
  event: GreedIncorporatedEvent,
  before: GreedIncorporatedState,
): readonly ExpectedDraw[] {
  switch (event.type) {
    case 'CompanyAssigned':
      return before.companies.length === 0 ? [{ purpose: 'deck/companies', args: startingCompanies }] : [];
    case 'AssetStackPrepared':
      return [10, 20, 30, 40].map((group) => ({
        purpose: `deck/assets-${group}`,
        args: assetCards
          .filter(({ number, minPlayers }) => {
            const inGroup = number >= group && number < group + 10;
            return inGroup && minPlayers <= before.seatCount;
          })
          .map(({ id }) => id),
      }));
    default:
      return [];
  }
}

/** What each event adds to all the money in play, in millions, but for trades and dividends (18, invariant 2). */
export function addedMoney(event: GreedIncorporatedEvent): number {
  switch (event.type) {
    case 'GameCreated':
      return event.seats.length * event.startingCash;
    case 'CompanyAssigned':
      return event.cashFlow;
    case 'GoodsSold':
      return event.income;
    case 'CommerceClosed':
      return event.income - event.fee;
    case 'AssetAcquired':
      return -event.paid;
    case 'CompanyFounded':
      return event.cashFlow - event.bid;
    case 'CompanyLiquidated':
      return -event.money;
    case 'StatusSymbolAcquired':
      return -event.price;
    default:
      return 0;
  }
}

/** What each event does to personal cash: `pay` is called for each change (15.1). */
export function payments(event: GreedIncorporatedEvent, pay: (seat: Seat, amount: number) => void): void {
  switch (event.type) {
    case 'GameCreated':
      for (const seat of event.seats) pay(seat, event.startingCash);
      return;
    case 'ShareAcquired':
    case 'OptionExercised':
      pay(event.seat, -event.paid);
      return;
    case 'ShareSold':
      pay(event.toSeat, -event.price);
      pay(event.fromSeat, event.price);
      return;
    case 'ShareAuctionEnded':
      if (event.winnerSeat === null) return;
      pay(event.winnerSeat, -(event.price ?? 0));
      pay(event.sellerSeat, event.price ?? 0);
      return;
    case 'DividendsPaid':
    case 'SharesLiquidated':
      for (const { seat, amount } of event.payments) pay(seat, amount);
      return;
    case 'BonusPaid':
    case 'CeoDismissed':
      pay(event.seat, event.amount);
      return;
    case 'CompanyFounded':
      pay(event.seat, -event.bid);
      return;
    case 'ExecutivesFired':
      for (const { seat, amount } of event.fired) pay(seat, amount);
      return;
    case 'StatusSymbolAcquired':
      pay(event.seat, -event.price);
      return;
    default:
      return;
  }
}
