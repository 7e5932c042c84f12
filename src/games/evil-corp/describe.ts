import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import { ceoOf, ceos, nastyOf, powerCardOf } from './content.ts';
import type { EventNamed, EvilCorpEvent } from './events.ts';
import type { DebtReason } from './sets.ts';
import {
  cardName,
  cityName,
  count,
  joined,
  marketName,
  money,
  SeatWord,
  seatWord,
  worldEventName,
} from './words.ts';

/** Hidden members of a redacted event are null, whatever the event's own type says. */
const shown = <T>(value: T): T | null => value;

const cardNames = (cardIds: readonly string[]): string => joined(cardIds.map(cardName));
const planName = (planId: string): string =>
  ceos.find((ceo) => ceo.endgamePlan.id === planId)?.endgamePlan.name ?? planId;

/** What happened, in one sentence, from a redacted event: it says no more than the viewer may know. */
export function describe(event: EvilCorpEvent, _viewer: Viewer): string {
  switch (event.type) {
    case 'GameStarted':
      return `The game starts; the order of play is ${joined(event.turnOrder.map(seatWord))}.`;
    case 'DecksShuffled':
      return `Both decks are shuffled: ${count(event.opportunityCount, 'opportunity card')} and ${count(event.worldEventCount, 'world event')}.`;
    case 'CeoSelected':
      return `${SeatWord(event.seat)} plays ${ceoOf(event.ceoId).name}.`;
    case 'SecretBaseFounded':
      return `${SeatWord(event.seat)} founds its secret base in ${marketName(event.market)}.`;
    case 'StartingBusinessesPlaced':
      return `${SeatWord(event.seat)} opens businesses in ${joined(event.cities.map(cityName))}.`;
    case 'StartingHandDealt':
      return describeHand(event);
    case 'TurnStarted':
      return describeTurn(event);
    case 'CeoPowerPlayed':
      return `${SeatWord(event.seat)} plays the CEO power ${powerCardOf(event.powerCardId).name}${event.tokenReturned ? ' and returns its token' : ''}.`;
    case 'CollectStageClosed':
      return event.forfeited.length === 0
        ? `${SeatWord(event.seat)} has collected everything.`
        : `${SeatWord(event.seat)} forfeits its ${joined(event.forfeited)} of this turn.`;
    case 'TurnEnded':
      return `${SeatWord(event.seat)} ends turn ${event.turnNumber}.`;
    case 'GameEnded':
      return `The game ends by ${event.reason === 'endgame' ? 'an endgame' : 'the round limit'}; ${joined(event.winners.map(seatWord))} ${event.winners.length === 1 ? 'wins' : 'win'}.`;
    case 'RevenueDeclared':
      return `${SeatWord(event.seat)} declares a revenue of ${money(event.amount)}.`;
    case 'RevenueWithdrawn':
      return `${SeatWord(event.seat)} withdraws ${money(event.amount)} from the bank.`;
    case 'RevenueAccepted':
      return `${SeatWord(event.seat)} lets the revenue pass.`;
    case 'OpportunitiesCollected':
      return describeCollection(event);
    case 'PhaseLaid':
      return describePhase(event);
    case 'EndgameUnlocked':
      return `${SeatWord(event.seat)} has all three phases in its colour and unlocks its endgame.`;
    case 'PhaseBought':
      return `${SeatWord(event.seat)} takes over ${cardName(event.cardId)}, phase ${event.phase} of ${seatWord(event.from)}, for ${money(event.price)}.`;
    case 'PhaseSeized':
      return `${SeatWord(event.seat)} uses ${cardName(event.agentCardId)} to seize ${cardName(event.cardId)}, phase ${event.phase} of ${seatWord(event.from)}.`;
    case 'OpportunityBought': {
      const cardId = shown(event.cardId);
      return `${SeatWord(event.seat)} buys ${cardId === null ? 'an opportunity card' : cardName(cardId)} for ${money(event.price)}.`;
    }
    case 'BusinessPlaced':
      return `${SeatWord(event.seat)} opens a business in ${cityName(event.city)}.`;
    case 'WastedOpportunitiesRaided':
      return `${SeatWord(event.seat)} uses ${cardName(event.agentCardId)} to take ${cardName(event.takenCardId)} from the discards.`;
    case 'WastedOpportunitiesReshuffled':
      return `The discards go back into the decks: ${count(event.opportunityReturned, 'opportunity card')} and ${count(event.worldEventReturned, 'world event')}.`;
    case 'OpportunityDeckRecycled':
      return `The opportunity discards become a new deck of ${count(event.returned, 'card')}.`;
    case 'WorldEventDeckRecycled':
      return `The world event discards become a new deck of ${count(event.returned, 'card')}.`;
    case 'SpecialPlayed':
      return `${SeatWord(event.seat)} plays ${cardName(event.cardId)}.`;
    case 'SpecialResolved':
      return `${cardName(event.cardId)} has taken effect and is discarded.`;
    case 'RegimeChanged':
      return describeRegimeChange(event);
    case 'TokenReturned':
      return `${SeatWord(event.seat)} returns its token.`;
    case 'BankPaid':
      return `The bank pays ${money(event.amount)} to ${seatWord(event.seat)}.`;
    case 'NastyBusinessPlayed':
      return describeNasty(event);
    case 'CounterDeclined':
      return `${SeatWord(event.seat)} does not counter.`;
    case 'CounterPlayed':
      return `${SeatWord(event.seat)} counters with ${cardName(event.cardId)}.`;
    case 'NastyBusinessBlocked':
      return `${cardName(event.cardId)} of ${seatWord(event.seat)} is blocked by ${seatWord(event.by)}.`;
    case 'MoneyStolen':
      return `${SeatWord(event.to)} takes ${money(event.amount)} from ${seatWord(event.from)}.`;
    case 'BusinessSeized':
      return `${SeatWord(event.to)} replaces a business of ${seatWord(event.from)} in ${cityName(event.city)} by its own.`;
    case 'BusinessRemoved':
      return `${SeatWord(event.seat)} loses a business in ${cityName(event.city)}.`;
    case 'PhaseDiscarded':
      return `${SeatWord(event.seat)} loses its phase ${event.phase}, ${cardName(event.cardId)}.`;
    case 'CardPoached': {
      const cardId = shown(event.cardId);
      return `${SeatWord(event.to)} poaches ${cardId === null ? 'a card' : cardName(cardId)} from the hand of ${seatWord(event.from)}.`;
    }
    case 'WorldEventRemoved':
      return `${worldEventName(event.cardId)} is removed from ${marketName(event.market)}.`;
    case 'WorldEventMoved':
      return `${worldEventName(event.cardId)} slides from ${marketName(event.from)} to ${marketName(event.to)}${replacing(event.replacedCardId)}.`;
    case 'NastyBusinessResolved':
      return `${nastyOf(event.nasty).name} of ${seatWord(event.seat)} has taken effect.`;
    case 'WorldEventDrawn':
      return `${SeatWord(event.seat)} draws the world event ${worldEventName(event.cardId)}.`;
    case 'WorldDieRolled':
      return `The world die shows ${event.face}: ${marketName(event.market)}.`;
    case 'RerollDeclined':
      return `${SeatWord(event.seat)} lets the roll stand.`;
    case 'RerollForced':
      return `${SeatWord(event.seat)} forces a re-roll with ${cardName(event.cardId)}.`;
    case 'WorldEventPlaced':
      return `${worldEventName(event.cardId)} lands in ${marketName(event.market)}${replacing(event.replacedCardId)}.`;
    case 'DisasterStruck':
      return `${worldEventName(event.cardId)} strikes ${marketName(event.market)} and hits ${event.affected.length === 0 ? 'nobody' : joined(event.affected.map(seatWord))}.`;
    case 'DebtSettled':
      return describeDebt(event);
    case 'BankruptcyDeclared':
      return `${SeatWord(event.seat)} is bankrupt.`;
    case 'BankruptcyAverted':
      return `${SeatWord(event.seat)} escapes bankruptcy by its ${event.cause === 'ceoPower' ? 'CEO power' : 'unlocked endgame'}.`;
    case 'EndgameAttempted':
      return `${SeatWord(event.seat)} pays ${money(event.cost)} and reveals its endgame: ${planName(event.endgamePlanId)}.`;
    case 'EndgameAttackDeclined':
      return `${SeatWord(event.seat)} does not attack the endgame.`;
    case 'EndgameAttacked':
      return `${SeatWord(event.seat)} attacks the endgame of ${seatWord(event.attempter)} with ${cardName(event.cardId)}.`;
    case 'EndgameDefended':
      return `${SeatWord(event.seat)} defends its endgame against ${seatWord(event.attacker)} with ${cardName(event.cardId)}.`;
    case 'EndgameFailed':
      return `The endgame of ${seatWord(event.seat)} fails to the attack of ${seatWord(event.attacker)}.`;
    case 'EndgameSucceeded':
      return `The endgame of ${seatWord(event.seat)} succeeds: ${planName(event.endgamePlanId)}.`;
    case 'AuditCalled':
      return `${SeatWord(event.auditor)} audits the ${auditWords[event.kind]} of ${seatWord(event.accused)}.`;
    case 'AuditUpheld':
      return describeUpheld(event);
    case 'AuditRejected':
      return `The audit is rejected: the ${auditWords[event.kind]} of ${seatWord(event.accused)} is in order.`;
    case 'AuditDiscardMade':
      return `${SeatWord(event.seat)} discards ${cardNames(event.cardIds)} for the audit.`;
    default:
      return assertNever(event);
  }
}

