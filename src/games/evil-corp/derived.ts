import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import { constants, marketOf, markets, type PhaseNumber, phaseCardOf, worldEventOf } from './content.ts';
import type { MarketId } from './sets.ts';
import { type EvilCorpState, type Pending, type Player, playerOf, type RevenueClaim } from './state.ts';

export const phaseNumbers: readonly PhaseNumber[] = [1, 2, 3];

/** Cards a hand may hold, 3 to 6 [Phases, HQ and Hand Limit]. */
export function handLimit(player: Player): number {
  let limit = constants.baseHandLimit as number;
  for (const p of phaseNumbers) if (player.pieces[p]) limit += constants.handLimitPerPiece;
  return limit;
}

/** Own businesses in a market. */
export function businessesIn(player: Player, market: MarketId): number {
  let sum = 0;
  for (const city of marketOf(market).cities) sum += player.businesses[city.id] ?? 0;
  return sum;
}

/** Own businesses on the whole board. */
export function businessesOnBoard(player: Player): number {
  let sum = 0;
  for (const city in player.businesses) sum += player.businesses[city] as number;
  return sum;
}

/** A business or the secret base stands in the market. */
export const hasAssets = (player: Player, market: MarketId): boolean =>
  player.home === market || businessesIn(player, market) > 0;

/** An own business in each of the three cities [Collect Revenue]. */
export const hasMonopoly = (player: Player, market: MarketId): boolean =>
  marketOf(market).cities.every((city) => (player.businesses[city.id] ?? 0) > 0);

/** Revenue of a seat from one market, in billions [Calculating Revenue], R9. */
export function marketRevenue(state: EvilCorpState, player: Player, market: MarketId): number {
  if (!hasAssets(player, market)) return 0;
  const sum =
    businessesIn(player, market) * constants.businessRevenue +
    (player.home === market ? constants.secretBaseRevenue : 0);
  if (hasMonopoly(player, market)) return sum * constants.monopolyMultiplier;
  const cardId = state.worldEvents[market];
  if (cardId === null) return sum;
  const card = worldEventOf(cardId);
  if (card.kind !== 'marketModifier') throw new Error(`${cardId} lies in a market`);
  return card.op === 'setZero' ? 0 : Math.max(0, sum + card.amount);
}

/** What the seat should declare now, in billions [Calculating Revenue]. */
export function correctRevenue(state: EvilCorpState, seat: Seat): number {
  const player = playerOf(state, seat);
  let sum = 0;
  for (const market of markets) sum += marketRevenue(state, player, market.id);
  const { turn } = state;
  if (turn !== null && turn.seat === seat && turn.powerActive === 'power-rent-extraction') {
    sum += constants.rentExtraction;
  }
  return sum;
}

/** Laid phases in the own colour. */
export function ownColourPhases(player: Player): number {
  let count = 0;
  for (const p of phaseNumbers) {
    const cardId = player.laid[p];
    if (cardId !== null && phaseCardOf(cardId)?.colour === player.colour) count += 1;
  }
  return count;
}

/** Laid phases of any colour. */
export const laidPhases = (player: Player): number =>
  phaseNumbers.filter((p) => player.laid[p] !== null).length;

/** All three phases are in play and in the own colour [Endgame]. */
export const endgameUnlocked = (player: Player): boolean => ownColourPhases(player) === 3;

/** A turn of the seat has ended (R33). */
export const hasHadTurn = (player: Player): boolean => player.turnsCompleted >= 1;

/** Financial attacks cannot hit a seat that shows a token (R25). */
export const immune = (player: Player): boolean => player.token !== 'none';

/** Seats in player order from a seat, itself first [Player Order]. */
export function seatsFrom(turnOrder: readonly Seat[], seat: Seat): Seat[] {
  const at = turnOrder.indexOf(seat);
  return [...turnOrder.slice(at), ...turnOrder.slice(0, at)];
}

/** Seats in player order after a seat, without it [Player Order]. */
export const seatsAfter = (turnOrder: readonly Seat[], seat: Seat): Seat[] =>
  seatsFrom(turnOrder, seat).slice(1);

/** Leaves out the seats without cards, which no window asks (specification 7.1). */
export const polled = (state: EvilCorpState, seats: readonly Seat[]): Seat[] =>
  seats.filter((seat) => playerOf(state, seat).hand.length > 0);

/** Both points of a revenue claim are settled (specification 7.8). */
export const bothSettled = (claim: RevenueClaim | null): boolean =>
  claim?.declarationSettled === true && claim.withdrawalSettled;

/** Seat of the turn order that comes next. */
export function nextSeat(state: EvilCorpState, seat: Seat): Seat {
  const at = state.turnOrder.indexOf(seat);
  return state.turnOrder[(at + 1) % state.turnOrder.length] as Seat;
}

/** The seat whose turn it is to act during setup. */
export const setupSeat = (state: EvilCorpState): Seat => state.turnOrder[state.setupIndex] as Seat;

/** Who must act now (specification 6.7); nobody between the events of a turn's end and the next one's start. */
export function activeSeats(state: EvilCorpState): readonly Seat[] {
  if (state.status === 'finished' || state.turnOrder.length === 0) return [];
  if (state.status === 'setup') return [setupSeat(state)];
  if (state.pending !== null) return askedSeats(state.pending);
  return state.turn === null ? [] : [state.turn.seat];
}

/** The seats an open window waits for. */
export function askedSeats(pending: Pending): readonly Seat[] {
  switch (pending.type) {
    case 'revenueCheck':
      return pending.remaining;
    case 'counterWindow':
    case 'rerollWindow':
    case 'endgameAttack':
      return pending.remaining.slice(0, 1);
    case 'endgameDefence':
      return [pending.attempter];
    case 'auditDiscard':
      return [pending.seat];
    default:
      return assertNever(pending);
  }
}

/** Price of a bought opportunity card now, in billions [Buy More Opportunity Cards]. */
export const opportunityPrice = (state: EvilCorpState): number =>
  state.turn?.powerActive === 'power-predictive-analytics'
    ? constants.analyticsPrice
    : constants.opportunityPrice;

/** What laying a phase costs now, in billions [Lay a Phase]. */
export function layingCost(state: EvilCorpState, printedCost: number): number {
  const discount = state.turn?.powerActive === 'power-moonshot-budget' ? constants.moonshotDiscount : 0;
  return Math.max(0, printedCost - discount);
}
