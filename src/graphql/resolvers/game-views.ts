import type { AnyGame } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';

/** Tells which game a view is of, beside its own members. */
const TYPE = Symbol('GraphQL type');

/** A game's view as a member of `GameView`. */
export const gameView = (game: AnyGame, view: JsonObject) => ({ ...view, [TYPE]: `${game.graphqlName}View` });

export const gameViewType = (value: unknown): string => (value as { readonly [TYPE]: string })[TYPE];
