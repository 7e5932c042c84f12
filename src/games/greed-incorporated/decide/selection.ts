import type { Seat } from '../../../kernel/game.ts';
import { type AssetId, assetOf, constants, goodCards, type TrendEffect } from '../content.ts';
import { lastCardIsPlayed, playerOrder } from '../derived.ts';
import type { PriceChange, TrendSource } from '../event-records.ts';
import { rulesOf } from '../modes.ts';
import { type GreedIncorporatedState, playerOf } from '../state.ts';
import {
  afterStep,
  enterPhase,
  type GreedIncorporatedBatch,
  type Next,
  type Rules,
  refuseUnless,
} from './rule.ts';

/** The secret selection of a card [1) Investissements]. */
export const selectionRules: Rules<'selectAsset'> = {
  selectAsset: {
    check: (state, seat, { assetId }) => {
      const { selection, hand } = playerOf(state, seat);
      if (selection !== null) return 'ALREADY_SUBMITTED';
      return refuseUnless(hand.cards.includes(assetId), 'CARD_NOT_IN_HAND');
    },
    play: (batch, seat, { assetId }) => {
      batch.emit({ type: 'AssetSelected', seat, assetId, forced: false });
      return 'selection';
    },
  },
};

/** Asks whoever has a card to select; a single card is selected by itself (7.1). */
export function askForSelections(batch: GreedIncorporatedBatch): Next {
  const { state } = batch;
  const choosing = playerOrder(state)
    .map((seat) => playerOf(state, seat))
    .filter(({ selection, hand }) => selection === null && hand.cards.length > 0);
  for (const { seat, hand } of choosing) {
    const [assetId, ...others] = hand.cards;
    if (assetId !== undefined && others.length === 0) {
      batch.emit({ type: 'AssetSelected', seat, assetId, forced: true });
    }
  }
  if (choosing.some(({ hand }) => hand.cards.length > 1)) {
    return enterPhase(batch, rulesOf(state).selectionPhase);
  }
  return afterStep(state, 'selection');
}

/** Reveals the cards, draws new ones and adjusts the market, in this order (R34, R3). */
export function revealCards(batch: GreedIncorporatedBatch): Next {
  const order = playerOrder(batch.state);
  const reveals = order.flatMap((seat) => revealOf(batch.state, seat));
  batch.emit({ type: 'AssetsRevealed', reveals });
  for (const seat of order) drawCard(batch, seat);
  for (const { assetId } of reveals) {
    moveTrends(batch, assetOf(assetId).trend, { type: 'asset', id: assetId });
  }
  batch.emit({ type: 'PricesAdjusted', changes: priceChanges(batch.state) });
  if (lastCardIsPlayed(batch.state)) batch.emit({ type: 'FinalYearAnnounced', year: batch.state.year });
  return afterStep(batch.state, 'reveal');
}

function revealOf(
  state: GreedIncorporatedState,
  seat: Seat,
): { seat: Seat; assetId: AssetId; position: number }[] {
  const { selection, hand } = playerOf(state, seat);
  if (selection === null) return [];
  const position = hand.positions[hand.cards.indexOf(selection)];
  if (position === undefined) throw new Error(`seat ${seat} selected a card that it does not hold`);
  return [{ seat, assetId: selection, position }];
}

function drawCard(batch: GreedIncorporatedBatch, seat: Seat): void {
  const { cards, positions } = batch.state.drawStack;
  const [assetId] = cards;
  const [position] = positions;
  if (assetId === undefined || position === undefined) return;
  batch.emit({ type: 'AssetDrawn', seat, assetId, position });
}

/** Moves trends as far as their boxes go; told also where they stay (7.1). */
export function moveTrends(
  batch: GreedIncorporatedBatch,
  effects: readonly TrendEffect[],
  cause: TrendSource,
): void {
  for (const { good, delta } of effects) {
    const from = batch.state.market[good].trend;
    const to = clamp(from + delta, -constants.trendLimit, constants.trendLimit);
    batch.emit({ type: 'TrendChanged', good, delta, from, to, cause: { ...cause } });
  }
}

/** Every price moves by its trend (R3). */
const priceChanges = ({ market }: GreedIncorporatedState): PriceChange[] =>
  goodCards.map(({ good, ladder }) => {
    const { priceIndex: fromIndex, trend } = market[good];
    const toIndex = clamp(fromIndex + trend, 0, ladder.length - 1);
    return { good, fromIndex, toIndex, fromPrice: ladder[fromIndex] ?? 0, toPrice: ladder[toIndex] ?? 0 };
  });

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, value));
