import { newCompany } from '../state.ts';
import { addCompany, type Evolvers, pickUp, seatPays } from './moves.ts';

/** Founding of companies and status symbols (specification, chapters 11.4, 12.5 and 12.6). */
export const startUpEvolvers: Evolvers<
  | 'StartUpSkipped'
  | 'StartUpAuctionEnded'
  | 'CompanyFounded'
  | 'StatusSymbolAcquired'
  | 'StatusMinimumSet'
  | 'StatusAuctionSkipped'
> = {
  StartUpSkipped: () => {},
  StartUpAuctionEnded: (state, { seat, bid }) => {
    state.auction = null;
    state.founder = seat === null ? null : { seat, bid };
  },
  CompanyFounded: (state, { companyId, seat, bid, cashFlow, assetIds }) => {
    seatPays(state, seat, bid);
    const company = newCompany(companyId, seat);
    company.cashFlow = cashFlow;
    state.bankNet -= cashFlow;
    for (const assetId of assetIds) {
      pickUp(state, assetId);
      company.assets.push({ assetId, used: false });
    }
    addCompany(state, company);
    state.companyCards = state.companyCards.filter((id) => id !== companyId);
    state.companiesFounded += 1;
    state.founder = null;
  },
  StatusSymbolAcquired: (state, { colour, symbolId, seat, price }) => {
    seatPays(state, seat, price);
    state.statusStacks[colour] = state.statusStacks[colour].filter((id) => id !== symbolId);
    state.players[seat]?.statusSymbols.push(symbolId);
    state.auction = null;
    if (colour === 'gold') state.goldBuyer = seat;
  },
  StatusMinimumSet: (state, { colour, amount }) => {
    state.statusMinimum[colour] = amount;
  },
  StatusAuctionSkipped: (state) => {
    state.auction = null;
  },
};