const auditWords = {
  revenueDeclaration: 'declared revenue',
  revenueWithdrawal: 'withdrawn revenue',
  handLimit: 'hand',
} as const;

const debtWords: Readonly<Record<DebtReason, string>> = {
  classAction: 'for a class action',
  marketCrash: 'in a market crash',
  disaster: 'for the clean-up of a disaster',
  auditCorrection: 'as the correction of its revenue',
  auditFee: 'as the fee of an audit',
  auditPenalty: 'as the penalty for libel',
};

const replacing = (cardId: string | null): string =>
  cardId === null ? '' : ` and replaces ${worldEventName(cardId)}`;

function describeHand(event: EventNamed<'StartingHandDealt'>): string {
  const cards = shown(event.cardIds);
  const what = cards === null ? count(event.count, 'card') : cardNames(cards);
  return `${SeatWord(event.seat)} starts with ${money(event.liquidity)} and ${what}.`;
}

function describeTurn(event: EventNamed<'TurnStarted'>): string {
  const turn = `Turn ${event.turnNumber} of round ${event.round}: ${seatWord(event.seat)}`;
  if (event.tokenAfter === 'rebranding') return `${turn} is rebranding and collects no revenue.`;
  if (event.tokenBefore === 'rebranding') return `${turn} returns its token and plays.`;
  return `${turn} plays.`;
}

