import type { LegalCommand, ParameterOption, Seat } from '../../../kernel/game.ts';
import { listParameter } from '../../../kernel/legal.ts';
import { ceos, cities, constants, markets } from '../content.ts';
import { setupSeat } from '../derived.ts';
import type { EvilCorpState } from '../state.ts';
import { marketName } from '../words.ts';
import { complete, open } from './entry.ts';

const selectCeo = ceos.map((ceo) =>
  complete({ type: 'selectCeo', ceoId: ceo.id }, `Play ${ceo.name}`, [ceo.id]),
);

const foundSecretBase = markets.map((market) =>
  complete({ type: 'foundSecretBase', market: market.id }, `Found the secret base in ${market.name}`, [
    market.id,
  ]),
);

/** All cities, grouped by market. */
export const cityOptions: readonly ParameterOption[] = cities.map((city) => ({
  value: city.id,
  label: `${city.name}, ${marketName(city.market)}`,
  group: city.market,
}));

const placeStartingBusinesses = open(
  'placeStartingBusinesses',
  'Open three businesses in three different markets',
  [
    listParameter(
      'cities',
      'Three cities in different markets',
      cityOptions,
      [constants.startingBusinesses, constants.startingBusinesses],
      { distinctGroups: true },
    ),
  ],
);

/** What the seat may choose during setup (specification 11.2). */
export function legalSetup(state: EvilCorpState, seat: Seat): readonly LegalCommand[] {
  if (setupSeat(state) !== seat) return [];
  switch (state.setupStep) {
    case 'ceo':
      return selectCeo.filter((_, i) => !state.players.some((player) => player.ceoId === ceos[i]?.id));
    case 'home':
      return foundSecretBase.filter(
        (_, i) => !state.players.some((player) => player.home === markets[i]?.id),
      );
    case 'businesses':
      return [placeStartingBusinesses];
    case null:
      return [];
  }
}
