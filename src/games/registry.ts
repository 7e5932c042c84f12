import type { AnyGame } from '../kernel/game.ts';
import { corporateAmerica } from './corporate-america/index.ts';
import { evilCorp } from './evil-corp/index.ts';
import { greedIncorporated } from './greed-incorporated/index.ts';
import { incorporated } from './incorporated/index.ts';

/** What an untrusted command or untrusted options are by a game's schemas, for whoever knows games by this file alone. */
export { parseCommand, parseOptions } from '../kernel/commands.ts';

/** All games, in the order of the catalogue. */
export const games: readonly AnyGame[] = [
  anyGame(evilCorp),
  anyGame(incorporated),
  anyGame(corporateAmerica),
  anyGame(greedIncorporated),
];

const byId: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.id, game]));
const byRules: ReadonlyMap<string, AnyGame> = new Map(games.map((game) => [game.rulesVersion, game]));

/** The game of an id in its present rules version, which new matches are played by; null if there is none. */
export const gameById = (id: string): AnyGame | null => byId.get(id) ?? null;

/** The game of a rules version (`evil-corp/1.0.0`), which a match keeps to its end; null if there is none. */
export const gameByRules = (rulesVersion: string): AnyGame | null => byRules.get(rulesVersion) ?? null;

// The platform holds states, commands, events and views of all games as plain JSON and hands each game
// only its own; TypeScript cannot express that.
function anyGame(game: unknown): AnyGame {
  return game as AnyGame;
}
