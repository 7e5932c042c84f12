import { parentPort, workerData } from 'node:worker_threads';
import { gameById } from '../../games/registry.ts';
import { type PlayedGame, playOne } from './play.ts';
import { REPORT_EVERY, type Share } from './pool.ts';

// A thread of a simulation: plays its share of the games and tells of them in portions.
const { plan, first, step } = workerData as Share;
const game = gameById(plan.game);
if (game === null) throw new Error(`no game ${plan.game}`);
let done: PlayedGame[] = [];
for (let number = first; number <= plan.games; number += step) {
  done.push(playOne(plan, game, number));
  if (done.length < REPORT_EVERY) continue;
  parentPort?.postMessage(done);
  done = [];
}
parentPort?.postMessage(done);
