import { createRequire } from 'node:module';
import { eventsOf, tables } from './games/real-games.mjs';
import { decide, evolve, fresh, legal, mulberry } from './games/share-rules.mjs';
import { interleave, spin } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';

/** P9: events folded per second through the rules of every game, against folds written by hand. */

const { produce, setAutoFreeze } = createRequire(import.meta.url)('immer');

/** Events of a whole share game. */
function shareEvents() {
  const random = mulberry(3);
  const state = fresh();
  const events = [];
  while (!state.over) {
    const open = legal(state);
    for (const event of decide(state, open[(random() * open.length) | 0])) {
      evolve(state, event);
      events.push(event);
    }
  }
  return events;
}

const fold = (initial, events, step) => () =>
  spin(() => {
    let state = initial();
    for (const event of events) state = step(state, event);
    return events.length;
  });

const draft = (step) => (state, event) =>
  produce(state, (changing) => {
    step(changing, event);
  });

const share = shareEvents();
const folds = tables.map(({ game, ...table }) => ({
  title: table.title,
  game,
  events: eventsOf({ game, ...table }, 3),
}));
for (const { title, events } of folds) console.error(`${events.length} events of ${title}`);
console.error(`${share.length} events of the share game`);
setAutoFreeze(true);
const run = await interleave({
  'share game, in place': fold(fresh, share, evolve),
  'share game, immer': fold(fresh, share, draft(evolve)),
  ...Object.fromEntries(
    folds.flatMap(({ title, game, events }) => [
      [`${title}, evolve`, fold(game.initialState, events, game.evolve)],
      [`${title}, immer over the same evolve`, fold(game.initialState, events, draft(game.evolve))],
    ]),
  ),
});
publish(
  'fold',
  run,
  folds.flatMap(({ title }) => [
    goal(
      'P9',
      `evolve of ${title} against the share game's fold in place`,
      run.ratio(`${title}, evolve`, 'share game, in place'),
      '>=',
      0.25,
    ),
    goal(
      'P9',
      `evolve of ${title} against the share game in immer`,
      run.ratio(`${title}, evolve`, 'share game, immer'),
      '>=',
      10,
    ),
    goal(
      'P9',
      `evolve of ${title} against immer over the same evolve`,
      run.ratio(`${title}, evolve`, `${title}, immer over the same evolve`),
      '>=',
      10,
    ),
  ]),
);
