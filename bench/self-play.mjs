import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import { evilCorp } from '../dist/games/evil-corp/index.js';
import { chooseCommand } from '../dist/kernel/choose.js';
import { botRandom, pseudoRandom } from '../dist/kernel/pseudo-random.js';
import { playGame, randomPolicy } from '../dist/match/self-play.js';
import { shareGame } from './games/share-game.mjs';
import { decide, evolve, fresh, LENGTH, legal, mulberry, playInPlace } from './games/share-rules.mjs';
import { interleave, SECS, spin } from './lib/measure.mjs';
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

const run = (game, options, seats) => (seed) =>
  playGame({
    game,
    options,
    seats,
    random: pseudoRandom(seed),
    policyRandom: botRandom(seed),
    policy: randomPolicy,
  });

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

const EVIL = { options: { ...evilCorp.schemas.optionDefaults, maxRounds: 20 }, seats: [0, 1, 2] };

/** What the runner's overhead is measured against: the three rules functions and nothing else. */
function bareLoop(seed) {
  const random = pseudoRandom(seed);
  const policy = botRandom(seed);
  let state = evilCorp.initialState();
  for (const { event } of evilCorp.setup(EVIL.options, EVIL.seats, random).events) {
    state = evilCorp.evolve(state, event);
  }
  for (let active = evilCorp.activeSeats(state); active.length > 0; active = evilCorp.activeSeats(state)) {
    const seat = active[0];
    const command = chooseCommand(evilCorp.legalCommands(state, seat), policy);
    for (const { event } of evilCorp.decide(state, seat, command, random).events) {
      state = evilCorp.evolve(state, event);
    }
  }
  return state;
}

const runner = run(evilCorp, EVIL.options, EVIL.seats);
const same = JSON.stringify(runner(1).state) === JSON.stringify(bareLoop(1));
if (!same) throw new Error('the bare loop and the runner play different games');

/** Games/s of `count` worker threads together. */
const workers = (count) => async () => {
  const rates = await Promise.all(
    Array.from(
      { length: count },
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL('./games/self-play-worker.mjs', import.meta.url), {
            workerData: { secs: SECS, ...EVIL },
          });
          worker.once('message', resolve);
          worker.once('error', reject);
        }),
    ),
  );
  return { ops: rates.reduce((sum, rate) => sum + rate, 0) };
};

const measured = await interleave({
  'share game, rules in place': games(playInPlace),
  'share game, the runner': games(run(shareGame, {}, [0, 1, 2, 3])),
  'share game, boardgame.io': games(playBoardgameIo),
  'Evil Corp, bare loop': games(bareLoop),
  'Evil Corp, the runner': games(runner),
  'Evil Corp, one worker': workers(1),
  'Evil Corp, two workers': workers(2),
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
  goal(
    'P14',
    'Evil Corp: runner against a bare loop',
    ratio('Evil Corp, the runner', 'Evil Corp, bare loop'),
    '>=',
    0.8,
  ),
  goal('P14', 'two workers against one', ratio('Evil Corp, two workers', 'Evil Corp, one worker'), '>=', 1.7),
]);
