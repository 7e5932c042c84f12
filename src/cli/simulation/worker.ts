import { gameById } from '../../games/registry.ts';
import { type PlayedGame, playOne } from './play.ts';
import { REPORT_EVERY, type Share } from './pool.ts';

// A process of a simulation: plays its share of the games and tells of them in portions.
const { plan, first, step } = JSON.parse(process.argv[2] ?? '') as Share;
const game = gameById(plan.game);
if (game === null) throw new Error(`no game ${plan.game}`);
let done: PlayedGame[] = [];
for (let number = first; number <= plan.games; number += step) {
  done.push(playOne(plan, game, number));
  if (done.length < REPORT_EVERY) continue;
  await tell(done);
  done = [];
}
await tell(done);
process.disconnect();

function tell(games: readonly PlayedGame[]): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(games, undefined, undefined, (error) => (error === null ? resolve() : reject(error)));
  });
}
