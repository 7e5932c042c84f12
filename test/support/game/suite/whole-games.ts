import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { matches } from '../../../../src/kernel/check.ts';
import { parseCommand } from '../../../../src/kernel/commands.ts';
import type { GameCommand, GameEvent, HiddenField } from '../../../../src/kernel/game.ts';
import { clonePlain } from '../../../../src/kernel/json.ts';
import { pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import { patience, sized } from '../../size.ts';
import { deepFreeze } from '../freeze.ts';
import { isOffered } from '../offered.ts';
import { redacted } from '../redact.ts';
import { seatsOf, viewersOf } from './positions.ts';
import type { Subject } from './subject.ts';

/** The order of sealed fields says nothing. */
const byPath = (a: HiddenField, b: HiddenField): number => (a.path < b.path ? -1 : 1);

/** What holds all through whole games and at their ends. */
export function testWholeGames<S, C extends GameCommand, E extends GameEvent, V>(
  subject: Subject<S, C, E, V>,
): void {
  const { game: rules, games, play, chapters } = subject;
  const { schemas } = rules;
  const cited = new Set([...rules.sections, ...rules.rulings].map((text) => text.id));

  describe('whole games', () => {
    test(
      `invariants hold after every event, and every game ends (${chapters.invariants})`,
      () => {
        fc.assert(
          fc.property(games, (game) => {
            const watch = subject.watch();
            const result = play(game, {
              onEvent: ({ event }, before) => watch.event?.(event, before),
              onFolded: (state) => {
                const broken = rules.invariants(state);
                if (broken.length > 0) expect(broken).toEqual([]);
                watch.folded?.(state);
              },
            });
            expect(result.outcome).not.toBeNull();
            expect(ranksOf(result.outcome?.ranking ?? [])).toEqual([]);
            expect(rules.activeSeats(result.state)).toEqual([]);
            for (const seat of seatsOf(game)) expect(rules.legalCommands(result.state, seat)).toEqual([]);
            watch.ended?.(result);
          }),
          { numRuns: sized(12, 300) },
        );
      },
      patience,
    );

    test(
      'any part of the events and then the rest give the state of all',
      () => {
        fc.assert(
          fc.property(games, fc.nat(), (game, cut) => {
            const events: E[] = [];
            const result = play(game, { onEvent: ({ event }) => events.push(clonePlain(event)) });
            deepFreeze(events);
            const fold = (state: S, part: readonly E[]) =>
              part.reduce((folded, event) => rules.evolve(folded, event), state);
            const at = cut % events.length;
            const prefix = fold(rules.initialState(), events.slice(0, at));
            const stored = JSON.parse(JSON.stringify(prefix)) as S;
            expect(fold(stored, events.slice(at))).toEqual(result.state);
          }),
          { numRuns: sized(5, 100) },
        );
      },
      patience,
    );

    test(
      `commands and events match their schemas; sealed values and draws are those of the tables (${chapters.tables})`,
      () => {
        fc.assert(
          fc.property(games, (game) => {
            play(game, {
              onDecision: (_state, _seat, command) =>
                expect(parseCommand(rules, command), command.type).toEqual({
                  type: 'Command',
                  command,
                }),
              onEvent: (decided, before) => {
                const { event, draws } = decided;
                const { type, ...payload } = event;
                const schema = schemas.events[type];
                if (schema === undefined) expect.fail(`no schema of ${type}`);
                expect(matches(schema, payload), JSON.stringify(event)).toBe(true);
                expect(rules.hidden(event, before).toSorted(byPath), type).toEqual(
                  subject.sealedByTable(event, before).toSorted(byPath),
                );
                expect(draws.map(({ purpose, args }) => ({ purpose, args }))).toEqual(
                  subject.drawsByTable(event, before),
                );
                expect(cited.has(rules.cite(event).id), type).toBe(true);
                for (const viewer of viewersOf(game)) {
                  const seen = redacted(rules, decided, before, viewer).event;
                  expect(rules.describe(seen, viewer), type).toMatch(subject.sentence);
                }
              },
            });
          }),
          { numRuns: sized(5, 100) },
        );
      },
      patience,
    );

    test(
      `views match their schema, and the default command is legal (${chapters.defaults})`,
      () => {
        fc.assert(
          fc.property(games, (game) => {
            let turn = 0;
            play(game, {
              onDecision: (state) => {
                // Every command has its chance over the runs; one in seven is enough.
                if (turn++ % 7 !== 0) return;
                for (const viewer of viewersOf(game)) {
                  expect(matches(schemas.view, rules.view(state, viewer))).toBe(true);
                }
                for (const seat of rules.activeSeats(state)) {
                  const command = rules.defaultCommand(state, seat);
                  expect(isOffered(rules.legalCommands(state, seat), command), command.type).toBe(true);
                  expect(rules.decide(state, seat, command, pseudoRandom(turn)).type).toBe('Accepted');
                }
              },
            });
          }),
          { numRuns: sized(6, 100) },
        );
      },
      patience,
    );

    test.each(subject.idle.games)('a game of default commands alone ends: $seatCount seats', (game) => {
      const result = play(game, {
        interrupts: false,
        policy: (state, seat) => rules.defaultCommand(state, seat),
      });
      expect(result.outcome).not.toBeNull();
      subject.idle.ended(result, game);
    });

    test('every command type has its schema', () => {
      expect(Object.keys(schemas.commands)).toHaveLength(subject.commandTypes);
    });
  });
}

/** What is wrong with a ranking: seats told twice, ranks that are not those of the places, or scores. */
function ranksOf(
  ranking: readonly { readonly seat: number; readonly rank: number; readonly score: number | null }[],
): string[] {
  const wrong: string[] = [];
  if (new Set(ranking.map(({ seat }) => seat)).size !== ranking.length) wrong.push('a seat twice');
  ranking.forEach(({ rank, score }, i) => {
    const above = ranking[i - 1];
    // Tied seats share a rank and the next rank is skipped.
    if (rank !== i + 1 && rank !== above?.rank) wrong.push(`rank ${rank} at place ${i + 1}`);
    if (above !== undefined && score !== null && (above.score ?? 0) < score) wrong.push(`score ${score}`);
  });
  return wrong;
}
