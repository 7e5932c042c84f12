import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat } from '../../kernel/game.ts';
import {
  type Country,
  type CountryId,
  constants,
  countries,
  growthPercents,
  type LocationId,
  payoffCardOf,
  type SquareContent,
  sliderTracks,
  squares,
  squaresAt,
} from './content.ts';
import type { CorporationId, Industry, Slider } from './sets.ts';
import { type IncorporatedState, type Pending, type Player, playerOf, squareState } from './state.ts';

/** Dollars of a bond at the present interest rates [Interest Rates Slider]. */
export const bondValue = (state: IncorporatedState): number =>
  constants.easiestBondValue - state.sliders.interestIndex;

/** Growth in percent [Global Growth Slider]. */
export const growthPercent = (state: IncorporatedState): number =>
  growthPercents[state.sliders.growthIndex] as number;

/** Payoff cards revealed at the present growth (R7). */
export const payoffCardCount = (state: IncorporatedState): number => state.sliders.growthIndex + 1;

/** Dollars that the next loan of the seat brings; 0 if it gets none (R12). */
export const loanProceeds = (state: IncorporatedState, seat: Seat): number =>
  Math.max(0, bondValue(state) - playerOf(state, seat).bonds);

/** Dollars that the seat can pay now, taking every loan it gets (specification 6.2). */
export function purchasingPower(state: IncorporatedState, seat: Seat): number {
  const next = loanProceeds(state, seat);
  return playerOf(state, seat).cash + (next * (next + 1)) / 2;
}

/** The position of growth and interest, the value of stress and Balance of Power. */
export function sliderValue(state: IncorporatedState, slider: Slider): number {
  switch (slider) {
    case 'growth':
      return state.sliders.growthIndex;
    case 'interest':
      return state.sliders.interestIndex;
    case 'stress':
      return state.sliders.stress;
    case 'balanceOfPower':
      return state.sliders.balanceOfPower;
    default:
      return assertNever(slider);
  }
}

/** Where a slider stops when it is moved; what goes beyond the end of the track is lost (R9). */
export function sliderAfter(state: IncorporatedState, slider: Slider, steps: number): number {
  const { min, max } = sliderTracks[slider];
  return Math.min(max, Math.max(min, sliderValue(state, slider) + steps));
}

/** The seat of a corporation; null if it is not in play. */
export const seatOf = (state: IncorporatedState, corporation: CorporationId): Seat | null =>
  state.players.find((player) => player.corporation === corporation)?.seat ?? null;

/** Seats clockwise after a seat, which comes last itself [Mega-Corporation Cards]. */
export function clockwiseAfter(turnOrder: readonly Seat[], seat: Seat): Seat[] {
  const at = turnOrder.indexOf(seat) + 1;
  return [...turnOrder.slice(at), ...turnOrder.slice(0, at)];
}

/** Loose cubes of a seat in a country or in Tax Havens. */
export const looseAt = (state: IncorporatedState, location: LocationId, seat: Seat): number =>
  state.looseCubes[location]?.[seat] ?? 0;

/** Whether the seat has an executive at the location. */
export const executiveAt = (state: IncorporatedState, location: LocationId, seat: Seat): boolean =>
  state.executivesPlaced.some((placed) => placed.seat === seat && placed.location === location);

/** Squares of a location that no cube occupies and no lock closes. */
export const emptySquares = (state: IncorporatedState, location: LocationId): SquareContent[] =>
  squaresAt(location).filter(({ id }) => {
    const { occupant, locked } = squareState(state, id);
    return occupant === null && !locked;
  });

/** Squares of a location with a cube of the seat. */
export const squaresHeld = (state: IncorporatedState, location: LocationId, seat: Seat): SquareContent[] =>
  squaresAt(location).filter(({ id }) => squareState(state, id).occupant === seat);

/** Squares of a location with a cube of any seat. */
export const squaresHeldByAny = (state: IncorporatedState, location: LocationId): SquareContent[] =>
  squaresAt(location).filter(({ id }) => squareState(state, id).occupant !== null);

