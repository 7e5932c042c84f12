import { ceoOf, cityOf, constants, isCeo } from '../content.ts';
import type { EvilCorpBatch, Rules } from './rule.ts';
import { startTurn } from './turns.ts';

/** Commands of the setup (specification, chapter 5 and 11.2). */
export const setupRules: Rules<'selectCeo' | 'foundSecretBase' | 'placeStartingBusinesses'> = {
  selectCeo: {
    check: (state, _seat, { ceoId }) => {
      if (!isCeo(ceoId)) return 'UNKNOWN_CEO';
      return state.players.some((player) => player.ceoId === ceoId) ? 'CEO_TAKEN' : null;
    },
    play: (batch, seat, { ceoId }) => batch.emit({ type: 'CeoSelected', seat, ceoId: ceoOf(ceoId).id }),
  },
  foundSecretBase: {
    check: (state, _seat, { market }) =>
      state.players.some((player) => player.home === market) ? 'ISLAND_TAKEN' : null,
    play: (batch, seat, { market }) => batch.emit({ type: 'SecretBaseFounded', seat, market }),
  },
  placeStartingBusinesses: {
    check: (_state, _seat, { cities }) => {
      if (cities.length !== constants.startingBusinesses) return 'INVALID_COMMAND';
      const markets = new Set(cities.map((city) => cityOf(city).market));
      return markets.size < cities.length ? 'CITIES_NOT_IN_DISTINCT_MARKETS' : null;
    },
    play: (batch, seat, { cities }) => {
      const last = batch.state.setupIndex === batch.state.turnOrder.length - 1;
      batch.emit({ type: 'StartingBusinessesPlaced', seat, cities: [...cities] });
      if (last) beginPlay(batch);
    },
  },
};

/** Deals the first hands and starts the first turn [Liquidity and Opportunity]. */
function beginPlay(batch: EvilCorpBatch): void {
  const { turnOrder, opportunityDeck } = batch.state;
  const count = constants.startingHand;
  turnOrder.forEach((seat, i) => {
    batch.emit({
      type: 'StartingHandDealt',
      seat,
      cardIds: opportunityDeck.slice(i * count, (i + 1) * count),
      count,
      liquidity: constants.startingLiquidity,
    });
  });
  startTurn(batch, turnOrder[0] as number, 1);
}
