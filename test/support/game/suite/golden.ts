import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameCommand, GameEvent } from '../../../../src/kernel/game.ts';
import { pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import { type GoldenMatch, GoldenPlay } from '../golden.ts';
import type { Subject } from './subject.ts';

/** The recorded matches of `test/golden/<game>/` come out again, hash by hash, and cover the whole game. */
export function testGoldenMatches<S, C extends GameCommand, E extends GameEvent, V>({
  game: rules,
  golden,
}: Subject<S, C, E, V>): void {
  const folder = new URL(`../../../golden/${rules.id}/`, import.meta.url);
  const matches = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as GoldenMatch,
  );
  const events = new Set<string>();

  describe('golden matches', () => {
    test.each(matches)('$name', (match) => {
      expect(rules.rulesVersion).toBe(match.rulesVersion);
      for (const { options, seats, code } of match.refusedStarts) {
        expect(rules.setup(options, seats, pseudoRandom(match.seed))).toMatchObject({ code });
      }
      const play = new GoldenPlay(rules, match);
      expect(play.hash).toBe(match.start);
      match.steps.forEach((step, i) => {
        const played = play.step(step.seat, step.command as C);
        if (played.hash !== step.hash || played.code !== step.code) {
          expect({ i, ...played }).toEqual({ i, ...step });
        }
      });
      expect(play.stateHash).toBe(match.state);
      expect(rules.outcome(play.state)?.reason ?? null).toBe(match.reason);
      for (const type of play.events) events.add(type);
    });

    test('are at least twenty and cover every seat count, kind, ending, command, event and error code', () => {
      const steps = matches.flatMap((match) => match.steps);
      const codes = [
        ...steps.flatMap((step) => step.code ?? []),
        ...matches.flatMap((match) => match.refusedStarts.map((start) => start.code)),
      ];
      const used = steps.filter((step) => step.hash !== undefined).map((step) => step.command.type);
      const { min, max } = rules.seats;
      const seatCounts = Array.from({ length: max - min + 1 }, (_, i) => min + i);
      expect(matches.length).toBeGreaterThanOrEqual(20);
      expect(sorted(matches.map(({ seats }) => seats.length))).toEqual(seatCounts);
      expect(sorted(matches.map(golden.kindOf))).toEqual(sorted(golden.kinds));
      expect(sorted(matches.map(({ reason }) => reason))).toEqual(sorted(golden.endings));
      expect(sorted(used)).toEqual(sorted(Object.keys(rules.schemas.commands)));
      expect(sorted([...codes, ...golden.outOfPlay])).toEqual(sorted(Object.keys(rules.errorCodes)));
      const told = [...events, ...(golden.eventsOutOfPlay ?? [])];
      expect(sorted(told)).toEqual(sorted(Object.keys(rules.schemas.events)));
    });
  });
}

const sorted = <T extends string | number | null>(values: Iterable<T>): T[] => [...new Set(values)].sort();
