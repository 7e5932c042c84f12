import { Batch } from '../../kernel/batch.ts';
import { matches } from '../../kernel/check.ts';
import type { Decision, Seat } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { DrawPort } from '../../kernel/random.ts';
import { defaultCitations, violation } from './codes.ts';
import { shuffleNewDecks } from './decide/decks.ts';
import type { EvilCorpBatch } from './decide/rule.ts';
import type { EvilCorpEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type Options, OptionsSchema } from './options.ts';
import { initialState } from './state.ts';

/** Seats that play (specification, chapter 2). */
export const seatRange = { min: 2, max: 6 } as const;

const minimumRoundLimit = 5;

const invalidConfig = violation('INVALID_CONFIG', defaultCitations.INVALID_CONFIG);
const invalidPlayerCount = violation('INVALID_PLAYER_COUNT', defaultCitations.INVALID_PLAYER_COUNT);

/** Starts a game with complete options (specification, chapter 5, steps 1 and 2). */
export function setup(
  options: JsonObject,
  seats: readonly Seat[],
  random: DrawPort,
): Decision<EvilCorpEvent> {
  if (seats.length < seatRange.min || seats.length > seatRange.max) return invalidPlayerCount;
  if (!matches(OptionsSchema, options)) return invalidConfig;
  const { firstPlayer, maxRounds } = options;
  if (firstPlayer !== 'random' && !seats.includes(firstPlayer)) return invalidConfig;
  if (maxRounds !== 0 && maxRounds < minimumRoundLimit) return invalidConfig;

  const batch: EvilCorpBatch = new Batch(initialState(), evolve, random);
  const first = firstPlayer === 'random' ? random.pick(seats, 'pick/first-player') : firstPlayer;
  const turnOrder = orderFrom(seats, first, options);
  batch.emit({ type: 'GameStarted', config: { ...options }, seats: [...seats], turnOrder });
  shuffleNewDecks(batch);
  return batch.accepted();
}

/** The seats from the first one on, in the direction of play [Player Order]. */
function orderFrom(seats: readonly Seat[], first: Seat, { direction }: Options): Seat[] {
  const circle = [...seats].sort((a, b) => (direction === 'clockwise' ? a - b : b - a));
  const at = circle.indexOf(first);
  return [...circle.slice(at), ...circle.slice(0, at)];
}
