/** Figures of the rulebook, the base game and the specification; money in millions. */
export const constants = {
  startingCompanyCashFlow: 100,
  handSize: 2,
  orgChartSlots: 6,
  /** Cards of one group have numbers from a multiple of this on. */
  groupSpan: 10,
  /** A token gets this part of the new income [4) Dividendes du capital]. */
  dividendDivisor: 10,
  /** Bonus and parachute [5) Bilan comptable]. */
  bonusDivisor: 10,
  pensionDivisor: 10,
  optionPriceDivisor: 2,
  /** A token is sold for this part of the cash flow in the end [Conclusion]. */
  liquidationDivisor: 10,
  /** Free slots that a stock option needs (R15). */
  optionFreeSlots: 2,
  openingBid: 1,
  openIncrement: 1,
  statusIncrement: 10,
  sealedBidMinimum: 10,
  /** For the asset of the own card, in the base game. */
  ownCardMultiplier: 2,
  exitBonusPercent: { ceo: 40, cfo: 20, coo: 20 },
  /** Goods that a company may store, and the fee for so many (R13). */
  storageLimit: 4,
  storageFees: [0, 0, 5, 15, 30],
  trendLimit: 3,
  priceBoxes: 9,
  /** Open offers of a company or seat, and those that it makes in a year (R38). */
  openOffers: 5,
  offersPerYear: 30,
  statusMinimum: { gold: 50, silver: 30 },
  /** Base game: whoever runs so many companies founds no more (specification 12.6). */
  companiesRunByFounder: 2,
} as const;
