import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { CorporateAmericaEvent, EventNamed } from './events.ts';
import {
  businessName,
  businessNames,
  consumerName,
  consumerNames,
  count,
  industryName,
  joined,
  legislationName,
  legislationNames,
  money,
  privilegeName,
  SeatWord,
  seatWord,
  seatWords,
} from './words.ts';

/** Hidden members of a redacted event are null, whatever the event's own type says. */
const shown = <T>(value: T): T | null => value;

/** What happened, in one sentence, from a redacted event: it says no more than the viewer may know. */
export const describe = (event: CorporateAmericaEvent, _viewer: Viewer): string =>
  // A name at the end may bring a mark of its own: "Super Committee!".
  `${tell(event).replace(/[!?.]$/, '')}.`;

function tell(event: CorporateAmericaEvent): string {
  switch (event.type) {
    case 'GameStarted':
      return `The game starts with ${event.seatCount} players; ${seatWord(event.president)} is the first president`;
    case 'DeckShuffled':
      return `The ${deckWords[event.deck]} of ${count(event.size, 'card')} is shuffled${event.cause === 'setup' ? '' : ' anew'}`;
    case 'StartingMoneyDealt':
      return `Every player gets ${money(event.amountEach)}`;
    case 'OpeningHandDealt':
      return `${SeatWord(event.seat)} is dealt ${cardsOr(event.cardIds, event.count)}`;
    case 'PrivilegesPlaced':
      return `${count(event.onBoardCount, 'executive privilege')} lie on the board and ${event.asideCount} are put aside`;
    case 'TurnStarted':
      return `Turn ${event.turn} starts; ${seatWord(event.president)} is president`;
    case 'PhaseStarted':
      return phaseSentences[event.phase];
    case 'StepEntered':
      return `${seatsDo(event.seats)} asked: ${stepWords[event.step]}`;
    case 'BusinessCardsDrawn':
      return `${SeatWord(event.seat)} draws ${cardsOr(event.cardIds, event.count)}`;
    case 'BusinessCardDiscarded':
      return `${SeatWord(event.seat)} discards ${businessName(event.businessId)}`;
    case 'BusinessStarted':
      return describeStart(event);
    case 'StartingFinished':
      return `${SeatWord(event.seat)} has started ${event.started} of ${count(event.quota, 'business', 'businesses')}`;
    case 'TopBusinessesInspected':
      return `${SeatWord(event.seat)} looks at ${cardsOr(event.cardIds, event.count)} on top of the deck`;
    case 'JobCreatorDeclined':
      return `${SeatWord(event.seat)} starts no extra business by ${businessName(event.businessId)}`;
    case 'HandInspected':
      return `${SeatWord(event.seat)} looks at the hand of ${seatWord(event.target)}: ${cardsOr(event.cardIds, event.count)}`;
    case 'BusinessCardTaken': {
      const card = shown(event.businessId);
      return `${SeatWord(event.seat)} takes ${card === null ? 'a business card' : businessName(card)} from ${seatWord(event.target)}`;
    }
    case 'ThinkTankDeclined':
      return `${businessName(event.businessId)} of ${seatWord(event.seat)} takes no card: ${declineWords[event.cause]}`;
    case 'ProtestRevealed':
      return `${actorOf(event.seat)} turns the protest ${consumerName(event.protestId)}`;
    case 'OppressedMarketPaid':
      return `${SeatWord(event.seat)} takes ${money(event.amount)} for ${businessName(event.businessId)}`;
    case 'ConsumerRevealed':
      return describeReveal(event);
    case 'RevealExhausted':
      return `${actorOf(event.seat)} finds no more consumer cards`;
    case 'ConsumersPeeked': {
      const cards = shown(event.consumerIds);
      return `${SeatWord(event.seat)} looks at the next ${cards === null ? count(event.count, 'consumer card') : `consumer cards: ${consumerNames(cards)}`}`;
    }
    case 'ConsumersReordered': {
      const order = shown(event.order);
      return `${SeatWord(event.seat)} puts ${count(event.count, 'consumer card')} back${order === null ? '' : `: ${consumerNames(order)}`}`;
    }
    case 'ConsumerPlayed':
      return `${actorOf(event.seat)} plays ${consumerName(event.consumerId)}`;
    case 'IncomePaid':
      return event.payments.length === 0
        ? `Nobody has a business in ${industryName(event.industry)}`
        : `${industryName(event.industry)} pays ${joined(event.payments.map(({ seat, total }) => `${money(total)} to ${seatWord(seat)}`))}`;
    case 'SharedCustomersQueued':
      return `${count(event.obligations.length, 'business shares', 'businesses share')} their customers`;
    case 'SharedCustomersGiven':
      return describeShare(event);
    case 'ConsumersDiscarded':
      return `${count(event.consumerIds.length, 'consumer card is', 'consumer cards are')} discarded`;
    case 'MoneyGiven':
      return `${SeatWord(event.from)} gives ${money(event.amount)} to ${seatWord(event.to)}`;
    case 'SponsorshipLent':
      return `${SeatWord(event.seat)} lends the deduction of ${businessName(event.businessId)} to ${seatWord(event.to)}`;
    case 'SponsorshipWithdrawn':
      return `${SeatWord(event.seat)} takes back the deduction of ${businessName(event.businessId)}`;
    case 'SettlementConfirmed':
      return `${SeatWord(event.seat)} is ready to leave Main Street`;
    case 'ExecutivePrivilegeUsed':
      return `${SeatWord(event.seat)} uses ${privilegeName(event.privilegeId)}`;
    case 'LegislationRevealed':
      return `${legislationNames(event.cards.map((card) => card.legislationId))} ${event.cards.length === 1 ? 'is' : 'are'} revealed`;
    case 'PledgeMade':
      return event.legislationIds.length === 0
        ? `${SeatWord(event.seat)} pledges nothing`
        : `${SeatWord(event.seat)} pledges to enact ${legislationNames(event.legislationIds)}`;
    case 'DebateReady':
      return `${SeatWord(event.seat)} is ready for the election`;
    case 'BidRoundStarted':
      return `Bid round ${event.round} starts`;
    case 'BidPlaced':
      return describeBid(event);
    case 'BidPassed':
      return `${SeatWord(event.seat)} passes for the rest of the election`;
    case 'ContributionsRevealed':
      return `The contributions are revealed: ${joined(event.totals.map((total, seat) => `${money(total)} for ${seatWord(seat)}`))}`;
    case 'PoliticsFeverPaid':
      return `${SeatWord(event.seat)} takes ${money(event.amount)} for ${businessName(event.businessId)}`;
    case 'SupremeCourtConsulted':
      return `${SeatWord(event.tied[0] ?? 0)} is tied with ${seatWords(event.tied.slice(1))}; the Supreme Court decides`;
    case 'SupremeCourtRuled':
      return `The Supreme Court rules for ${seatWord(event.winner)}`;
    case 'PresidentElected':
      return `${SeatWord(event.seat)} is ${event.seat === event.previous ? 're-elected' : 'elected president'} with ${money(event.total)}`;
    case 'ContributionsForfeited':
      return `All contributions, ${money(event.amount)}, go to the Treasury`;
    case 'ExecutivePrivilegeTaken': {
      const privilege = shown(event.privilegeId);
      return `${SeatWord(event.seat)} takes ${privilege === null ? 'an executive privilege' : privilegeName(privilege)}; ${count(event.remaining, 'is', 'are')} left`;
    }
    case 'LawRevoked':
      return `${SeatWord(event.by)} revokes ${legislationName(event.lawId)}`;
    case 'ProtestSatisfied':
      return `The protest ${consumerName(event.protestId)} is satisfied by ${event.legislationId === null ? 'the Patriot Act' : legislationName(event.legislationId)}`;
    case 'ProtestEnded':
      return `${SeatWord(event.by)} ends the protest ${consumerName(event.protestId)}`;
    case 'FirstActFinished':
      return `${SeatWord(event.seat)} has done its first act`;
    case 'LegislationVetoed':
      return `${SeatWord(event.seat)} vetoes ${legislationName(event.legislationId)}`;
    case 'PrivilegePassed':
      return `${SeatWord(event.seat)} uses no executive privilege`;
    case 'LegislationEnacted':
      return `${SeatWord(event.seat)} enacts ${legislationName(event.legislationId)} as number ${event.order}`;
    case 'LobbyistPaid':
      return `${SeatWord(event.seat)} takes ${money(event.amount)} for ${businessName(event.businessId)}`;
    case 'GiveawayDistributed':
      return `${legislationName(event.legislationId)} gives ${joined(event.allocations.map(({ seat, amount }) => `${money(amount)} to ${seatWord(seat)}`))}`;
    case 'FineAssessed':
      return event.dues.length === 0
        ? `Nobody owes anything for ${legislationName(event.legislationId)}`
        : `${legislationName(event.legislationId)} costs ${joined(event.dues.map(({ seat, due }) => `${seatWord(seat)} ${money(due)}`))}`;
    case 'FineWaived':
      return `${SeatWord(event.seat)} is pardoned and does not pay ${money(event.due)}`;
    case 'FinePaid':
      return `${SeatWord(event.seat)} pays ${money(event.paid)} of ${money(event.due)}`;
    case 'MonopolyBroken':
      return `The monopoly of ${seatWord(event.target)} in ${industryName(event.industry)} is broken`;
    case 'FortunesDisclosed':
      return `All fortunes are told: ${joined(event.money.map((amount, seat) => `${seatWord(seat)} has ${money(amount)}`))}`;
    case 'NoEffect':
      return `${legislationName(event.legislationId)} has no effect`;
    case 'LegislationDiscarded':
      return `${legislationNames(event.legislationIds)} ${event.legislationIds.length === 1 ? 'is' : 'are'} discarded`;
    case 'TurnEnded':
      return `Turn ${event.turn} ends`;
    case 'GameEnded':
      return `The game ends; ${seatWord(event.winner)} wins`;
    default:
      return assertNever(event);
  }
}