function describeCollection(event: EventNamed<'OpportunitiesCollected'>): string {
  const drawn = shown(event.drawn);
  const named = drawn === null || drawn.length === 0 ? '' : `: ${cardNames(drawn)}`;
  const discarded = event.discarded.length === 0 ? '' : `discards ${cardNames(event.discarded)} and `;
  return `${SeatWord(event.seat)} ${discarded}draws ${count(event.count, 'opportunity card')}${named}.`;
}

function describePhase(event: EventNamed<'PhaseLaid'>): string {
  const extras = [
    ...(event.businessPlaced ? [`a business in ${cityName(event.city)}`] : []),
    ...(event.pieceAdded ? ['a piece of its secret base'] : []),
  ];
  const gained = extras.length === 0 ? '' : `, with ${joined(extras)}`;
  const dropped = event.discardedCardId === null ? '' : `; ${cardName(event.discardedCardId)} is discarded`;
  return `${SeatWord(event.seat)} lays ${cardName(event.cardId)} as phase ${event.phase} for ${money(event.cost)}${gained}${dropped}.`;
}

function describeRegimeChange(event: EventNamed<'RegimeChanged'>): string {
  const lost = new Map<Seat, number>();
  for (const { seat, count: n } of event.removed) lost.set(seat, (lost.get(seat) ?? 0) + n);
  const losses = [...lost].map(([seat, n]) => `${count(n, 'business', 'businesses')} of ${seatWord(seat)}`);
  return `The regime changes in ${marketName(event.market)}: ${losses.length === 0 ? 'nothing' : joined(losses)} is removed.`;
}

function describeNasty(event: EventNamed<'NastyBusinessPlayed'>): string {
  const { target, city, phase, market, to } = {
    target: null,
    city: null,
    phase: null,
    market: null,
    to: null,
    ...event.params,
  };
  const words = [
    ...(target === null ? [] : [`against ${seatWord(target)}`]),
    ...(city === null ? [] : [`in ${cityName(city)}`]),
    ...(phase === null ? [] : [`on phase ${phase}`]),
    ...(market === null ? [] : [`on the world event in ${marketName(market)}`]),
    ...(to === null ? [] : [`to move it to ${marketName(to)}`]),
  ];
  const how = words.length === 0 ? '' : ` ${words.join(' ')}`;
  return `${SeatWord(event.seat)} plays ${nastyOf(event.nasty).name}${how}.`;
}

function describeDebt(event: EventNamed<'DebtSettled'>): string {
  const creditor = event.creditor === null ? 'the bank' : seatWord(event.creditor);
  const paid = event.paid === event.due ? money(event.paid) : `${money(event.paid)} of ${money(event.due)}`;
  return `${SeatWord(event.debtor)} pays ${paid} to ${creditor} ${debtWords[event.reason]}.`;
}

function describeUpheld(event: EventNamed<'AuditUpheld'>): string {
  const accused = `The audit of ${seatWord(event.accused)} is upheld`;
  switch (event.kind) {
    case 'handLimit':
      return `${accused}: its hand is ${count(event.excess ?? 0, 'card')} over the limit.`;
    case 'revenueDeclaration':
      return `${accused}: it declared ${money(event.declared ?? 0)}, correct is ${money(event.correct ?? 0)}.`;
    case 'revenueWithdrawal':
      return `${accused}: it declared ${money(event.declared ?? 0)} and withdrew ${money(event.withdrawn ?? 0)}.`;
    default:
      return assertNever(event.kind);
  }
}
