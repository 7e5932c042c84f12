import type { GameCommand, Viewer } from '../../../src/kernel/game.ts';
import type { JsonObject } from '../../../src/kernel/json.ts';

/** What a canary search looks for in a game. */
export interface Canary {
  readonly game: string;
  readonly seats: number;
  /** Options of each run. */
  readonly options: (run: number) => JsonObject;
  /** Moves of a run at the small size; 0 for the whole match. */
  readonly moves: number;
  /** Ids of all cards that can be hidden. */
  readonly cards: readonly string[];
  /** Cards whose place the viewer may not know now. */
  readonly hiddenFrom: (state: never, viewer: Viewer) => Iterable<string>;
  /** Paths of members of the view that are null for everybody but the seat itself. */
  readonly purses: (view: never, viewer: Viewer) => readonly unknown[];
  /** A command that a curious client may try, naming a card. */
  readonly probe: (card: string) => GameCommand;
}
