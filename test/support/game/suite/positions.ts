import { chooseCommand } from '../../../../src/kernel/choose.ts';
import type { GameCommand, GameEvent, LegalCommand, Seat, Viewer } from '../../../../src/kernel/game.ts';
import { clonePlain } from '../../../../src/kernel/json.ts';
import type { Random } from '../../../../src/kernel/random.ts';
import { deepFreeze } from '../freeze.ts';
import type { Subject, WholeGame } from './subject.ts';

/** The seats of a game, in order. */
export const seatsOf = ({ seatCount }: WholeGame): Seat[] =>
  Array.from({ length: seatCount }, (_, seat) => seat);

/** Everybody who may look. */
export const viewersOf = (game: WholeGame): Viewer[] => [...seatsOf(game), 'spectator', 'open'];

/** Looks at one position in `every`, before its command is folded; the state changes in place afterwards. */
export function eachPosition<S, C extends GameCommand, E extends GameEvent, V>(
  { play }: Subject<S, C, E, V>,
  game: WholeGame,
  every: number,
  look: (state: S) => void,
): void {
  let decisions = 0;
  play(game, {
    onDecision: (state) => {
      if (decisions++ % every === game.seed % every) look(state);
    },
  });
}

/** One position in `every` of a game, each deep-frozen. */
export function positionsOf<S, C extends GameCommand, E extends GameEvent, V>(
  subject: Subject<S, C, E, V>,
  game: WholeGame,
  every: number,
): readonly S[] {
  const found: S[] = [];
  eachPosition(subject, game, every, (state) => found.push(deepFreeze(clonePlain(state))));
  return found;
}

/** The legal commands, each with one filling of its open parameters. */
export const filled = <C extends GameCommand>(legal: readonly LegalCommand[], random: Random): C[] =>
  legal.map((entry) => chooseCommand([entry], random) as C);
