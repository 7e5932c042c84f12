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
  const player = playerOf(state, seat);
  const held = (player.shares[country] ?? 0) + count;
  if (held === 0) player.shares = without(player.shares, country);
  else player.shares[country] = held;
}

/** Changes the shares that the bank has of a country. */
export function addBankShares(state: IncorporatedState, country: CountryId, count: number): void {
  state.investmentBank[country] = (state.investmentBank[country] ?? 0) + count;
}

/** Puts a cube from the supply of a seat on a square. */
export function occupy(state: IncorporatedState, squareId: SquareId, seat: Seat): void {
  state.squares[squareId] = { occupant: seat, locked: squareState(state, squareId).locked };
  playerOf(state, seat).cubesInSupply -= 1;
}

/** Returns the cube of a square to the supply of its owner [Asset Cubes]. */
export function vacate(state: IncorporatedState, squareId: SquareId): void {
  const { occupant, locked } = squareState(state, squareId);
  if (occupant === null) throw new Error(`${squareId} is empty`);
  playerOf(state, occupant).cubesInSupply += 1;
  state.squares[squareId] = { occupant: null, locked };
}

/** Locks a square or unlocks it. */
export function setLock(state: IncorporatedState, squareId: SquareId, locked: boolean): void {
  state.squares[squareId] = { occupant: squareState(state, squareId).occupant, locked };
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
  const cubes = (state.looseCubes[location] ?? state.players.map(() => 0)).with(seat, count);
  if (cubes.every((n) => n === 0)) state.looseCubes = without(state.looseCubes, location);
  else state.looseCubes[location] = cubes;
}

// A deletion would turn the object into a hash table, which every later copy pays for.
function without<T>(values: Record<string, T>, left: string): Record<string, T> {
  const rest: Record<string, T> = {};
  for (const name in values) if (name !== left) rest[name] = values[name] as T;
  return rest;
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
