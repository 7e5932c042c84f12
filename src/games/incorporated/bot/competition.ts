import type { Attack, IncorporatedCommand, Move } from '../commands.ts';
import { squaresAt } from '../content.ts';
import { strongholdOf } from '../default-command.ts';
import { best, emptyAt, entryOf, looseOf, occupantOf, type Table, valuesOf, worthOf } from './table.ts';

/** Grabs, else kills and grabs, else moves a cube to where it can grab next, else passes. */
export const compete = (table: Table): IncorporatedCommand | null =>
  entryOf(table, 'passCompetition') === null
    ? null
    : (attack(table) ?? expand(table) ?? passAndDefend(table));

function attack(table: Table): IncorporatedCommand | null {
  const offered = valuesOf(table, 'fight') as unknown as readonly (readonly Attack[])[];
  const attacks = best(
    offered.filter((list) => list.every(isGrab) || killsAndGrabs(list)),
    (list) => (list.every(isGrab) ? 1000 : 0) + list.reduce((sum, one) => sum + gain(table, one), 0),
  );
  return attacks === null ? null : { type: 'fight', attacks: [...attacks] };
}

const isGrab = ({ kind }: Attack): boolean => kind === 'grab';
const gain = (table: Table, attack: Attack): number =>
  attack.kind === 'grab' ? worthOf(table, attack.squareId) : 0;

/** Takes the square of a cube that nothing protects. */
const killsAndGrabs = ([first, second]: readonly Attack[]): boolean =>
  first?.kind === 'killOccupant' && second?.kind === 'grab' && first.squareId === second.squareId;

/**
 * Moves loose cubes to countries with an empty square that no other cube is near. A cube never starts a way
 * that one action cannot end, and the next action grabs the square: so the seat comes to an end by itself.
 */
function expand(table: Table): IncorporatedCommand | null {
  const offered = valuesOf(table, 'expand') as unknown as readonly (readonly Move[])[];
  const moves = best(
    offered.filter((list) => arrivals(list).every((country) => isFree(table, country))),
    (list) => arrivals(list).reduce((sum, country) => sum + prize(table, country), 0) - list.length / 10,
  );
  return moves === null || !differ(arrivals(moves)) ? null : { type: 'expand', moves: [...moves] };
}

/** Where cubes are in the end that were elsewhere before. */
function arrivals([first, second]: readonly Move[]): readonly string[] {
  if (first === undefined) return [];
  if (second === undefined) return [first.to];
  return first.to === second.from ? [second.to] : [first.to, second.to];
}

const differ = (list: readonly string[]): boolean => new Set(list).size === list.length;

/** Empty squares of the country outnumber the own cubes there, and no other seat has a cube there. */
function isFree(table: Table, country: string): boolean {
  const { me, view } = table;
  if (emptyAt(table, country).length <= looseOf(table, country, me.seat)) return false;
  return !view.looseCubes.some((cubes) => cubes.location === country && cubes.seat !== me.seat);
}

const prize = (table: Table, country: string): number => {
  const [square] = emptyAt(table, country);
  return square === undefined ? 0 : worthOf(table, square.id);
};

function passAndDefend(table: Table): IncorporatedCommand {
  const { seat, executivesInPool } = table.me;
  const held = (country: string): number =>
    squaresAt(country).filter(({ id }) => occupantOf(table, id) === seat).length;
  return { type: 'passCompetition', defenders: Array(executivesInPool).fill(strongholdOf(held)) };
}
