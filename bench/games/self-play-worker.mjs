import { answerQuestions } from '../lib/child.mjs';
import { spin } from '../lib/measure.mjs';
import { playRandomly, tables } from './real-games.mjs';

/** Plays the game of the argument at random: `play` answers games/s over some seconds. */
const table = tables.find(({ game }) => game.id === process.argv[2]);
let seed = 0;
const once = () => {
  playRandomly(table, ++seed);
};
answerQuestions({ play: async ({ secs }) => spin(once, secs, 0) });
