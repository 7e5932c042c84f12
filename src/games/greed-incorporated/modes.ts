import type { EndCondition, Mode, Phase } from './sets.ts';

/** What happens in a year, step by step; a step may wait for decisions. */
export type YearStep =
  | 'selection'
  | 'reveal'
  | 'turnOrder'
  | 'sealedBids'
  | 'assetChoice'
  | 'production'
  | 'commerce'
  | 'sales'
  | 'shareIssue'
  | 'shareChoice'
  | 'options'
  | 'shareTrading'
  | 'dividends'
  | 'settlements'
  | 'comparison'
  | 'closeBooks'
  | 'blame'
  | 'gold'
  | 'silver'
  | 'startUp'
  | 'yearEnd';

/** All in which the two games differ; what they share stands once elsewhere. */
export interface ModeRules {
  /** The first is that of a creator who names none. */
  readonly endConditions: readonly EndCondition[];
  /** Most assets that the options may allow a company. */
  readonly assetSlotsLimit: number;
  readonly startingCash: number;
  /** A company starts with an asset from the stack [Mise en place]. */
  readonly startingAsset: boolean;
  /** The steps of a year, in order. */
  readonly steps: readonly YearStep[];
  readonly selectionPhase: Phase;
  readonly commercePhase: Phase;
  /** Revealed cards carry the player's marker, which becomes a token in the company that takes the asset. */
  readonly markers: boolean;
  /** Companies go on choosing assets lap by lap [1) Investissements]. */
  readonly laps: boolean;
  /** Equal incomes count as a decline (R17). */
  readonly equalIsDecline: boolean;
  /** What becomes of executives after a decline. */
  readonly dismissal: 'compensation' | 'blame';
  /** Where assets without a company go, and where a founder takes some from (R19, R32). */
  readonly assetPile: 'availableAssets' | 'discardedAssets';
  readonly startUp: StartUpRules;
  /** The start seat moves each year (R22). */
  readonly startSeatMoves: boolean;
  /** In the end companies buy all shares back [Conclusion]. */
  readonly buysSharesBack: boolean;
  /** Status points rank before cash. */
  readonly statusPoints: boolean;
}

export interface StartUpRules {
  /** Least bid in millions. */
  readonly minimum: number;
  /** Most assets that the founder may take. */
  readonly assetLimit: number;
  /** Cash flow of the new company: the bid times the factor, and the fixed sum. */
  readonly bidFactor: number;
  readonly fixedCashFlow: number;
  /** Some company must have all its tokens (R31). */
  readonly needsFullCompany: boolean;
  /** Foundings of a game and companies of a founder are limited (R21). */
  readonly limited: boolean;
}

const cash: ModeRules = {
  endConditions: ['drawPileEmpty', 'handsEmpty'],
  assetSlotsLimit: 6,
  startingCash: 10,
  startingAsset: true,
  steps: [
    'selection',
    'reveal',
    'turnOrder',
    'assetChoice',
    'production',
    'commerce',
    'shareIssue',
    'shareChoice',
    'options',
    'shareTrading',
    'dividends',
    'settlements',
    'closeBooks',
    'startUp',
    'yearEnd',
  ],
  selectionPhase: 'investments.selection',
  commercePhase: 'commerce',
  markers: false,
  laps: true,
  equalIsDecline: false,
  dismissal: 'compensation',
  assetPile: 'availableAssets',
  startUp: {
    minimum: 15,
    assetLimit: 1,
    bidFactor: 3,
    fixedCashFlow: 0,
    needsFullCompany: true,
    limited: false,
  },
  startSeatMoves: true,
  buysSharesBack: true,
  statusPoints: false,
};

const statusSymbols: ModeRules = {
  endConditions: ['handsEmpty'],
  assetSlotsLimit: 4,
  startingCash: 0,
  startingAsset: false,
  steps: [
    'selection',
    'reveal',
    'sealedBids',
    'assetChoice',
    'production',
    'commerce',
    'sales',
    'comparison',
    'closeBooks',
    'blame',
    'gold',
    'silver',
    'startUp',
    'yearEnd',
  ],
  selectionPhase: 'announcements.selection',
  commercePhase: 'tradeAndProcess',
  markers: true,
  laps: false,
  equalIsDecline: true,
  dismissal: 'blame',
  assetPile: 'discardedAssets',
  startUp: {
    minimum: 50,
    assetLimit: 4,
    bidFactor: 0,
    fixedCashFlow: 100,
    needsFullCompany: false,
    limited: true,
  },
  startSeatMoves: false,
  buysSharesBack: false,
  statusPoints: true,
};

const modes: Readonly<Record<Mode, ModeRules>> = { cash, statusSymbols };

/** The rules of the mode that the game is played in. */
export const rulesOf = ({ config }: { readonly config: { readonly mode: Mode } }): ModeRules =>
  modes[config.mode];
