import { Batch } from '../../kernel/batch.ts';
import { matches } from '../../kernel/check.ts';
import type { Decision, Seat } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { DrawPort } from '../../kernel/random.ts';
import { violation } from './codes.ts';
import { countries, investmentCards, rdStart, setupLocks, sliderTracks, zones } from './content.ts';
import { dealCorporations, openFirstLot } from './decide/corporations.ts';
import { buildNewPile } from './decide/outlook.ts';
import { shuffleNewPayoffDeck } from './decide/payoff-cards.ts';
import type { IncorporatedBatch } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import type { IncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { OptionsSchema } from './options.ts';
import { initialState } from './state.ts';

/** Seats that play (specification, chapter 2). */
export const seatRange = { min: 2, max: 4 } as const;

/** Starts a game with complete options (specification, chapter 5). */
export function setup(
  options: JsonObject,
  seats: readonly Seat[],
  random: DrawPort,
): Decision<IncorporatedEvent> {
  if (seats.length < seatRange.min || seats.length > seatRange.max) return violation('INVALID_PLAYER_COUNT');
  if (!matches(OptionsSchema, options)) return violation('INVALID_CONFIG');

  const batch: IncorporatedBatch = new Batch(initialState(), evolve, random);
  batch.emit({ type: 'GameStarted', seatCount: seats.length, config: { ...options } });
  buildNewPile(batch);
  shuffleNewPayoffDeck(batch);
  prepareBoard(batch);
  if (options.setupMode === 'random') dealCorporations(batch);
  else openFirstLot(batch);
  runOn(batch);
  return batch.accepted();
}

function prepareBoard(batch: IncorporatedBatch): void {
  const { growth, interest, stress, balanceOfPower } = sliderTracks;
  batch.emit({
    type: 'BoardPrepared',
    sliders: {
      growthIndex: growth.start,
      interestIndex: interest.start,
      stress: stress.start,
      balanceOfPower: balanceOfPower.start,
    },
    locked: [...setupLocks],
    rdSquare: rdStart,
    affiliation: countries.map(({ id, startingAffiliation }) => ({
      country: id,
      affiliation: startingAffiliation,
    })),
    battlegrounds: zones.map(({ id, startingBattleground }) => ({
      zone: id,
      battleground: startingBattleground,
    })),
    bank: investmentCards
      .map(({ country, count }) => ({ country, count }))
      .sort((a, b) => contentPlace(a.country) - contentPlace(b.country)),
  });
}

const contentPlace = (country: string): number => countries.findIndex(({ id }) => id === country);
