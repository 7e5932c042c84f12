import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/registry.ts';
import { chooseCommand } from '../../src/kernel/choose.ts';
import { parseCommand, parseOptions } from '../../src/kernel/commands.ts';
import type { AnyGame, GameCommand } from '../../src/kernel/game.ts';
import { clonePlain, type JsonObject } from '../../src/kernel/json.ts';
import { botRandom, pseudoRandom } from '../../src/kernel/pseudo-random.ts';
import { playGame } from '../../src/match/self-play.ts';
import { deepFreeze } from '../support/game/freeze.ts';
import { sized } from '../support/size.ts';

/** States of whole random games, frozen. */
function statesOf(game: AnyGame, seed: number): { state: JsonObject; legal: GameCommand }[] {
  const options = parseOptions(game, {});
  if (options.type !== 'Options') throw new Error('the defaults are no options');
  const states: { state: JsonObject; legal: GameCommand }[] = [];
  playGame({
    game,
    options: options.options,
    seats: fullTable(game, options.options),
    random: pseudoRandom(seed),
    policyRandom: botRandom(seed + 1),
    policy: (_state, _seat, legal, random) => chooseCommand(legal, random),
    maxDecisions: 400,
    onDecision: (state, _seat, command) => {
      states.push({ state: deepFreeze(clonePlain(state)), legal: command });
    },
  });
  return states;
}

/** The largest table that the options allow; a place may be for those who only judge. */
function fullTable(game: AnyGame, options: JsonObject): readonly number[] {
  for (let places = game.seats.max; places >= game.seats.min; places--) {
    const seats = Array.from({ length: places }, (_, seat) => seat);
    if (game.setup(options, seats, pseudoRandom(0)).type === 'Accepted') return seats;
  }
  throw new Error('the defaults allow no table');
}

/** Values that a hostile client would put into a command. */
const junk = fc.oneof(
  { weight: 3, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  fc.constantFrom(
    null,
    -1,
    0,
    1,
    2 ** 31,
    -(2 ** 53),
    0.5,
    Number.NaN,
    '',
    '__proto__',
    'constructor',
    [],
    {},
    true,
  ),
  fc.integer({ min: -3, max: 9 }),
);

describe.each(games.map((game) => [game.id, game] as const))('fuzzed commands (R-19): %s', (_id, game) => {
  const states = statesOf(game, 1901);
  const names = Object.keys(game.schemas.commands);
  const members = [
    ...new Set(Object.values(game.schemas.commands).flatMap((schema) => Object.keys(schema.properties))),
  ];
  const ids = game.content.map(({ id }) => id);
  const value = fc.oneof(junk, fc.constantFrom(...ids), fc.array(fc.constantFrom(...ids), { maxLength: 5 }));
  const shaped = fc.record({
    type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...names) }, { weight: 1, arbitrary: junk }),
    extra: fc.dictionary(fc.constantFrom(...members, 'type', 'x'), value, { maxKeys: 4 }),
  });

  it('throw nothing, change nothing, and are refused with a code of the list', () => {
    let accepted = 0;
    let refused = 0;
    const property = fc.property(
      fc.nat(states.length - 1),
      shaped,
      fc.integer({ min: -1, max: game.seats.max }),
      fc.integer({ min: 0, max: 3 }),
      (at, { type, extra }, seat, kind) => {
        const { state, legal } = states[at] as (typeof states)[number];
        const input: unknown =
          kind === 0 ? { ...legal, ...extra, type: legal.type } : kind === 1 ? extra : { ...extra, type };
        const parsed = parseCommand(game, input);
        const answer =
          parsed.type === 'RuleViolation'
            ? parsed
            : game.decide(state, seat, parsed.command, pseudoRandom(at));
        if (answer.type === 'RuleViolation') {
          refused += 1;
          expect(Object.keys(game.errorCodes)).toContain(answer.code);
          expect(answer.message.length).toBeGreaterThan(10);
        } else {
          accepted += 1;
          expect(answer.events.length).toBeGreaterThan(0);
        }
      },
    );
    fc.assert(property, { numRuns: sized(20_000, 1_000_000), seed: 1901 });
    expect(accepted).toBeGreaterThan(50);
    expect(refused).toBeGreaterThan(1000);
  });
});
