import type { AnyGame, GameCommand, GameEvent } from '../../kernel/game.ts';
import type { Json, JsonObject } from '../../kernel/json.ts';
import { hintOf } from '../../kernel/schema.ts';

/**
 * Counts which commands, events, kinds of events and pieces of content occur in a game. A kind is a member of
 * an event with its value, `CeoDismissed.compensation=goldenParachute`: a value of a closed set, or a piece of
 * content, so that a card that was used is told from one that was drawn. What only the server knows does not
 * count: every card is somewhere in a shuffled deck.
 */
export class Coverage {
  readonly #game: AnyGame;
  readonly #content: ReadonlySet<string>;
  readonly #telling: ReadonlyMap<string, readonly string[]>;
  readonly counts: Record<string, number> = {};

  constructor(game: AnyGame) {
    this.#game = game;
    this.#content = new Set(game.content.map(({ id }) => id));
    this.#telling = new Map(
      Object.entries(game.schemas.events).map(([type, { properties }]) => [
        type,
        Object.keys(properties).filter((name) => {
          const schema = properties[name] as Shape;
          return setOf(schema) !== null || isContent(schema);
        }),
      ]),
    );
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
    const payload = event as unknown as JsonObject;
    for (const [name, value] of Object.entries(payload)) {
      if (!unseen.has(name) && name !== 'type') this.#look(value);
    }
    for (const name of this.#telling.get(event.type) ?? []) {
      const value = payload[name];
      if (typeof value !== 'string' || unseen.has(name)) continue;
      const kind = `${event.type}.${name}=${value}`;
      // Ids that a match makes, such as those of its offers, are no kinds.
      if (kind in this.counts || this.#content.has(value)) this.#count(kind);
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

/**
 * All that could be counted, so that what never occurs shows as 0; of kinds that name content only those that
 * occur are shown.
 */
export const coverageNames = (game: AnyGame): readonly string[] => [
  ...Object.keys(game.schemas.commands),
  ...Object.keys(game.schemas.events),
  ...Object.entries(game.schemas.events).flatMap(([type, { properties }]) =>
    Object.entries(properties).flatMap(([name, schema]) =>
      (setOf(schema as Shape) ?? []).map((value) => `${type}.${name}=${value}`),
    ),
  ),
  ...game.content.map(({ id }) => id),
];

interface Shape {
  readonly enum?: readonly string[];
  readonly anyOf?: readonly Shape[];
  readonly type?: string;
}

/** The schema itself, or the one that may be null instead. */
function unwrapped(schema: Shape): Shape {
  const others = schema.anyOf?.filter(({ type }) => type !== 'null') ?? [];
  return others.length === 1 ? (others[0] as Shape) : schema;
}

/** The values of a closed set; null for any other schema. */
const setOf = (schema: Shape): readonly string[] | null => unwrapped(schema).enum ?? null;

const isContent = (schema: Shape): boolean => {
  const inner = unwrapped(schema);
  return inner.type === 'string' && hintOf(inner as Parameters<typeof hintOf>[0]).scalar === 'ID';
};
