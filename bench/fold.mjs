import { createRequire } from 'node:module';
import { evilCorp } from '../dist/games/evil-corp/index.js';
import { clonePlain } from '../dist/kernel/json.js';
import { botRandom, pseudoRandom } from '../dist/kernel/pseudo-random.js';
import { playGame, randomPolicy } from '../dist/match/self-play.js';
import { decide, evolve, fresh, legal, mulberry } from './games/share-rules.mjs';
import { interleave, spin } from './lib/measure.mjs';
import { goal, publish } from './lib/results.mjs';

/** P9: events folded per second through the rules of Evil Corp, against folds written by hand. */

const { produce, setAutoFreeze } = createRequire(import.meta.url)('immer');

/** Events of a whole game of Evil Corp. */
function evilEvents() {
  const events = [];
  playGame({
    game: evilCorp,
    options: { ...evilCorp.schemas.optionDefaults, maxRounds: 40 },
    seats: [0, 1, 2, 3],
    random: pseudoRandom(3),
    policyRandom: botRandom(3),
    policy: randomPolicy,
    onEvent: ({ event }) => events.push(clonePlain(event)),
  });
  return events;
}

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

const evil = evilEvents();
const share = shareEvents();
console.error(`${evil.length} events of Evil Corp, ${share.length} of the share game`);
setAutoFreeze(true);
const run = await interleave({
  'share game, in place': fold(fresh, share, evolve),
  'Evil Corp, evolve': fold(evilCorp.initialState, evil, evilCorp.evolve),
  'Evil Corp, immer over the same evolve': fold(evilCorp.initialState, evil, draft(evilCorp.evolve)),
  'share game, immer': fold(fresh, share, draft(evolve)),
});
publish('fold', run, [
  goal(
    'P9',
    'evolve of Evil Corp against a fold in place',
    run.ratio('Evil Corp, evolve', 'share game, in place'),
    '>=',
    0.25,
  ),
  goal(
    'P9',
    'evolve of Evil Corp against immer',
    run.ratio('Evil Corp, evolve', 'share game, immer'),
    '>=',
    10,
  ),
  goal(
    'P9',
    'the same against immer over the same evolve',
    run.ratio('Evil Corp, evolve', 'Evil Corp, immer over the same evolve'),
    '>=',
    10,
  ),
]);
