import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import type { Random } from '../../../kernel/random.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import type { CorporateAmericaView, PlayerView } from '../view-schema.ts';

/** What the bot of one seat looks at: its view, its own place and its legal commands. */
export interface Table {
  readonly view: CorporateAmericaView;
  readonly seat: Seat;
  readonly me: PlayerView;
  /** Dollars of the seat. */
  readonly money: number;
  readonly legal: readonly LegalCommand[];
  readonly random: Random;
  /** Main Street Phases to come, the present one among them. */
  readonly phasesLeft: number;
}

export function tableOf(
  view: CorporateAmericaView,
  seat: Seat,
  legal: readonly LegalCommand[],
  random: Random,
): Table {
  const me = view.players[seat];
  if (me === undefined || me.money === null) throw new Error(`seat ${seat} does not see its own place`);
  return { view, seat, me, money: me.money, legal, random, phasesLeft: view.privilegePileCount + 1 };
}

/** The complete legal commands of a type, in their order. */
export function options<T extends CommandType>({ legal }: Table, type: T): readonly CommandNamed<T>[] {
  const found: CommandNamed<T>[] = [];
  for (const entry of legal) {
    if (entry.type === type && entry.command !== null) found.push(entry.command as CommandNamed<T>);
  }
  return found;
}

/** The legal commands of a type, complete or not. */
export const entries = ({ legal }: Table, type: CommandType): readonly LegalCommand[] =>
  legal.filter((entry) => entry.type === type);

/** The first of those with the highest value, or null where there is none. */
export function best<T>(list: readonly T[], value: (item: T) => number): T | null {
  let found: { readonly item: T; readonly value: number } | null = null;
  for (const item of list) {
    const worth = value(item);
    if (found === null || worth > found.value) found = { item, value: worth };
  }
  return found?.item ?? null;
}
