import type { Seat } from '../../../kernel/game.ts';
import type { CountryId, LocationId, SquareId } from '../content.ts';
import { looseAt } from '../derived.ts';
import type { EventNamed, EventType } from '../events.ts';
import type { Slider } from '../sets.ts';
import { type IncorporatedState, playerOf, squareState } from '../state.ts';

/** Folds events of the types T, one function for each. */
export type Evolvers<T extends EventType> = {
  readonly [K in T]: (state: IncorporatedState, event: EventNamed<K>) => void;
};

/** Dollars from the bank to a seat; negative for a payment. */
export function payFromBank(state: IncorporatedState, seat: Seat, amount: number): void {
  playerOf(state, seat).cash += amount;
  state.bankNet += amount;
}

/** Changes the shares that a seat holds of a country. */
export function addShares(state: IncorporatedState, seat: Seat, country: CountryId, count: number): void {
  const { shares } = playerOf(state, seat);
  const held = (shares[country] ?? 0) + count;
  if (held === 0) delete shares[country];
  else shares[country] = held;
}

/** Changes the shares that the bank has of a country. */
export function addBankShares(state: IncorporatedState, country: CountryId, count: number): void {
  state.investmentBank[country] = (state.investmentBank[country] ?? 0) + count;
}

/** Puts a cube from the supply of a seat on a square. */
export function occupy(state: IncorporatedState, squareId: SquareId, seat: Seat): void {
  squareState(state, squareId).occupant = seat;
  playerOf(state, seat).cubesInSupply -= 1;
}

/** Returns the cube of a square to the supply of its owner [Asset Cubes]. */
export function vacate(state: IncorporatedState, squareId: SquareId): void {
  const square = squareState(state, squareId);
  if (square.occupant === null) throw new Error(`${squareId} is empty`);
  playerOf(state, square.occupant).cubesInSupply += 1;
  square.occupant = null;
}

/** Puts loose cubes from the supply of a seat at a location. */
export function addLoose(state: IncorporatedState, location: LocationId, seat: Seat, count: number): void {
  setLoose(state, location, seat, looseAt(state, location, seat) + count);
  playerOf(state, seat).cubesInSupply -= count;
}

/** Returns loose cubes to the supply of their owner [Asset Cubes]. */
export function removeLoose(state: IncorporatedState, location: LocationId, seat: Seat, count: number): void {
  addLoose(state, location, seat, -count);
}

function setLoose(state: IncorporatedState, location: LocationId, seat: Seat, count: number): void {
  let cubes = state.looseCubes[location];
  if (cubes === undefined) {
    cubes = state.players.map(() => 0);
    state.looseCubes[location] = cubes;
  }
  cubes[seat] = count;
  if (cubes.every((n) => n === 0)) delete state.looseCubes[location];
}

/** Puts a slider where the event says. */
export function setSlider(state: IncorporatedState, slider: Slider, to: number): void {
  const { sliders } = state;
  if (slider === 'growth') sliders.growthIndex = to;
  else if (slider === 'interest') sliders.interestIndex = to;
  else sliders[slider] = to;
}

/** Takes a card out of a list; an absent card means a broken log. */
export function removeCard(cards: string[], cardId: string): void {
  const at = cards.indexOf(cardId);
  if (at < 0) throw new Error(`${cardId} is not here`);
  cards.splice(at, 1);
}

/** Closes a decision that was opened by `ChoiceOpened`: its first answering event does (specification 4.1). */
export function closeChoice(state: IncorporatedState): void {
  state.pending = null;
}

/** The next effect of the outlook card comes up; outside phase 1 nothing happens. */
export function nextEffect(state: IncorporatedState): void {
  if (state.outlookCurrent !== null) state.outlookCurrent.effectIndex += 1;
}