const deckWords = {
  business: 'business deck',
  consumer: 'consumer deck',
  legislation: 'legislation deck',
  executivePrivilege: 'executive privilege deck',
} as const;

const phaseSentences = {
  wallStreet: 'The Wall Street Phase starts',
  mainStreet: 'The Main Street Phase starts',
  campaignTrail: 'The Campaign Trail Phase starts',
  capitolHill: 'The Capitol Hill Phase starts',
  gameOver: 'The last Main Street Phase is over',
} as const;

const stepWords = {
  wallStreetTurn: 'discard a card and start businesses',
  jobCreator: 'an extra business by a Job Creator',
  thinkTank: 'a card by a Think Tank',
  consumer: 'play a consumer card',
  sharedCustomers: 'share money with another industry',
  settlement: 'last gifts before Main Street ends',
  debate: 'the debate',
  bid: 'contribute to campaigns or pass',
  supremeCourt: 'decide the tied election',
  firstAct: 'the first act as president',
  privilegeWindow: 'use an executive privilege or none',
  enact: 'enact legislation',
  pardon: 'pay the Fine or be pardoned',
  breakMonopoly: 'discard a business of the broken monopoly',
  finalSupremeCourt: 'decide the tied game',
} as const;

const declineWords = {
  declined: 'its owner declines',
  noHands: 'all other hands are empty',
  noCards: 'no card is left',
} as const;

