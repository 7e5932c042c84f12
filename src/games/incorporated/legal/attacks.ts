import { assertNever } from '../../../kernel/assert-never.ts';
import type { LegalCommand, ParameterOption, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { choiceParameter, section } from '../../../kernel/legal.ts';
import type { Attack } from '../commands.ts';
import { type LocationId, locations, squaresAt, taxHavens } from '../content.ts';
import { looseAt } from '../derived.ts';
import { type IncorporatedState, squareState } from '../state.ts';
import { placeName, seatWord, squareName } from '../words.ts';
import { open, pairsOnce } from './entry.ts';

const fight = section('a) Fight');

/**
 * One command for each first attack [a) Fight]. Its one parameter is the whole list of attacks: the first
 * alone, or with each second one that the result of the first allows.
 */
export function addFights(out: LegalCommand[], state: IncorporatedState, seat: Seat): void {
  const own = locations.filter((location) => looseAt(state, location, seat) > 0);
  if (own.length === 0) return;
  const byLocation = own.map((location) => ({
    location,
    attacks: attacksAt(state, seat, location, null),
  }));
  for (const { location, attacks } of byLocation) {
    for (const first of attacks) {
      const options: ParameterOption[] = [alone(first)];
      for (const other of byLocation) {
        const seconds = other.location === location ? attacksAt(state, seat, location, first) : other.attacks;
        for (const second of seconds) options.push(pair(first, second));
      }
      out.push(
        open('fight', attackTitle(first), fight, [choiceParameter('attacks', 'Attacks', options)], {
          targets: ['squareId' in first ? first.squareId : first.country],
        }),
      );
    }
  }
}

/** The attacks of a seat at a location, after a first attack there, which has cost a loose cube. */
function attacksAt(
  state: IncorporatedState,
  seat: Seat,
  location: LocationId,
  after: Attack | null,
): Attack[] {
  const cubes = looseAt(state, location, seat) - (after === null ? 0 : 1);
  if (cubes === 0) return [];
  const out: Attack[] = [];
  const squares = squaresAt(location);
  for (const { id } of squares)
    if (occupantOf(state, seat, id, after) === null) out.push(onSquare('grab', id));
  if (location === taxHavens) return out;
  const guarded: Seat[] = [];
  for (const target of state.turnOrder) {
    if (target === seat) continue;
    const hit = after !== null && 'targetSeat' in after && after.targetSeat === target ? after.kind : null;
    const loose = looseAt(state, location, target) - (hit === 'killLoose' ? 1 : 0);
    const executives = executivesAt(state, location, target) - (hit === 'killExecutive' ? 1 : 0);
    if (loose > 0) out.push(onSeat('killLoose', location, target));
    if (executives > 0) out.push(onSeat('killExecutive', location, target));
    if (loose > 0 || executives > 0) guarded.push(target);
  }
  for (const { id } of squares) {
    const occupant = occupantOf(state, seat, id, after);
    if (occupant === null || occupant === 'locked' || occupant === seat || guarded.includes(occupant))
      continue;
    out.push(onSquare('killOccupant', id));
  }
  return out;
}

/** Who stands on a square after the first attack; null where it is empty. */
function occupantOf(
  state: IncorporatedState,
  seat: Seat,
  squareId: string,
  after: Attack | null,
): Seat | null | 'locked' {
  if (after !== null && 'squareId' in after && after.squareId === squareId)
    return after.kind === 'grab' ? seat : null;
  const { occupant, locked } = squareState(state, squareId);
  return locked ? 'locked' : occupant;
}

function executivesAt(state: IncorporatedState, location: LocationId, seat: Seat): number {
  let count = 0;
  for (const placed of state.executivesPlaced) {
    if (placed.seat === seat && placed.location === location) count += 1;
  }
  return count;
}

// The same attack is the same object at every call: options and pairs of them are made once.
const made = new Map<string, Attack>();

function once(key: string, make: () => Attack): Attack {
  let attack = made.get(key);
  if (attack === undefined) {
    attack = make();
    made.set(key, attack);
  }
  return attack;
}

const onSquare = (kind: 'grab' | 'killOccupant', squareId: string): Attack =>
  once(`${kind} ${squareId}`, () => ({ kind, squareId }));
const onSeat = (kind: 'killLoose' | 'killExecutive', country: string, targetSeat: Seat): Attack =>
  once(`${kind} ${country} ${targetSeat}`, () => ({ kind, country, targetSeat }));

const singles = new Map<Attack, ParameterOption>();

function alone(attack: Attack): ParameterOption {
  let option = singles.get(attack);
  if (option === undefined) {
    option = { value: [attack] as unknown as Json, label: 'No second attack' };
    singles.set(attack, option);
  }
  return option;
}

const pair = pairsOnce<Attack>((second) => `Then: ${attackTitle(second)}`);
const titles = new Map<Attack, string>();

/** An attack in a few words, made once for each. */
function attackTitle(attack: Attack): string {
  let title = titles.get(attack);
  if (title === undefined) {
    title = titleOf(attack);
    titles.set(attack, title);
  }
  return title;
}

function titleOf(attack: Attack): string {
  switch (attack.kind) {
    case 'grab':
      return `Grab ${squareName(attack.squareId)}`;
    case 'killOccupant':
      return `Kill the cube on ${squareName(attack.squareId)}`;
    case 'killLoose':
      return `Kill a loose cube of ${seatWord(attack.targetSeat)} in ${placeName(attack.country)}`;
    case 'killExecutive':
      return `Kill an executive of ${seatWord(attack.targetSeat)} in ${placeName(attack.country)}`;
    default:
      return assertNever(attack);
  }
}
