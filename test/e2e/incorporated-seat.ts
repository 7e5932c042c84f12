import { expect } from 'vitest';
import { type Board, Table } from './incorporated-table.ts';
import {
  type Chance,
  fillIn,
  type Json,
  type LegalCommand,
  passes,
  type SchemaClient,
  type Situation,
} from './schema-client.ts';

/** What a seat would like to do once in a match, most wanted first; null where it cannot now. */
export type Wish = (now: Situation, table: Table) => Json | null;

const least: Chance = () => 0;
const most: Chance = (n) => n - 1;

const entries = (now: Situation, type: string): readonly LegalCommand[] =>
  now.legalCommands.filter((entry) => entry.type === type);

/** The first offered command of a type, with its least numbers or its greatest. */
export const wish =
  (type: string, chance: Chance = least): Wish =>
  (now) =>
    offered(now, type, chance);

function offered(now: Situation, type: string, chance: Chance): Json | null {
  const [entry] = entries(now, type);
  return entry === undefined ? null : fillIn(entry, chance);
}

/** Borrows in its own turn until it has the money, so that it can repay a bond in the end. */
export const borrowUpTo =
  (dollars: number): Wish =>
  (now, { view, seat, me }) =>
    view.phase === 'INVESTMENT' && view.activeSeat === seat && (me.cash ?? 0) < dollars
      ? offered(now, 'takeLoan', least)
      : null;

/** Commits to repay all that it can, at least one bond. */
export const repay: Wish = (now) => {
  const [entry] = entries(now, 'repayBonds');
  return entry === undefined || (entry.parameters[0]?.max ?? 0) < 1 ? null : fillIn(entry, most);
};

/** Moves one cube to where the score is highest, if anything there scores at all. */
export const moveTo =
  (score: (table: Table, country: string) => number): Wish =>
  (now, table) => {
    let best: { readonly value: number; readonly command: Json } | null = null;
    for (const { parameters } of entries(now, 'expand')) {
      const moves = parameters[0]?.options[0]?.value as readonly { from: string; to: string }[];
      const to = moves.at(-1)?.to ?? '';
      const value = score(table, to);
      if (value > (best?.value ?? 0)) best = { value, command: { type: 'expand', moves } };
    }
    return best?.command ?? null;
  };

/** What a seat is after: always before all else, once for each command type, and where nothing of that is left. */
export interface Wishes {
  readonly first?: readonly Wish[];
  readonly once: Readonly<Record<string, Wish>>;
  readonly otherwise?: readonly Wish[];
}

/** A seat of Incorporated that a client plays from what the API tells it, and nothing else. */
export class ClientSeat {
  readonly client: SchemaClient;
  readonly seat: number;
  readonly #matchId: string;
  readonly #board: Board;
  readonly #chance: Chance;
  readonly #once: Map<string, Wish>;
  readonly #wishes: Wishes;
  /** Accepted commands of this seat by type. */
  readonly played = new Map<string, Json[]>();

  constructor(
    at: {
      readonly client: SchemaClient;
      readonly matchId: string;
      readonly seat: number;
      readonly board: Board;
    },
    chance: Chance,
    wishes: Wishes,
  ) {
    this.client = at.client;
    this.seat = at.seat;
    this.#matchId = at.matchId;
    this.#board = at.board;
    this.#chance = chance;
    this.#once = new Map(Object.entries(wishes.once));
    this.#wishes = wishes;
  }

  situation(): Promise<Situation> {
    return this.client.situation(this.#matchId);
  }

  table(): Promise<Table> {
    return Table.read(this.client, this.#matchId, this.#board, this.seat);
  }

  /** Plays one command if the game waits for the seat; whether it did. */
  async act(now: Situation): Promise<boolean> {
    if (!now.activeSeats.some(({ index }) => index === this.seat)) return false;
    const command = this.#choose(now, await this.table());
    const answer = await this.client.playTyped('Incorporated', this.#matchId, command, now.version);
    if (answer['__typename'] === 'VersionConflict' || passes(answer)) return true;
    expect(answer, JSON.stringify(command)).toMatchObject({ __typename: 'PlayAccepted' });
    const type = command['type'] as string;
    this.#once.delete(type);
    this.played.set(type, [...(this.played.get(type) ?? []), command]);
    return true;
  }

  #choose(now: Situation, table: Table): Json {
    const { first, otherwise } = this.#wishes;
    for (const wanted of [...(first ?? []), ...this.#once.values(), ...(otherwise ?? [])]) {
      const command = wanted(now, table);
      if (command !== null) return command;
    }
    // What passes comes first, so that a match is short; loans out of need are for the rules to take.
    const sensible = now.legalCommands.filter(({ type }) => type !== 'takeLoan');
    const passing = sensible.find(({ type }) => type.startsWith('pass'));
    const chosen = passing ?? sensible[this.#chance(sensible.length)];
    if (chosen === undefined) throw new Error('an active seat without a legal command');
    return fillIn(chosen, this.#chance);
  }
}