const cardsOr = (cardIds: readonly string[], n: number): string =>
  shown(cardIds) === null ? count(n, 'business card') : businessNames(cardIds);

const seatsDo = (seats: readonly Seat[]): string =>
  seats.length === 1 ? `${SeatWord(seats[0] ?? 0)} is` : `Seats ${joined(seats.map(String))} are`;

/** The seat that acts, or the system for the ninth card [Abstinence Education]. */
const actorOf = (seat: Seat | null): string => (seat === null ? 'Abstinence Education' : SeatWord(seat));

function describeStart(event: EventNamed<'BusinessStarted'>): string {
  const extra = event.trigger === null ? '' : ` by ${businessName(event.trigger)}`;
  return `${SeatWord(event.seat)} starts ${businessName(event.businessId)} for ${money(event.paid)}${extra}`;
}

function describeReveal(event: EventNamed<'ConsumerRevealed'>): string {
  const price = event.paid === 0 ? '' : ` for ${money(event.paid)}`;
  const sponsors = event.sponsors.length === 0 ? '' : ` with ${businessNames(event.sponsors)}`;
  return `${actorOf(event.seat)} reveals ${consumerName(event.consumerId)}${price}${sponsors}`;
}

function describeShare({ obligation, to, amount }: EventNamed<'SharedCustomersGiven'>): string {
  const whose = `${businessName(obligation.businessId)} of ${seatWord(obligation.seat)}`;
  if (to === null) return `${whose} has nobody or nothing to share with`;
  return `${whose} gives ${money(amount)} to ${seatWord(to)}`;
}

function describeBid(event: EventNamed<'BidPlaced'>): string {
  const bid = shown(event.contributions);
  const what =
    bid === null
      ? `contributes to ${seatWords(event.candidates)}`
      : `contributes ${joined(bid.map(({ candidate, amount }) => `${money(amount)} to ${seatWord(candidate)}`))}`;
  return `${SeatWord(event.seat)} ${what}${event.matchingFundsUsed ? ' with Matching Funds' : ''}`;
}
