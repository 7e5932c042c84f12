import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game, GameCommand, GameEvent, Seat, Viewer } from '../../../../src/kernel/game.ts';
import { clonePlain } from '../../../../src/kernel/json.ts';
import { botRandom, pseudoRandom } from '../../../../src/kernel/pseudo-random.ts';
import type { Random } from '../../../../src/kernel/random.ts';
import { patience, sized } from '../../size.ts';
import { redacted } from '../redact.ts';
import { eachPosition, filled, seatsOf } from './positions.ts';
import type { Subject, WholeGame } from './subject.ts';

/** Equal as JSON; a comparison of texts costs far less than one of trees. */
const same = (found: unknown, wanted: unknown) => expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));

/**
 * Nobody can tell two positions apart that differ only in what is hidden from them. The small size makes some
 * 3000 pairs a game (R-20 wants 2000).
 */
export function testTwins<S, C extends GameCommand, E extends GameEvent, V>(
  subject: Subject<S, C, E, V>,
): void {
  const { game: rules, games, anyCommand, twins, chapters } = subject;

  const eachPlaying = (game: WholeGame, every: number, look: (state: S, random: Random) => void) => {
    const random = botRandom(game.seed);
    eachPosition(subject, game, every, (state) => {
      if (twins.playing(state)) look(state, random);
    });
  };
  const twinOf = (state: S, knowing: readonly Viewer[], random: Random, drawing = false): S => {
    const twin = twins.twinOf(state, knowing, random, drawing);
    same(rules.invariants(twin), []);
    return twin;
  };

  describe(`twins: positions that differ only in what the viewer may not know (${chapters.secrets})`, () => {
    test(
      'look the same',
      () => {
        fc.assert(
          fc.property(games, (game) => {
            eachPlaying(game, twins.every.views, (state, random) => {
              for (const viewer of [...seatsOf(game), 'spectator'] as Viewer[]) {
                const twin = twinOf(state, [viewer], random);
                same(rules.view(twin, viewer), rules.view(state, viewer));
                expect(rules.activeSeats(twin)).toEqual(rules.activeSeats(state));
                expect(rules.outcome(twin)).toEqual(rules.outcome(state));
                expect(rules.phase(twin)).toBe(rules.phase(state));
                for (const seat of seatsOf(game)) {
                  expect(rules.seatName(twin, seat)).toBe(rules.seatName(state, seat));
                }
              }
            });
          }),
          { numRuns: sized(8, 400) },
        );
      },
      patience,
    );

    test(
      'allow the same, refuse the same, and tell the bot the same',
      () => {
        fc.assert(
          fc.property(games, (game) => {
            eachPlaying(game, twins.every.commands, (state, random) => {
              for (const seat of seatsOf(game)) {
                const twin = twinOf(state, [seat], random);
                const legal = rules.legalCommands(state, seat);
                same(rules.legalCommands(twin, seat), legal);
                for (let i = 0; i < 8; i++) {
                  const command = anyCommand(state, seat, random);
                  if (twins.follows?.(command.type) === true) continue;
                  const answers = [state, twin].map((place) => {
                    const decision = rules.decide(place, seat, command, pseudoRandom(game.seed));
                    return decision.type === 'Accepted' ? 'accepted' : decision;
                  });
                  expect(answers[1], JSON.stringify(command)).toEqual(answers[0]);
                }
                const bots = [state, twin].map((place) =>
                  rules.bot(rules.view(place, seat), seat, legal, botRandom(1)),
                );
                expect(bots[1]).toEqual(bots[0]);
              }
            });
          }),
          { numRuns: sized(8, 400) },
        );
      },
      patience,
    );

    test(
      'an event of another seat shows and describes the same',
      () => {
        fc.assert(
          fc.property(games, (game) => {
            eachPlaying(game, twins.every.events, (state, random) => {
              for (const actor of seatsOf(game)) {
                const commands = filled<C>(rules.legalCommands(state, actor), random).filter(
                  ({ type }) => !twins.opens(state, type),
                );
                if (commands.length === 0) continue;
                const command = random.pick(commands, 'twin');
                for (const viewer of [...seatsOf(game), 'spectator'] as Viewer[]) {
                  if (viewer === actor) continue;
                  const knowing = [viewer, actor, ...(twins.alsoKnowing?.(state) ?? [])];
                  const twin = twinOf(state, knowing, random, true);
                  expect(
                    shown(rules, twin, actor, command, viewer, game.seed),
                    JSON.stringify(command),
                  ).toEqual(shown(rules, state, actor, command, viewer, game.seed));
                }
              }
            });
          }),
          { numRuns: sized(8, 400) },
        );
      },
      patience,
    );
  });
}

/** What the viewer sees of the events of a command: payloads, hidden paths, sentences; draws by purpose. */
function shown<S, C extends GameCommand, E extends GameEvent, V>(
  rules: Game<S, C, E, V>,
  start: S,
  actor: Seat,
  command: C,
  viewer: Viewer,
  seed: number,
) {
  const decision = rules.decide(start, actor, command, pseudoRandom(seed));
  if (decision.type === 'RuleViolation') return decision;
  let state = clonePlain(start);
  return decision.events.map((decided) => {
    const { event, draws } = redacted(rules, decided, state, viewer);
    const paths = rules.hidden(decided.event, state);
    state = rules.evolve(state, decided.event);
    return { event, draws, paths, text: rules.describe(event, viewer), citation: rules.cite(event) };
  });
}
