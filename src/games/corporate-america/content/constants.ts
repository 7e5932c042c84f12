/** Figures of the rulebook and the specification's limits; dollars. */
export const constants = {
  treasury: 1081,
  wallStreetDraw: 2,
  laterStarts: 1,
  consumerSpots: 8,
  electionIssues: 6,
  legislationSpots: 8,
  enactmentsPerTurn: 3,
  bidRounds: 3,
  /** Off the price of a reveal for each sponsor [Sponsored]. */
  sponsorDiscount: 2,
  /** Off the start-up cost with a No-Bid Contract (R26). */
  noBidDiscount: 8,
  /** For each own business in the industry with a Stimulus Check (R26). */
  stimulusBonus: 3,
  /** From the Treasury with Matching Funds (R26). */
  matchingFunds: 10,
  /** Consumer cards that an Insider Briefing shows (R26). */
  briefingCards: 4,
  valueOfUnusedPrivilege: 5,
  giftsPerPhase: 20,
  lendingsPerPhase: 20,
  pledgesPerTurn: 10,
} as const;
