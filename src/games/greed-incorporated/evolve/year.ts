import { clonePlain } from '../../../kernel/json.ts';
import { companyOf, playerOf } from '../state.ts';
import type { Evolvers } from './moves.ts';

/** Years, phases and the end of the game (specification, chapters 11.5 and 14). */
export const yearEvolvers: Evolvers<
  'YearStarted' | 'PhaseStarted' | 'FinalYearAnnounced' | 'YearEnded' | 'SharesLiquidated' | 'GameEnded'
> = {
  YearStarted: (state, { year, startSeat }) => {
    state.year = year;
    state.startSeat = startSeat;
    state.issuedShares = [];
    state.tradeOffers = [];
    state.shareOffers = [];
    state.auctionedTokens = [];
    state.bidsRevealed = false;
    state.goldBuyer = null;
    for (const company of state.companies) {
      company.commerceClosed = false;
      company.salesClosed = false;
      company.sharePrice = null;
      company.offersMade = 0;
      company.sealedBid = null;
    }
    for (const player of state.players) {
      player.selection = null;
      player.shareOffersMade = 0;
      player.tradingFinished = false;
    }
  },
  PhaseStarted: (state, { phase }) => {
    state.phase = phase;
  },
  FinalYearAnnounced: (state) => {
    state.finalYear = true;
  },
  // What a new year needs is reset when it starts.
  YearEnded: () => {},
  SharesLiquidated: (state, { companyId, payments, cashFlowAfter }) => {
    companyOf(state, companyId).cashFlow = cashFlowAfter;
    for (const { seat, amount } of payments) playerOf(state, seat).cash += amount;
  },
  GameEnded: (state, { ranking }) => {
    state.phase = 'ended';
    state.result = { ranking: clonePlain(ranking) };
  },
};
