import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { commandSchemas, type EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import { eventSchemas } from '../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { type GoldenMatch, GoldenPlay } from '../../support/game/golden.ts';

const folder = new URL('../../golden/evil-corp/', import.meta.url);
const matches = readdirSync(folder).map(
  (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenMatch,
);
const events = new Set<string>();

describe('golden matches', () => {
  test.each(matches)('$name', (match) => {
    expect(evilCorp.rulesVersion).toBe(match.rulesVersion);
    for (const { options, seats, code } of match.refusedStarts) {
      expect(evilCorp.setup(options, seats, pseudoRandom(match.seed))).toMatchObject({ code });
    }
    const play = new GoldenPlay(evilCorp, match);
    expect(play.hash).toBe(match.start);
    match.steps.forEach((step, i) => {
      const played = play.step(step.seat, step.command as EvilCorpCommand);
      if (played.hash !== step.hash || played.code !== step.code) {
        expect({ i, ...played }).toEqual({ i, ...step });
      }
    });
    expect(play.stateHash).toBe(match.state);
    expect(evilCorp.outcome(play.state)?.reason ?? null).toBe(match.reason);
    for (const type of play.events) events.add(type);
  });

  test('cover every seat count, ending, command, event and error code', () => {
    const steps = matches.flatMap((match) => match.steps);
    const codes = [
      ...steps.flatMap((step) => step.code ?? []),
      ...matches.flatMap((match) => match.refusedStarts.map((start) => start.code)),
    ];
    const used = steps.filter((step) => step.hash !== undefined).map((step) => step.command.type);
    expect(sorted(matches.map((match) => match.seats.length))).toEqual([2, 3, 4, 5, 6]);
    expect(sorted(matches.map((match) => match.reason))).toEqual(['endgame', 'roundLimit']);
    expect(sorted(used)).toEqual(sorted(Object.keys(commandSchemas)));
    expect(sorted(codes)).toEqual(sorted(Object.keys(evilCorp.errorCodes)));
    expect(sorted(events)).toEqual(sorted(Object.keys(eventSchemas)));
  });
});

const sorted = <T extends string | number | null>(values: Iterable<T>): T[] => [...new Set(values)].sort();
