import type { LegalCommand, ParameterOption, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import { choiceParameter, section } from '../../../kernel/legal.ts';
import type { Move } from '../commands.ts';
import { arrows, constants, countries, type LocationId, locations, taxHavens } from '../content.ts';
import { looseAt, purchasingPower } from '../derived.ts';
import { type IncorporatedState, playerOf } from '../state.ts';
import { money, placeName } from '../words.ts';
import { open, pairsOnce } from './entry.ts';

const expand = section('c) Expand');
const needsLoan = ['NEEDS_LOAN'];

/**
 * One command for each first movement [c) Expand]. Its one parameter is the whole list of movements: the
 * first alone, or with each second one, of the same cube or another.
 */
export function addExpansions(out: LegalCommand[], state: IncorporatedState, seat: Seat): void {
  if (purchasingPower(state, seat) < constants.expandCost) return;
  const warnings = playerOf(state, seat).cash < constants.expandCost ? needsLoan : [];
  const known = new Map<LocationId, readonly Move[]>();
  const movesFrom = (location: LocationId): readonly Move[] => {
    let moves = known.get(location);
    if (moves === undefined) {
      moves = openMoves(state, location);
      known.set(location, moves);
    }
    return moves;
  };
  const own = locations.filter((location) => looseAt(state, location, seat) > 0);
  for (const from of own) {
    for (const first of movesFrom(from)) {
      const options: ParameterOption[] = [alone(first)];
      for (const next of own) {
        if (next === first.to || (next === from && looseAt(state, from, seat) === 1)) continue;
        for (const second of movesFrom(next)) options.push(pair(first, second));
      }
      for (const second of movesFrom(first.to)) options.push(pair(first, second));
      out.push(
        open('expand', firstTitle(first), expand, [choiceParameter('moves', 'Movements', options)], {
          targets: [first.from, first.to],
          warnings,
        }),
      );
    }
  }
}

/** The movements that lead out of a location now, whoever has cubes there. */
function openMoves(state: IncorporatedState, from: LocationId): readonly Move[] {
  if (from === taxHavens) return allMoves.get(taxHavens) ?? [];
  const affiliation = state.affiliation[from];
  if (affiliation === 'battleground') return [];
  return (allMoves.get(from) ?? []).filter(({ to }) => {
    const into = state.affiliation[to];
    return into === 'battleground' || into === affiliation;
  });
}

/** All movements of the board by where they start; the same movement is the same object at every call. */
const allMoves: ReadonlyMap<LocationId, readonly Move[]> = new Map(
  locations.map((from): [LocationId, readonly Move[]] => {
    const to = from === taxHavens ? countries.map((country) => country.id) : (arrows[from] ?? []);
    return [from, to.map((target) => ({ from, to: target }))];
  }),
);

const moveTitle = ({ from, to }: Move): string => `${placeName(from)} to ${placeName(to)}`;

const alone = onceEach(
  (move): ParameterOption => ({ value: [move] as unknown as Json, label: 'No second movement' }),
);
const firstTitle = onceEach(
  (move): string => `Move a cube from ${moveTitle(move)} for ${money(constants.expandCost)}`,
);
const pair = pairsOnce<Move>((second) => `Then: ${moveTitle(second)}`);

function onceEach<T>(make: (move: Move) => T): (move: Move) => T {
  const made = new Map<Move, T>();
  return (move) => {
    let value = made.get(move);
    if (value === undefined) {
      value = make(move);
      made.set(move, value);
    }
    return value;
  };
}
