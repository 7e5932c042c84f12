import { expect } from 'vitest';
import {
  type Chance,
  fillIn,
  type Json,
  type LegalCommand,
  passes,
  type SchemaClient,
  type Situation,
  type TypedGame,
} from './schema-client.ts';

/** What a seat would like to do now at a table as it sees it; null where it cannot. */
export type Wish<T> = (now: Situation, table: T) => Json | null;

/** What a seat is after: always before all else, once for each command type, and where nothing of that is left. */
export interface Wishes<T> {
  readonly first?: readonly Wish<T>[];
  readonly once: Readonly<Record<string, Wish<T>>>;
  readonly otherwise?: readonly Wish<T>[];
}

export const least: Chance = () => 0;
export const most: Chance = (n) => n - 1;

export const entries = (now: Situation, type: string): readonly LegalCommand[] =>
  now.legalCommands.filter((entry) => entry.type === type);

/** The first offered command of a type, filled by `chance`; null where there is none. */
export function offered(now: Situation, type: string, chance: Chance): Json | null {
  const [entry] = entries(now, type);
  return entry === undefined ? null : fillIn(entry, chance);
}

/** The first offered command of a type, with its least numbers or its greatest. */
export const wish =
  (type: string, chance: Chance = least): Wish<unknown> =>
  (now) =>
    offered(now, type, chance);

/** How clients play a game that they know by its contract alone. */
export interface Style<T> {
  readonly game: TypedGame;
  /** What a seat sees of the table beyond its legal commands. */
  readonly table: (client: SchemaClient, matchId: string, seat: number) => Promise<T>;
  /** Command types that are left to the wishes. */
  readonly spared: readonly string[];
  /** Begins the command types that bring the match on. */
  readonly passing: readonly string[];
}

/** A seat that a client plays from what the API tells it, and nothing else. */
export class ClientSeat<T> {
  readonly client: SchemaClient;
  readonly seat: number;
  readonly #matchId: string;
  readonly #style: Style<T>;
  readonly #chance: Chance;
  readonly #once: Map<string, Wish<T>>;
  readonly #wishes: Wishes<T>;
  /** Accepted commands of this seat by type. */
  readonly played = new Map<string, Json[]>();

  constructor(
    at: { readonly client: SchemaClient; readonly matchId: string; readonly seat: number },
    style: Style<T>,
    chance: Chance,
    wishes: Wishes<T>,
  ) {
    this.client = at.client;
    this.seat = at.seat;
    this.#matchId = at.matchId;
    this.#style = style;
    this.#chance = chance;
    this.#once = new Map(Object.entries(wishes.once));
    this.#wishes = wishes;
  }

  situation(): Promise<Situation> {
    return this.client.situation(this.#matchId);
  }

  table(): Promise<T> {
    return this.#style.table(this.client, this.#matchId, this.seat);
  }

  /** Plays one command if the game waits for the seat; whether it did. */
  async act(now: Situation): Promise<boolean> {
    if (!now.activeSeats.some(({ index }) => index === this.seat)) return false;
    const command = this.#choose(now, await this.table());
    const answer = await this.client.playTyped(this.#style.game, this.#matchId, command, now.version);
    if (answer['__typename'] === 'VersionConflict' || passes(answer)) return true;
    expect(answer, JSON.stringify(command)).toMatchObject({ __typename: 'PlayAccepted' });
    const type = command['type'] as string;
    this.#once.delete(type);
    this.played.set(type, [...(this.played.get(type) ?? []), command]);
    return true;
  }

  #choose(now: Situation, table: T): Json {
    const { first, otherwise } = this.#wishes;
    for (const wanted of [...(first ?? []), ...this.#once.values(), ...(otherwise ?? [])]) {
      const command = wanted(now, table);
      if (command !== null) return command;
    }
    // What passes comes first, so that a match is short.
    const { spared, passing } = this.#style;
    const sensible = now.legalCommands.filter(({ type }) => !spared.includes(type));
    const brief = sensible.find(({ type }) => passing.some((word) => type.startsWith(word)));
    const chosen = brief ?? sensible[this.#chance(sensible.length)];
    if (chosen === undefined) throw new Error('an active seat without a legal command');
    return fillIn(chosen, this.#chance);
  }
}
