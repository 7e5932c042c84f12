import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { AnyGame } from '../../kernel/game.ts';
import type { SimulationPlan } from './plan.ts';
import { type PlayedGame, playOne } from './play.ts';

/** What a worker process is started with: it plays the games first, first + step, first + 2 step … */
export interface Share {
  readonly plan: SimulationPlan;
  readonly first: number;
  readonly step: number;
}

/** Games of which a worker tells at once. */
export const REPORT_EVERY = 8;

/**
 * Plays all games of a plan, in this process or in several. Which one plays a game has no influence on it.
 * `onGames` hears how many more are done.
 */
export async function playAll(
  plan: SimulationPlan,
  game: AnyGame,
  workers: number,
  onGames: (more: number) => void,
): Promise<PlayedGame[]> {
  const used = Math.min(workers, plan.games);
  if (used <= 1) return playHere(plan, game, onGames);
  const shares = Array.from({ length: used }, (_, i) => ({ plan, first: i + 1, step: used }));
  const played = await Promise.all(shares.map((share) => playThere(share, onGames)));
  return played.flat();
}

async function playHere(
  plan: SimulationPlan,
  game: AnyGame,
  onGames: (more: number) => void,
): Promise<PlayedGame[]> {
  const played: PlayedGame[] = [];
  for (let number = 1; number <= plan.games; number++) {
    played.push(playOne(plan, game, number));
    onGames(1);
  }
  return played;
}

// The worker's file has this file's own ending, and its process inherits the loader of sources.
const WORKER = fileURLToPath(
  new URL(`./worker.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url),
);

/**
 * How V8 runs a worker. Its collector's helper threads would contend with the other workers for the
 * processors, and a young generation of 32 MiB is emptied less often. Measured in `bench/self-play.mjs`.
 */
export const WORKER_FLAGS: readonly string[] = [
  '--single-threaded-gc',
  '--min-semi-space-size=32',
  '--max-semi-space-size=32',
];

function playThere(share: Share, onGames: (more: number) => void): Promise<PlayedGame[]> {
  return new Promise((resolve, reject) => {
    const played: PlayedGame[] = [];
    const worker = fork(WORKER, [JSON.stringify(share)], {
      execArgv: [...process.execArgv, ...WORKER_FLAGS],
    });
    worker.on('message', (games: PlayedGame[]) => {
      played.push(...games);
      onGames(games.length);
    });
    worker.on('error', reject);
    worker.on('exit', (code) => {
      if (code === 0) resolve(played);
      else reject(new Error(`a worker of the simulation ended with code ${code}`));
    });
  });
}
