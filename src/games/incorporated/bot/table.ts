import type { LegalCommand, Parameter, Seat } from '../../../kernel/game.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Random } from '../../../kernel/random.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import {
  constants,
  countryOf,
  payoffCardOf,
  type SquareContent,
  squareOf,
  squares,
  squaresAt,
} from '../content.ts';
import type { Affiliation, Industry } from '../sets.ts';
import type { IncorporatedView, PlayerView } from '../view-schema.ts';

/** What the bot of one seat looks at: its view, its own place and its legal commands. */
export interface Table {
  readonly view: IncorporatedView;
  readonly me: PlayerView;
  readonly legal: readonly LegalCommand[];
  readonly random: Random;
  /** Turns to come, the present one among them. */
  readonly turnsLeft: number;
  /** Revealed payoff cards of each industry. */
  readonly revealed: Readonly<Record<Industry, number>>;
  readonly board: ReadonlyMap<string, { readonly occupant: Seat | null; readonly locked: boolean }>;
}

export function tableOf(
  view: IncorporatedView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): Table {
  const me = view.players.find((player) => player.seat === seat);
  if (me === undefined) throw new Error(`no player at seat ${seat}`);
  const revealed = { finance: 0, tech: 0, heavy: 0, energy: 0, mining: 0 };
  for (const cardId of view.payoffRevealed) revealed[payoffCardOf(cardId).industry] += 1;
  return {
    view,
    me,
    legal,
    random,
    turnsLeft: constants.outlookCardsPerGame + 1 - view.turn,
    revealed,
    board: new Map(view.squares.map((square) => [square.squareId, square])),
  };
}

/** The complete legal commands of a type, in their order. */
export function options<T extends CommandType>(table: Table, type: T): readonly CommandNamed<T>[] {
  const found: CommandNamed<T>[] = [];
  for (const entry of table.legal) {
    if (entry.type === type && entry.command !== null) found.push(entry.command as CommandNamed<T>);
  }
  return found;
}

/** The first legal command of a type, complete or not. */
export const entryOf = (table: Table, type: CommandType): LegalCommand | null =>
  table.legal.find((entry) => entry.type === type) ?? null;

const integerOf = (entry: LegalCommand | null): (Parameter & { kind: 'integer' }) | null => {
  const [parameter] = entry?.parameters ?? [];
  return parameter?.kind === 'integer' ? parameter : null;
};

/** The range of the one open number of a command of the type; null where it is not legal. */
export function rangeOf(
  table: Table,
  type: CommandType,
): { readonly min: number; readonly max: number } | null {
  return integerOf(entryOf(table, type));
}

/** All values that the first choice of the legal commands of a type offers. */
export function valuesOf(table: Table, type: CommandType): Json[] {
  const values: Json[] = [];
  for (const entry of table.legal) {
    const [parameter] = entry.type === type ? entry.parameters : [];
    if (parameter?.kind === 'choice') for (const option of parameter.options) values.push(option.value);
  }
  return values;
}

/** Rough dollars of a square: final payment by the turns left, this turn's cards, the R&D marker. */
export function squareValue({ view, turnsLeft, revealed }: Table, square: SquareContent): number {
  const { outlookCardsPerGame, finalPerSquare } = constants;
  const marker = square.id === view.rdSquare ? 2 : 0;
  return (finalPerSquare * turnsLeft) / outlookCardsPerGame + revealed[square.industry] + marker;
}

export const worthOf = (table: Table, squareId: string): number => squareValue(table, squareOf(squareId));

/** Empty unlocked squares of a location, most valuable first. */
export const emptyAt = (table: Table, location: string): readonly SquareContent[] =>
  byValue(
    table,
    squaresAt(location).filter(({ id }) => {
      const place = table.board.get(id);
      return place !== undefined && place.occupant === null && !place.locked;
    }),
  );

/** Squares with cubes of other seats, most valuable first. */
export const rivalsAt = (table: Table, location: string): readonly SquareContent[] =>
  byValue(
    table,
    squaresAt(location).filter(({ id }) => {
      const occupant = table.board.get(id)?.occupant ?? null;
      return occupant !== null && occupant !== table.me.seat;
    }),
  );

const byValue = (table: Table, list: readonly SquareContent[]): readonly SquareContent[] =>
  [...list].sort((a, b) => squareValue(table, b) - squareValue(table, a));

/** The item with the greatest worth, in a tie the first. */
export function best<T>(list: readonly T[], worth: (item: T) => number): T | null {
  let found: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of list) {
    const own = worth(item);
    if (own > most) {
      most = own;
      found = item;
    }
  }
  return found;
}

export const affiliationOf = ({ view }: Table, country: string): Affiliation =>
  view.countries.find((place) => place.country === country)?.affiliation ?? 'none';

export const looseOf = ({ view }: Table, location: string, seat: Seat): number =>
  view.looseCubes.find((cubes) => cubes.location === location && cubes.seat === seat)?.count ?? 0;

export const occupantOf = (table: Table, squareId: string): Seat | null =>
  table.board.get(squareId)?.occupant ?? null;

/** Whether the seat occupies a square of the country. */
export const holdsIn = (table: Table, country: string, seat: Seat): boolean =>
  squaresAt(country).some(({ id }) => occupantOf(table, id) === seat);

/** Squares that a seat occupies, of one industry or all; the one with the R&D marker counts twice. */
export function squareCount(table: Table, seat: Seat, industry: Industry | null = null): number {
  let count = 0;
  for (const square of squares) {
    if (occupantOf(table, square.id) !== seat || (industry !== null && square.industry !== industry))
      continue;
    count += square.id === table.view.rdSquare ? 2 : 1;
  }
  return count;
}

/** How far the seat is ahead of its best rival in an industry, in squares. */
export function leadIn(table: Table, industry: Industry): number {
  const rivals = table.view.turnOrder.filter((seat) => seat !== table.me.seat);
  return (
    squareCount(table, table.me.seat, industry) -
    Math.max(0, ...rivals.map((seat) => squareCount(table, seat, industry)))
  );
}

/** The rival with the most squares. */
export const strongestRival = (table: Table): Seat | null =>
  best(
    table.view.turnOrder.filter((seat) => seat !== table.me.seat),
    (seat) => squareCount(table, seat),
  );

/**
 * Rough dollars of a share: its best open square, its cubes in the turns to come, and the risk that its country
 * changes camps. Beside these an opinion: seats that all value a share the same would leave it to the order of
 * the bids who gets it, each time the same ones.
 */
export function shareWorth(table: Table, country: string): number {
  const empty = emptyAt(table, country);
  const [square] = empty.length > 0 ? empty : rivalsAt(table, country);
  const place = square === undefined ? 0 : squareValue(table, square);
  const opinion = table.random.int(-3, 3, 'bot/worth');
  return place + 2 * table.turnsLeft + opinion - (isShaky(table, country) ? 4 : 0);
}

/** A country of stability 4 whose rival camp is strong. */
function isShaky(table: Table, country: string): boolean {
  if (countryOf(country).stability > 4) return false;
  const { balanceOfPower } = table.view.sliders;
  const camp = affiliationOf(table, country);
  return camp === 'sco' ? balanceOfPower >= 2 : camp === 'nato' && balanceOfPower <= -2;
}
