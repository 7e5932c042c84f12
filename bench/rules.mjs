import { chooseCommand } from '../dist/kernel/choose.js';
import { parseCommand } from '../dist/kernel/commands.js';
import { botRandom, pseudoRandom } from '../dist/kernel/pseudo-random.js';
import { tableOf, tables } from './games/real-games.mjs';
import { interleave, quantile, SECS } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';

/** Microseconds of each step of a command, over whole games of random legal commands. */

const STEPS = ['legal', 'parse', 'decide', 'evolve', 'command'];

function timed(into, step) {
  const began = performance.now();
  const result = step();
  into.push((performance.now() - began) * 1000);
  return result;
}

/** Plays one game and adds the times of every command; `command` is parse, decide and evolve together. */
function play({ game, options, seats }, seed, times) {
  const random = pseudoRandom(seed);
  const policy = botRandom(seed);
  let state = game.initialState();
  const fold = (events) => {
    for (const { event } of events) state = game.evolve(state, event);
  };
  fold(game.setup(options, seats, random).events);
  for (let [seat] = game.activeSeats(state); seat !== undefined; [seat] = game.activeSeats(state)) {
    const legal = timed(times.legal, () => game.legalCommands(state, seat));
    const input = JSON.parse(JSON.stringify(chooseCommand(legal, policy)));
    const parsed = timed(times.parse, () => parseCommand(game, input));
    const decision = timed(times.decide, () => game.decide(state, seat, parsed.command, random));
    timed(times.evolve, () => fold(decision.events));
    times.command.push(times.parse.at(-1) + times.decide.at(-1) + times.evolve.at(-1));
  }
}

const variant = (table) => () => {
  const collect = (secs) => {
    const times = Object.fromEntries(STEPS.map((step) => [step, []]));
    let seed = 0;
    for (const until = performance.now() + secs * 1000; performance.now() < until; )
      play(table, ++seed, times);
    return times;
  };
  collect(0.5);
  const figures = {};
  for (const [step, list] of Object.entries(collect(SECS))) {
    figures[`${step} p50 µs`] = quantile(list, 0.5);
    figures[`${step} p99 µs`] = quantile(list, 0.99);
  }
  return { ops: 1e6 / figures['command p50 µs'], ...figures };
};

const evilCorp = tables.find(({ game }) => game.id === 'evil-corp').game;
const all = [
  ...[2, 4, 6].map((count) => tableOf(evilCorp, count)),
  ...tables.filter(({ game }) => game !== evilCorp),
].map((table) => ({ ...table, name: `${table.title}, ${table.seats.length} seats` }));
const measured = await interleave(Object.fromEntries(all.map((table) => [table.name, variant(table)])));
publish(
  'rules',
  measured,
  all.flatMap(({ name }) => [
    goal(
      'rules',
      `${name}: parse, decide and evolve of a command, median`,
      measured.of(name, 'command p50 µs'),
      '<=',
      100,
      'µs',
    ),
    goal(
      'rules',
      `${name}: the legal commands of a seat, median`,
      measured.of(name, 'legal p50 µs'),
      '<=',
      100,
      'µs',
    ),
  ]),
);
