import { evilCorp } from '../dist/games/evil-corp/index.js';
import { chooseCommand } from '../dist/kernel/choose.js';
import { parseCommand } from '../dist/kernel/commands.js';
import { botRandom, pseudoRandom } from '../dist/kernel/pseudo-random.js';
import { interleave, quantile, SECS } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';

/** Microseconds of each step of a command of Evil Corp, over whole games of random legal commands. */

const OPTIONS = { ...evilCorp.schemas.optionDefaults, maxRounds: 20 };
const STEPS = ['legal', 'parse', 'decide', 'evolve', 'command'];

function timed(into, step) {
  const began = performance.now();
  const result = step();
  into.push((performance.now() - began) * 1000);
  return result;
}

/** Plays one game and adds the times of every command; `command` is parse, decide and evolve together. */
function play(seats, seed, times) {
  const random = pseudoRandom(seed);
  const policy = botRandom(seed);
  let state = evilCorp.initialState();
  const fold = (events) => {
    for (const { event } of events) state = evilCorp.evolve(state, event);
  };
  fold(evilCorp.setup(OPTIONS, seats, random).events);
  for (let [seat] = evilCorp.activeSeats(state); seat !== undefined; [seat] = evilCorp.activeSeats(state)) {
    const legal = timed(times.legal, () => evilCorp.legalCommands(state, seat));
    const input = JSON.parse(JSON.stringify(chooseCommand(legal, policy)));
    const parsed = timed(times.parse, () => parseCommand(evilCorp, input));
    const decision = timed(times.decide, () => evilCorp.decide(state, seat, parsed.command, random));
    timed(times.evolve, () => fold(decision.events));
    times.command.push(times.parse.at(-1) + times.decide.at(-1) + times.evolve.at(-1));
  }
}

const variant = (count) => () => {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const collect = (secs) => {
    const times = Object.fromEntries(STEPS.map((step) => [step, []]));
    let seed = 0;
    for (const until = performance.now() + secs * 1000; performance.now() < until; )
      play(seats, ++seed, times);
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

const measured = await interleave({ '2 seats': variant(2), '4 seats': variant(4), '6 seats': variant(6) });
publish('rules', measured, [
  goal(
    'rules',
    'Evil Corp, 4 seats: parse, decide and evolve of a command, median',
    measured.of('4 seats', 'command p50 µs'),
    '<=',
    100,
    'µs',
  ),
  goal(
    'rules',
    'Evil Corp, 6 seats: the legal commands of a seat, median',
    measured.of('6 seats', 'legal p50 µs'),
    '<=',
    100,
    'µs',
  ),
]);
