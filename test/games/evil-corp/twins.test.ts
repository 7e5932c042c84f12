import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { Seat, Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import { botRandom, pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import type { Random } from '../../../src/kernel/random.ts';
import { redacted } from '../../support/game/redact.ts';
import { patience, sized } from '../../support/game/size.ts';
import { anyCommand, filled, type Game, games, play } from './arbitrary.ts';

/** Equal as JSON; a comparison of texts costs far less than one of trees. */
const same = (found: unknown, wanted: unknown) => expect(JSON.stringify(found)).toBe(JSON.stringify(wanted));

/**
 * The same position as far as the seats in `knowing` can tell: the cards of both decks and of all other
 * hands are dealt anew, and the correct amounts of unsettled claims are others.
 */
function twinOf(state: EvilCorpState, knowing: readonly Viewer[], random: Random, worldEvents: boolean) {
  const twin = clonePlain(state);
  const others = twin.players.filter((player) => !knowing.includes(player.seat));
  const cards = random.shuffle([...twin.opportunityDeck, ...others.flatMap((player) => player.hand)], 'twin');
  twin.opportunityDeck = cards.splice(0, twin.opportunityDeck.length);
  for (const player of others) player.hand = cards.splice(0, player.hand.length);
  if (worldEvents) twin.worldEventDeck = random.shuffle(twin.worldEventDeck, 'twin');
  if (twin.config.revenueMode === 'declared') {
    for (const { claim } of twin.players) {
      if (claim !== null && !claim.declarationSettled)
        claim.correct = claim.declared + 1 + random.index(5, 'twin');
    }
  }
  same(evilCorp.invariants(twin), []);
  return twin;
}

function eachPosition(game: Game, every: number, look: (state: EvilCorpState, random: Random) => void): void {
  const random = botRandom(game.seed);
  let decisions = 0;
  play(game, {
    onDecision: (state) => {
      if (decisions++ % every === game.seed % every && state.status === 'playing') look(state, random);
    },
  });
}

const seatsOf = (state: EvilCorpState): Seat[] => state.players.map((player) => player.seat);

describe('twins: positions that differ only in what the viewer may not know (15.3)', () => {
  test(
    'look the same',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          eachPosition(game, 5, (state, random) => {
            for (const viewer of [...seatsOf(state), 'spectator'] as Viewer[]) {
              const twin = twinOf(state, [viewer], random, true);
              same(evilCorp.view(twin, viewer), evilCorp.view(state, viewer));
              expect(evilCorp.activeSeats(twin)).toEqual(evilCorp.activeSeats(state));
              expect(evilCorp.outcome(twin)).toEqual(evilCorp.outcome(state));
              expect(evilCorp.phase(twin)).toBe(evilCorp.phase(state));
            }
          });
        }),
        { numRuns: sized(5, 200) },
      );
    },
    patience,
  );

  test(
    'allow the same, refuse the same, and tell the bot the same',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          eachPosition(game, 5, (state, random) => {
            for (const seat of seatsOf(state)) {
              const twin = twinOf(state, [seat], random, true);
              const legal = evilCorp.legalCommands(state, seat);
              same(evilCorp.legalCommands(twin, seat), legal);
              for (let i = 0; i < 8; i++) {
                const command = anyCommand(state, seat, random);
                const answers = [state, twin].map((position) => {
                  const decision = evilCorp.decide(position, seat, command, pseudoRandom(game.seed));
                  return decision.type === 'Accepted' ? 'accepted' : decision;
                });
                expect(answers[1], JSON.stringify(command)).toEqual(answers[0]);
              }
              const bots = [state, twin].map((position) =>
                evilCorp.bot(evilCorp.view(position, seat), seat, legal, botRandom(1)),
              );
              expect(bots[1]).toEqual(bots[0]);
            }
          });
        }),
        { numRuns: sized(5, 200) },
      );
    },
    patience,
  );

  test(
    'an event of another seat shows and describes the same',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          eachPosition(game, 9, (state, random) => {
            for (const actor of seatsOf(state)) {
              // Audits of a claim reveal the correct amount by design.
              const commands = filled(evilCorp.legalCommands(state, actor), random).filter(
                (command) => command.type !== 'audit',
              );
              if (commands.length === 0) continue;
              const command = random.pick(commands, 'twin');
              for (const viewer of [...seatsOf(state), 'spectator'] as Viewer[]) {
                if (viewer === actor) continue;
                const twin = twinOf(state, [viewer, actor, ...revealed(state)], random, false);
                expect(shown(twin, actor, command, viewer, game.seed), JSON.stringify(command)).toEqual(
                  shown(state, actor, command, viewer, game.seed),
                );
              }
            }
          });
        }),
        { numRuns: sized(5, 200) },
      );
    },
    patience,
  );
});

/** The victim of an open poaching: its thief, seldom the seat that answers, is about to learn a card. */
function revealed(state: EvilCorpState): Seat[] {
  const { pending } = state;
  if (pending?.type !== 'counterWindow' || pending.nasty !== 'talent-poaching') return [];
  return pending.params.target === undefined ? [] : [pending.params.target];
}

/** What the viewer sees of the events of a command: payloads, hidden paths, sentences; draws by purpose. */
function shown(
  start: EvilCorpState,
  actor: Seat,
  command: Parameters<typeof evilCorp.decide>[2],
  viewer: Viewer,
  seed: number,
) {
  const decision = evilCorp.decide(start, actor, command, pseudoRandom(seed));
  if (decision.type === 'RuleViolation') return decision;
  let state = clonePlain(start);
  return decision.events.map((decided) => {
    const { event, draws } = redacted(evilCorp, decided, state, viewer);
    const paths = evilCorp.hidden(decided.event, state);
    state = evilCorp.evolve(state, decided.event);
    return { event, draws, paths, text: evilCorp.describe(event, viewer), citation: evilCorp.cite(event) };
  });
}
