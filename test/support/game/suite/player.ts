import type { Game, GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import { botRandom, pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import { type Policy, playGame } from '../../../../src/match/self-play.ts';
import { seatsOf } from './positions.ts';
import type { Subject } from './subject.ts';

/** Plays whole games by the policy for their skill; seats that the game does not wait for are asked first. */
export const wholeGamePlayer =
  <S, C extends GameCommand, E extends GameEvent, V>(
    game: Game<S, C, E, V>,
    policy: (skill: number) => Policy<S, C>,
  ): Subject<S, C, E, V>['play'] =>
  (whole, hooks = {}) =>
    playGame({
      game,
      options: whole.options,
      seats: seatsOf(whole),
      random: pseudoRandom(whole.seed),
      policyRandom: botRandom(whole.seed + 1),
      policy: policy(whole.skill),
      interrupts: true,
      ...hooks,
    });
