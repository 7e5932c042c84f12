import type { TSchema } from 'typebox';
import type { AnyGame, GameCommand, GameEvent } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { valuesOf } from '../../kernel/schema.ts';

/**
 * Counts which commands, events, kinds of events and pieces of content occur in a game. What only the server
 * knows does not count: every card is somewhere in a shuffled deck.
 */
export class Coverage {
  readonly #game: AnyGame;
  readonly #content: ReadonlySet<string>;
  readonly counts: Record<string, number> = {};

  constructor(game: AnyGame) {
    this.#game = game;
    this.#content = new Set(game.content.map(({ id }) => id));
    for (const name of coverageNames(game)) this.counts[name] = 0;
  }

  command(command: GameCommand): void {
    this.#count(command.type);
  }

  event(event: GameEvent, before: JsonObject): void {
    this.#count(event.type);
    const unseen = new Set(
      this.#game
        .hidden(event, before)
        .filter(({ audience }) => audience.every((who) => who === 'server'))
        .map(({ path }) => path.slice(1)),
    );
    for (const [name, value] of Object.entries(event as unknown as JsonObject)) {
      if (unseen.has(name) || name === 'type') continue;
      this.#look(value);
      const kind = kindName(event.type, name, value);
      if (kind in this.counts) this.#count(kind);
    }
  }

  #look(value: Json): void {
    if (typeof value === 'string') {
      if (this.#content.has(value)) this.#count(value);
    } else if (typeof value === 'object' && value !== null) {
      for (const item of Object.values(value)) this.#look(item as Json);
    }
  }

  #count(name: string): void {
    this.counts[name] = (this.counts[name] ?? 0) + 1;
  }
}

/** All that could be counted, so that what never occurs shows as 0. */
export const coverageNames = (game: AnyGame): readonly string[] => [
  ...Object.keys(game.schemas.commands),
  ...Object.keys(game.schemas.events),
  ...kindNames(game),
  ...game.content.map(({ id }) => id),
];

/** An event with one value of a member that has few: `CeoDismissed.compensation=topHatPension`. */
const kindName = (type: string, member: string, value: Json): string => `${type}.${member}=${value}`;

/** Every value of the closed sets among the members of the events. */
const kindNames = (game: AnyGame): readonly string[] =>
  Object.entries(game.schemas.events).flatMap(([type, { properties }]) =>
    Object.entries(properties).flatMap(([member, schema]) =>
      closedValues(schema).map((value) => kindName(type, member, value)),
    ),
  );

/** The values of a closed set, or of one that may be null; none of anything else. */
function closedValues(schema: TSchema): readonly string[] {
  const { enum: closed, anyOf = [] } = schema as { enum?: unknown; anyOf?: readonly TSchema[] };
  return closed === undefined ? anyOf.flatMap(closedValues) : valuesOf(schema);
}
