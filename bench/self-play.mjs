import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { WORKER_FLAGS } from '../dist/cli/simulation/pool.js';
import { chooseCommand } from '../dist/kernel/choose.js';
import { botRandom, pseudoRandom } from '../dist/kernel/pseudo-random.js';
import { playRandomly, tables } from './games/real-games.mjs';
import { shareGame } from './games/share-game.mjs';
import { decide, evolve, fresh, LENGTH, legal, mulberry, playInPlace } from './games/share-rules.mjs';
import { Child } from './lib/child.mjs';
import { interleave, median, spin } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';

/** P14: random self-play on one core, without I/O and hashes; games/s. */

const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client');

/** Calls `play` with one seed after the other, the same ones in every variant. */
const games = (play) => () => {
  let seed = 0;
  return spin(() => {
    play(++seed);
  });
};

const SHARES = { game: shareGame, options: {}, seats: [0, 1, 2, 3] };
const runner = (table) => (seed) => playRandomly(table, seed);

const BOARDGAME = {
  name: 'shares',
  setup: fresh,
  disableUndo: true,
  moves: {
    act: ({ G }, kind, company) => {
      for (const event of decide(G, [kind, company])) evolve(G, event);
    },
  },
};

function playBoardgameIo(seed) {
  const random = mulberry(seed);
  const client = Client({ game: BOARDGAME, numPlayers: 1, debug: false });
  client.start();
  let decisions = 0;
  for (let { G } = client.getState(); !G.over; { G } = client.getState()) {
    const open = legal(G);
    const [kind, company] = open[(random() * open.length) | 0];
    client.moves.act(kind, company);
    decisions++;
  }
  client.stop();
  if (decisions !== LENGTH) throw new Error(`a game of ${decisions} decisions`);
}

/** What the runner's overhead is measured against: the three rules functions and nothing else. */
const bareLoop =
  ({ game, options, seats }) =>
  (seed) => {
    const random = pseudoRandom(seed);
    const policy = botRandom(seed);
    let state = game.initialState();
    for (const { event } of game.setup(options, seats, random).events) state = game.evolve(state, event);
    for (let active = game.activeSeats(state); active.length > 0; active = game.activeSeats(state)) {
      const seat = active[0];
      const command = chooseCommand(game.legalCommands(state, seat), policy);
      for (const { event } of game.decide(state, seat, command, random).events) {
        state = game.evolve(state, event);
      }
    }
    return state;
  };

for (const table of tables) {
  const same = JSON.stringify(runner(table)(1).state) === JSON.stringify(bareLoop(table)(1));
  if (!same) throw new Error(`${table.title}: the bare loop and the runner play different games`);
}

const WORKER = fileURLToPath(new URL('./games/self-play-worker.mjs', import.meta.url));

/** Seconds until the compiler is done: its threads would take processor time from the other worker. */
const WORKER_WARM = 8;
/** Comparisons, and seconds of each of their three windows. */
const COMPARISONS = 20;
const WINDOW = 0.5;

/**
 * Games/s of two worker processes, which run as those of `simulate` do, and of one of them alone. Each comparison
 * is one alone, both, and the other alone, in short windows, since the speed of one process by itself drifts by a
 * quarter within seconds; `scaling` is the median of the comparisons.
 */
const workers =
  ({ game }) =>
  async () => {
    const both = [1, 2].map((name) => new Child(`worker ${name}`, WORKER, [game.id], {}, WORKER_FLAGS));
    const play = async (some, secs) => {
      const rates = await Promise.all(some.map((worker) => worker.ask({ type: 'play', secs })));
      return rates.reduce((sum, { ops }) => sum + ops, 0);
    };
    const [first, second] = both;
    await play(both, WORKER_WARM);
    const comparisons = [];
    for (let i = 0; i < COMPARISONS; i++) {
      const before = await play([first], WINDOW);
      const two = await play(both, WINDOW);
      const after = await play([second], WINDOW);
      comparisons.push({ one: (before + after) / 2, two });
    }
    await Promise.all(both.map((worker) => worker.stop()));
    return {
      ops: median(comparisons.map(({ two }) => two)),
      one: median(comparisons.map(({ one }) => one)),
      scaling: median(comparisons.map(({ one, two }) => two / one)),
    };
  };

const measured = await interleave({
  'share game, rules in place': games(playInPlace),
  'share game, the runner': games(runner(SHARES)),
  'share game, boardgame.io': games(playBoardgameIo),
  ...Object.fromEntries(
    tables.flatMap((table) => [
      [`${table.title}, bare loop`, games(bareLoop(table))],
      [`${table.title}, the runner`, games(runner(table))],
      [`${table.title}, two workers`, workers(table)],
    ]),
  ),
});

const ratio = (over, under) => measured.ratio(over, under);
publish('self-play', measured, [
  goal(
    'P14',
    'share game against boardgame.io',
    ratio('share game, the runner', 'share game, boardgame.io'),
    '>=',
    50,
  ),
  goal(
    'P14',
    'share game against rules in place',
    ratio('share game, the runner', 'share game, rules in place'),
    '>=',
    0.3,
  ),
  ...tables.flatMap(({ title }) => [
    goal(
      'P14',
      `${title}: runner against a bare loop`,
      ratio(`${title}, the runner`, `${title}, bare loop`),
      '>=',
      0.8,
    ),
    goal(
      'P14',
      `${title}: two workers against one`,
      measured.of(`${title}, two workers`, 'scaling'),
      '>=',
      1.7,
    ),
  ]),
]);
