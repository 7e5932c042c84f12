import type { ContentItem } from '../../kernel/game.ts';
import { assetCards, companyCards, goodCards, statusSymbolCards, type TrendEffect } from './content.ts';

const plain = (trend: readonly TrendEffect[]) => trend.map(({ good, delta }) => ({ good, delta }));

/** All content as the catalogue lists it; money in millions. */
export const content: readonly ContentItem[] = [
  ...goodCards.map(({ good, id, name, ladder, startIndex }) => ({
    id,
    kind: 'good',
    name,
    facts: { good, prices: ladder, startIndex },
  })),
  ...companyCards.map(({ id, number, name, use, trend }) => ({
    id,
    kind: 'company',
    name,
    facts: { number, use, trend: plain(trend) },
  })),
  ...assetCards.map(({ id, number, name, kind, inputs, outputs, trend, minPlayers }) => ({
    id,
    kind: 'asset',
    name,
    facts: { number, kind, inputs: { ...inputs }, outputs: { ...outputs }, trend: plain(trend), minPlayers },
  })),
  ...statusSymbolCards.map(({ id, colour, letter, name, points, trend }) => ({
    id,
    kind: 'statusSymbol',
    name,
    facts: { colour, letter, points, trend: plain(trend) },
  })),
];
