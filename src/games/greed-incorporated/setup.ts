import { Batch } from '../../kernel/batch.ts';
import { matches } from '../../kernel/check.ts';
import type { Decision, Seat } from '../../kernel/game.ts';
import type { JsonObject } from '../../kernel/json.ts';
import type { DrawPort } from '../../kernel/random.ts';
import type { RuleViolation } from '../../kernel/violation.ts';
import { defaultCitations, violation } from './codes.ts';
import { assetCards, type CompanyId, companyCardOf, companyCards, constants } from './content.ts';
import type { GreedIncorporatedBatch } from './decide/rule.ts';
import { runOn } from './decide/run-on.ts';
import { moveTrends } from './decide/selection.ts';
import { prepareStack } from './decide/stack.ts';
import { startYear } from './decide/year-end.ts';
import type { GreedIncorporatedEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { rulesOf } from './modes.ts';
import { type Options, OptionsSchema } from './options.ts';
import { initialState } from './state.ts';

export const seatRange = { min: 3, max: 5 } as const;

/** Starts a game with complete options (specification, chapters 2, 6 and 12). */
export function setup(
  options: JsonObject,
  seats: readonly Seat[],
  random: DrawPort,
): Decision<GreedIncorporatedEvent> {
  if (seats.length < seatRange.min || seats.length > seatRange.max) return refused('PLAYER_COUNT_INVALID');
  const config = matches(OptionsSchema, options) ? completed(options) : null;
  if (config === null) return refused('INVALID_CONFIG');
  const rules = rulesOf({ config });

  const batch: GreedIncorporatedBatch = new Batch(initialState(), evolve, random);
  batch.emit({
    type: 'GameCreated',
    mode: config.mode,
    config,
    seats: [...seats],
    startingCash: rules.startingCash,
    removedAssetIds: assetCards.filter(({ minPlayers }) => minPlayers > seats.length).map(({ id }) => id),
  });
  const dealt = assignCompanies(batch);
  prepareStack(batch);
  if (rules.startingAsset) grantAssets(batch, dealt);
  dealHands(batch);
  runOn(batch, startYear(batch, 1));
  return batch.accepted();
}

const refused = (code: 'PLAYER_COUNT_INVALID' | 'INVALID_CONFIG'): RuleViolation =>
  violation(code, defaultCitations[code]);

/** The options with the end condition of their mode; null where they do not fit together. */
function completed(options: Options): Options | null {
  const { endConditions, assetSlotsLimit } = rulesOf({ config: options });
  const endCondition = options.endCondition ?? endConditions[0] ?? null;
  if (endCondition === null || !endConditions.includes(endCondition)) return null;
  return options.assetSlots > assetSlotsLimit ? null : { ...options, endCondition };
}

/** Each player gets one of the first companies; the others leave the game [Mise en place]. */
function assignCompanies(batch: GreedIncorporatedBatch): readonly CompanyId[] {
  const starting = companyCards.filter(({ use }) => use === 'starting').map(({ id }) => id);
  const dealt = batch.random.shuffle(starting, 'deck/companies').slice(0, batch.state.seatCount);
  for (const [seat, companyId] of dealt.entries()) {
    batch.emit({ type: 'CompanyAssigned', seat, companyId, cashFlow: constants.startingCompanyCashFlow });
  }
  const ascending = dealt.map(companyCardOf).sort((a, b) => a.number - b.number);
  const first = ascending[0];
  if (first !== undefined) batch.emit({ type: 'StartSeatSet', seat: dealt.indexOf(first.id) });
  for (const { id, trend } of ascending) moveTrends(batch, trend, { type: 'company', id });
  return dealt;
}

/** Each company gets the top asset, whose trend effects are not applied (R4). */
function grantAssets(batch: GreedIncorporatedBatch, dealt: readonly CompanyId[]): void {
  for (const companyId of dealt) {
    const { cards, positions } = batch.state.drawStack;
    const assetId = cards[0] as string;
    batch.emit({ type: 'StartingAssetGranted', companyId, assetId, position: positions[0] as number });
  }
}

/** One card to each seat, then a second, from the top (specification 6). */
function dealHands(batch: GreedIncorporatedBatch): void {
  const { drawStack, seatCount } = batch.state;
  const { cards, positions } = { cards: [...drawStack.cards], positions: [...drawStack.positions] };
  for (let seat = 0; seat < seatCount; seat++) {
    const places = Array.from({ length: constants.handSize }, (_, round) => round * seatCount + seat);
    batch.emit({
      type: 'HandDealt',
      seat,
      assetIds: places.map((place) => cards[place] as string),
      count: places.length,
      positions: places.map((place) => positions[place] as number),
    });
  }
}
