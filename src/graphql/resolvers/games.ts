import type { AnyGame, RuleText } from '../../kernel/game.ts';

/** A game as the parent of GraphQL fields. */
export class GameNode {
  readonly type = 'Game';
  readonly game: AnyGame;

  constructor(game: AnyGame) {
    this.game = game;
  }
}

/** Global id of a game (platform 3). */
export const gameNodeId = (game: AnyGame): string => `game_${game.id}`;

export const gameFields = {
  id: ({ game }: GameNode) => gameNodeId(game),
  gameId: ({ game }: GameNode) => game.id,
  title: ({ game }: GameNode) => game.title,
  summary: ({ game }: GameNode) => game.summary,
  rulesVersion: ({ game }: GameNode) => game.rulesVersion,
  minSeats: ({ game }: GameNode) => game.seats.min,
  maxSeats: ({ game }: GameNode) => game.seats.max,
  optionsSchema: ({ game }: GameNode) => game.schemas.options,
  optionDefaults: ({ game }: GameNode) => game.schemas.optionDefaults,
  commandSchemas: ({ game }: GameNode) => game.schemas.commands,
  sections: ({ game }: GameNode): readonly RuleText[] => game.sections,
  rulings: ({ game }: GameNode): readonly RuleText[] => game.rulings,
  content: ({ game }: GameNode, { kind }: { kind?: string | null }) =>
    kind === undefined || kind === null ? game.content : game.content.filter((item) => item.kind === kind),
  errorCodes: ({ game }: GameNode) =>
    Object.entries(game.errorCodes).map(([code, message]) => ({ code, message })),
};
