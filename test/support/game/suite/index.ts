import { describe } from 'vitest';
import type { GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import { testCloneState } from './clone-state.ts';
import { testGoldenMatches } from './golden.ts';
import { testLegalCommands } from './legal.ts';
import type { Subject } from './subject.ts';
import { testTwins } from './twins.ts';
import { testWholeGames } from './whole-games.ts';

export { wholeGamePlayer } from './player.ts';
export { eachPosition, filled, positionsOf, seatsOf } from './positions.ts';
export type { ExpectedDraw, Subject, Watch, WholeGame } from './subject.ts';

/** Declares all property tests and the golden matches of a game; for its `properties.test.ts`. */
export function testProperties<S, C extends GameCommand, E extends GameEvent, V>(
  subject: Subject<S, C, E, V>,
): void {
  describe(subject.game.title, () => {
    testLegalCommands(subject);
    testWholeGames(subject);
    testTwins(subject);
    testCloneState(subject);
    testGoldenMatches(subject);
  });
}
