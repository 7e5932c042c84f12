import { parentPort, workerData } from 'node:worker_threads';
import { evilCorp } from '../../dist/games/evil-corp/index.js';
import { botRandom, pseudoRandom } from '../../dist/kernel/pseudo-random.js';
import { playGame, randomPolicy } from '../../dist/match/self-play.js';
import { spin } from '../lib/measure.mjs';

/** Plays Evil Corp at random for some seconds and answers games/s. */
const { secs, options, seats } = workerData;
let seed = 0;
const { ops } = spin(() => {
  seed++;
  playGame({
    game: evilCorp,
    options,
    seats,
    random: pseudoRandom(seed),
    policyRandom: botRandom(seed),
    policy: randomPolicy,
  });
}, secs);
parentPort.postMessage(ops);
