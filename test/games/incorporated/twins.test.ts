import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
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
 * The same position as far as the seats in `knowing` can tell: other cards in the outlook pile and its box,
 * in the payoff deck and in drawn subsidies, discards in another order, other cash and commitments of the
 * other seats.
 */
function twinOf(state: IncorporatedState, knowing: readonly Viewer[], random: Random): IncorporatedState {
  const twin = clonePlain(state);
  const { pending } = twin;
  const bigBrother = twin.players.find((player) => player.corporation === 'big-brother')?.seat ?? null;
  const foreseen = bigBrother !== null && knowing.includes(bigBrother) && twin.turn > 0 ? 1 : 0;
  const outlook = random.shuffle([...twin.outlookPile.slice(foreseen), ...twin.outlookBox], 'twin');
  twin.outlookPile = [...twin.outlookPile.slice(0, foreseen), ...outlook];
  twin.outlookBox = twin.outlookPile.splice(state.outlookPile.length);
  const looked = pending?.type === 'subsidies' && !knowing.includes(pending.seat) ? pending : null;
  const payoff = random.shuffle([...twin.payoffDeck, ...(looked?.cards ?? [])], 'twin');
  if (looked !== null) looked.cards = payoff.splice(0, looked.cards.length);
  twin.payoffDeck = payoff;
  twin.payoffDiscard = random.shuffle(twin.payoffDiscard, 'twin');
  for (const player of twin.players) {
    if (!knowing.includes(player.seat)) player.cash = random.index(60, 'twin');
  }
  if (pending?.type === 'repayment') {
    for (const commit of pending.commits) {
      if (knowing.includes(commit.seat)) continue;
      const player = twin.players[commit.seat];
      commit.count = random.index((player?.bonds ?? 0) + 1, 'twin');
      // A commitment is always paid from cash.
      if (player !== undefined) player.cash = 20 * commit.count + random.index(9, 'twin');
    }
  }
  twin.bankNet = twin.players.reduce((sum, player) => sum + player.cash, 0);
  same(incorporated.invariants(twin), []);
  return twin;
}

function eachPosition(
  game: Game,
  every: number,
  look: (state: IncorporatedState, random: Random) => void,
): void {
  const random = botRandom(game.seed);
  let decisions = 0;
  play(game, {
    onDecision: (state) => {
      if (decisions++ % every === game.seed % every && state.turn > 0) look(state, random);
    },
  });
}

const seatsOf = (state: IncorporatedState): Seat[] => state.players.map((player) => player.seat);

describe('twins: positions that differ only in what the viewer may not know (16.3)', () => {
  test(
    'look the same',
    () => {
      fc.assert(
        fc.property(games, (game) => {
          eachPosition(game, 5, (state, random) => {
            for (const viewer of [...seatsOf(state), 'spectator'] as Viewer[]) {
              const twin = twinOf(state, [viewer], random);
              same(incorporated.view(twin, viewer), incorporated.view(state, viewer));
              expect(incorporated.activeSeats(twin)).toEqual(incorporated.activeSeats(state));
              expect(incorporated.outcome(twin)).toEqual(incorporated.outcome(state));
              expect(incorporated.phase(twin)).toBe(incorporated.phase(state));
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
          eachPosition(game, 7, (state, random) => {
            for (const seat of seatsOf(state)) {
              const twin = twinOf(state, [seat], random);
              const legal = incorporated.legalCommands(state, seat);
              same(incorporated.legalCommands(twin, seat), legal);
              for (let i = 0; i < 8; i++) {
                const command = anyCommand(state, seat, random);
                const answers = [state, twin].map((place) => {
                  // A twin may be too poor for a bid that is open to all, which no position is: E26 asks this.
                  if (follows(command.type)) return 'not asked';
                  const decision = incorporated.decide(place, seat, command, pseudoRandom(game.seed));
                  return decision.type === 'Accepted' ? 'accepted' : decision;
                });
                expect(answers[1], JSON.stringify(command)).toEqual(answers[0]);
              }
              const bots = [state, twin].map((place) =>
                incorporated.bot(incorporated.view(place, seat), seat, legal, botRandom(1)),
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
          eachPosition(game, 13, (state, random) => {
            for (const actor of seatsOf(state)) {
              const commands = filled(incorporated.legalCommands(state, actor), random).filter(
                ({ type }) => !opens(state, type),
              );
              if (commands.length === 0) continue;
              const command = random.pick(commands, 'twin');
              for (const viewer of [...seatsOf(state), 'spectator'] as Viewer[]) {
                if (viewer === actor) continue;
                const twin = twinOf(state, [viewer, actor], random);
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

/** Commands after which a bid of another seat may have to be paid. */
const follows = (type: string): boolean => type === 'passBid' || type === 'passPrivateSale';

/** Whether the command opens what was hidden: cards of the decks, loans and repayments of others, the end. */
function opens(state: IncorporatedState, type: string): boolean {
  const openers = ['repayBonds', 'lobbyBudget', 'chooseOutlookTarget', 'discardPayoffCards'];
  const left = state.players.reduce((sum, player) => sum + player.executivesInPool, 0);
  // With the last executive the phase ends, and the next turn's outlook card is drawn.
  return follows(type) || openers.includes(type) || (state.phase === 'lobbying' && left <= 1);
}

/** What the viewer sees of the events of a command: payloads, hidden paths, sentences; draws by purpose. */
function shown(
  start: IncorporatedState,
  actor: Seat,
  command: Parameters<typeof incorporated.decide>[2],
  viewer: Viewer,
  seed: number,
) {
  const decision = incorporated.decide(start, actor, command, pseudoRandom(seed));
  if (decision.type === 'RuleViolation') return decision;
  let state = clonePlain(start);
  return decision.events.map((decided) => {
    const { event, draws } = redacted(incorporated, decided, state, viewer);
    const paths = incorporated.hidden(decided.event, state);
    state = incorporated.evolve(state, decided.event);
    return {
      event,
      draws,
      paths,
      text: incorporated.describe(event, viewer),
      citation: incorporated.cite(event),
    };
  });
}
