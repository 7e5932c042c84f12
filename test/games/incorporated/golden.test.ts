import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandSchemas, type IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import { eventSchemas } from '../../../src/games/incorporated/events.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { type GoldenMatch, GoldenPlay } from '../../support/game/golden.ts';

const folder = new URL('../../golden/incorporated/', import.meta.url);
const matches = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenMatch,
);
const events = new Set<string>();
/**
 * What no command of its schema meets in play: an ill-formed command is refused before it is decided, and at
 * least a dozen payoff cards are always undrawn. Their own tests are in refusals.test.ts.
 */
const outOfPlay = ['INVALID_COMMAND', 'NO_PAYOFF_CARD'];

describe('golden matches', () => {
  test.each(matches)('$name', (match) => {
    expect(incorporated.rulesVersion).toBe(match.rulesVersion);
    for (const { options, seats, code } of match.refusedStarts) {
      expect(incorporated.setup(options, seats, pseudoRandom(match.seed))).toMatchObject({ code });
    }
    const play = new GoldenPlay(incorporated, match);
    expect(play.hash).toBe(match.start);
    match.steps.forEach((step, i) => {
      const played = play.step(step.seat, step.command as IncorporatedCommand);
      if (played.hash !== step.hash || played.code !== step.code) {
        expect({ i, ...played }).toEqual({ i, ...step });
      }
    });
    expect(play.stateHash).toBe(match.state);
    expect(incorporated.outcome(play.state)?.reason ?? null).toBe(match.reason);
    for (const type of play.events) events.add(type);
  });

  test('cover every seat count, set-up mode, command, event and error code', () => {
    const steps = matches.flatMap((match) => match.steps);
    const codes = [
      ...steps.flatMap((step) => step.code ?? []),
      ...matches.flatMap((match) => match.refusedStarts.map((start) => start.code)),
    ];
    const used = steps.filter((step) => step.hash !== undefined).map((step) => step.command.type);
    expect(sorted(matches.map(({ seats, options }) => `${seats.length} ${options['setupMode']}`))).toEqual([
      '2 auction',
      '2 random',
      '3 auction',
      '3 random',
      '4 auction',
      '4 random',
    ]);
    expect(sorted(used)).toEqual(sorted(Object.keys(commandSchemas)));
    expect(sorted([...codes, ...outOfPlay])).toEqual(sorted(Object.keys(incorporated.errorCodes)));
    expect(sorted(events)).toEqual(sorted(Object.keys(eventSchemas)));
  });
});

const sorted = (values: Iterable<string>): string[] => [...new Set(values)].sort();
