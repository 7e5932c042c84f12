import type { AssetKind, Good, StatusColour } from '../sets.ts';

export type CompanyId = string;
export type AssetId = string;
export type SymbolId = string;

/** What a card does to the trend of a good when it comes into play. */
export interface TrendEffect {
  readonly good: Good;
  readonly delta: number;
}

export interface GoodCard {
  readonly good: Good;
  readonly id: string;
  readonly name: string;
  /** Price boxes in millions, ascending. */
  readonly ladder: readonly number[];
  readonly startIndex: number;
}

export interface CompanyCard {
  readonly id: CompanyId;
  readonly number: number;
  readonly name: string;
  readonly use: 'starting' | 'startUp';
  readonly trend: readonly TrendEffect[];
}

export interface AssetCard {
  readonly id: AssetId;
  readonly number: number;
  readonly name: string;
  readonly kind: AssetKind;
  readonly inputs: Readonly<Partial<Record<Good, number>>>;
  readonly outputs: Readonly<Partial<Record<Good, number>>>;
  readonly trend: readonly TrendEffect[];
  readonly minPlayers: number;
}

export interface StatusSymbolCard {
  readonly id: SymbolId;
  readonly colour: StatusColour;
  readonly letter: string;
  readonly name: string;
  readonly points: number;
  readonly trend: readonly TrendEffect[];
}
