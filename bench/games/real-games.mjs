import { games } from '../../dist/games/registry.js';
import { clonePlain } from '../../dist/kernel/json.js';
import { botRandom, pseudoRandom } from '../../dist/kernel/pseudo-random.js';
import { playGame, randomPolicy } from '../../dist/match/self-play.js';

/** Options that keep a game of random play to a length like that of a real one. */
const SHORTER = { 'evil-corp': { maxRounds: 20 } };

/** The tables that the benchmarks of the rules play at: every game of the registry, one seat above its least. */
export const tables = games.map((game) => tableOf(game, Math.min(game.seats.min + 1, game.seats.max)));

/** A table of `count` seats. */
export function tableOf(game, count) {
  return {
    game,
    title: game.title,
    options: { ...game.schemas.optionDefaults, ...SHORTER[game.id] },
    seats: Array.from({ length: count }, (_, seat) => seat),
  };
}

/** Plays one game of random legal commands; `more` is handed to `playGame` as well. */
export const playRandomly = ({ game, options, seats }, seed, more = {}) =>
  playGame({
    game,
    options,
    seats,
    random: pseudoRandom(seed),
    policyRandom: botRandom(seed),
    policy: randomPolicy,
    ...more,
  });

/** The events of a whole game. */
export function eventsOf(table, seed) {
  const events = [];
  playRandomly(table, seed, { onEvent: ({ event }) => events.push(clonePlain(event)) });
  return events;
}
