import { spin } from '../lib/measure.mjs';
import { playRandomly, tables } from './real-games.mjs';

/** Plays the game of the first argument at random for the seconds of the second and sends games/s. */
const [id, secs] = process.argv.slice(2);
const table = tables.find(({ game }) => game.id === id);
let seed = 0;
// Long enough for the compiler to be done: its threads would take processor time from the other workers.
const WARM = 8;
const { ops } = spin(
  () => {
    playRandomly(table, ++seed);
  },
  Number(secs),
  WARM,
);
process.send(ops);