/** Squares of a location with a cube of any seat but this one. */
export const squaresOfOthers = (
  state: IncorporatedState,
  location: LocationId,
  seat: Seat,
): SquareContent[] =>
  squaresAt(location).filter(({ id }) => {
    const { occupant } = squareState(state, id);
    return occupant !== null && occupant !== seat;
  });

/** Squares of an industry with a cube of the seat; the one with the R&D marker counts twice [R&D]. */
export function industryCount(state: IncorporatedState, seat: Seat, industry: Industry): number {
  let count = 0;
  for (const square of squares) {
    if (square.industry !== industry || squareState(state, square.id).occupant !== seat) continue;
    count += square.id === state.rdSquare ? 2 : 1;
  }
  return count;
}

/** The only seat with the most squares of an industry; null in a tie or without any [Payoff], R27. */
export function leaderOf(state: IncorporatedState, industry: Industry): Seat | null {
  let most = 0;
  let leader: Seat | null = null;
  for (const seat of state.turnOrder) {
    const count = industryCount(state, seat, industry);
    if (count > most) {
      most = count;
      leader = seat;
    } else if (count === most) {
      leader = null;
    }
  }
  return leader;
}

/** Revealed payoff cards of an industry, in revealed order. */
export const revealedOf = (state: IncorporatedState, industry: Industry): string[] =>
  state.payoffRevealed.filter((cardId) => payoffCardOf(cardId).industry === industry);

/** Shares of a country that the seat holds. */
export const sharesOf = (player: Player, country: CountryId): number => player.shares[country] ?? 0;

/** Shares of all countries that the seat holds; each brings a cube [Investment Cards]. */
export function shareCount(player: Player): number {
  let sum = 0;
  for (const country in player.shares) sum += player.shares[country] as number;
  return sum;
}

/** Countries in content order that satisfy a condition. */
export const countriesWhere = (holds: (country: Country) => boolean): CountryId[] =>
  countries.filter(holds).map(({ id }) => id);

/** Seats that may sell after a purchase, clockwise from the buyer (R15). */
export const sellersOf = (state: IncorporatedState, buyer: Seat, country: CountryId): Seat[] =>
  clockwiseAfter(state.turnOrder, buyer).filter(
    (seat) => seat !== buyer && sharesOf(playerOf(state, seat), country) > 0,
  );

/** Whether the seat can take a turn action in the present phase (specification, chapter 6). */
export function isAble(state: IncorporatedState, seat: Seat): boolean {
  const player = playerOf(state, seat);
  return state.phase === 'competition' ? !player.competitionPassed : player.executivesInPool > 0;
}

/** Who must act now (specification 4.1). */
export function activeSeats(state: IncorporatedState): readonly Seat[] {
  if (state.pending !== null) return askedSeats(state, state.pending);
  return state.activeSeat === null || state.phase === 'gameOver' ? [] : [state.activeSeat];
}

/** The seats that an open decision waits for. */
export function askedSeats(state: IncorporatedState, pending: Pending): readonly Seat[] {
  switch (pending.type) {
    case 'corporationLot':
    case 'auction':
    case 'reverseAuction':
      return [pending.toAct];
    case 'outlookChoice':
    case 'placeCube':
    case 'removeCube':
    case 'replaceCube':
    case 'incomeShortage':
    case 'moveMarker':
    case 'subsidies':
    case 'crisisDiscard':
      return [pending.seat];
    case 'privateSale':
      return privateBidders(state, pending);
    case 'repayment':
      return pending.seats.filter((seat) => !pending.commits.some((commit) => commit.seat === seat));
    default:
      return assertNever(pending);
  }
}

/** Seats that may still bid in a private sale, in turn order (R16). */
const privateBidders = (state: IncorporatedState, sale: Pending & { type: 'privateSale' }): Seat[] =>
  state.turnOrder.filter(
    (seat) => seat !== sale.seller && seat !== sale.highBidder && !sale.passed.includes(seat),
  );
