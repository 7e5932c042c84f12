import {
  businessCards,
  consumerCards,
  legislationCards,
  privilegeCards,
} from '../../../src/games/corporate-america/content.ts';
import type { CorporateAmericaEvent } from '../../../src/games/corporate-america/events.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import type { HiddenField, Seat } from '../../../src/kernel/game.ts';
import type { ExpectedDraw } from '../../support/game/suite/index.ts';

const server = (...paths: string[]): HiddenField[] => paths.map((path) => ({ path, audience: ['server'] }));
const seats = (path: string, ...audience: Seat[]): HiddenField[] => [
  { path, audience: audience.map((seat) => `seat:${seat}` as const) },
];

/** The specification's table 16.2, written a second time: what is sealed and who may read it. */
export function sealedByTable(event: CorporateAmericaEvent): readonly HiddenField[] {
  switch (event.type) {
    case 'DeckShuffled':
      return server('/order', '/random/0');
    case 'PrivilegesPlaced':
      return server('/onBoard', '/aside');
    case 'OpeningHandDealt':
    case 'BusinessCardsDrawn':
    case 'TopBusinessesInspected':
      return seats('/cardIds', event.seat);
    case 'HandInspected':
      return seats('/cardIds', event.seat, event.target);
    case 'BusinessCardTaken':
      return seats('/businessId', event.seat, event.target);
    case 'ConsumersPeeked':
      return seats('/consumerIds', event.seat);
    case 'ConsumersReordered':
      return seats('/order', event.seat);
    case 'BidPlaced':
      return [...seats('/contributions', event.seat), ...seats('/matchingFundsFor', event.seat)];
    case 'ExecutivePrivilegeTaken':
      return seats('/privilegeId', event.seat);
    default:
      return [];
  }
}

/** The specification's table 16.1: the draws that an event records, each with its input, in order. */
export function drawsByTable(
  event: CorporateAmericaEvent,
  before: CorporateAmericaState,
): readonly ExpectedDraw[] {
  switch (event.type) {
    case 'GameStarted': {
      const { mode, cents = [] } = event.config.firstPresident;
      const richest = cents.filter((amount) => amount === Math.max(...cents)).length;
      const open = mode === 'random' ? event.seatCount : mode === 'declaredCash' ? richest : 1;
      return open > 1 ? [{ purpose: 'pick/first-president', args: [open] }] : [];
    }
    case 'DeckShuffled':
      return [
        {
          purpose: event.deck === 'executivePrivilege' ? 'deck/executive-privilege' : `deck/${event.deck}`,
          args: event.cause === 'setup' ? contentOrder[event.deck] : discards(event.deck, before),
        },
      ];
    case 'SupremeCourtRuled':
      return event.method === 'random'
        ? [{ purpose: 'pick/supreme-court', args: [before.capitol.tied.length] }]
        : [];
    default:
      return [];
  }
}

const ids = (cards: readonly { readonly id: string }[]): readonly string[] => cards.map(({ id }) => id);
const contentOrder = {
  business: ids(businessCards),
  consumer: ids(consumerCards),
  legislation: ids(legislationCards),
  executivePrivilege: ids(privilegeCards),
};

function discards(deck: keyof typeof contentOrder, before: CorporateAmericaState): readonly string[] {
  switch (deck) {
    case 'business':
      return before.businessDiscard;
    case 'consumer':
      return before.consumerDiscard;
    case 'legislation':
      return before.legislationDiscard;
    case 'executivePrivilege':
      throw new Error('executive privileges are never shuffled again');
  }
}

/** What each event does to the fortunes, in dollars: `pay` is called for each change (16.2, 14.1). */
export function payments(
  event: CorporateAmericaEvent,
  seatCount: number,
  pay: (seat: Seat, amount: number) => void,
): void {
  switch (event.type) {
    case 'StartingMoneyDealt':
      for (let seat = 0; seat < seatCount; seat++) pay(seat, event.amountEach);
      return;
    case 'BusinessStarted':
      pay(event.seat, -event.paid);
      return;
    case 'ConsumerRevealed':
      if (event.seat !== null) pay(event.seat, -event.paid);
      return;
    case 'OppressedMarketPaid':
    case 'PoliticsFeverPaid':
    case 'LobbyistPaid':
      pay(event.seat, event.amount);
      return;
    case 'IncomePaid':
      for (const { seat, total } of event.payments) pay(seat, total);
      return;
    case 'SharedCustomersGiven':
      pay(event.obligation.seat, -event.amount);
      if (event.to !== null) pay(event.to, event.amount);
      return;
    case 'MoneyGiven':
      pay(event.from, -event.amount);
      pay(event.to, event.amount);
      return;
    case 'BidPlaced':
      for (const { amount } of event.contributions) pay(event.seat, -amount);
      return;
    case 'GiveawayDistributed':
      for (const { seat, amount } of event.allocations) pay(seat, amount);
      return;
    case 'FinePaid':
      pay(event.seat, -event.paid);
      return;
    default:
      return;
  }
}
