import { addShares, type Evolvers, vacate } from './moves.ts';

/** Power plays (specification 10.1). */
export const lobbyingEvolvers: Evolvers<'PowerPlayResolved' | 'CountryCollapsed'> = {
  PowerPlayResolved: () => undefined,
  CountryCollapsed: (state, { country, cubes, shares, bankShares }) => {
    for (const { squareId } of cubes) vacate(state, squareId);
    let lost = bankShares;
    for (const { seat, count } of shares) {
      addShares(state, seat, country, -count);
      lost += count;
    }
    state.investmentBank[country] = 0;
    state.sharesDiscarded[country] = (state.sharesDiscarded[country] ?? 0) + lost;
  },
};
