import { assertNever } from '../../../kernel/assert-never.ts';
import type { EvilCorpCommand } from '../commands.ts';
import type { City, Market } from '../content.ts';
import { firstMarkets, homeOf } from '../default-command.ts';
import type { EvilCorpView } from '../view-schema.ts';
import { businessesAt, options, type Table } from './table.ts';

/** The bot's choices during setup; null while another seat chooses. */
export function chooseSetup(table: Table): EvilCorpCommand | null {
  const { view, me, legal } = table;
  if (legal.length === 0) return null;
  switch (view.setupStep) {
    case 'ceo':
      return options(table, 'selectCeo')[0] ?? null;
    case 'home':
      return {
        type: 'foundSecretBase',
        market: homeOf(
          view.players.map((player) => player.home),
          me.seat,
        ).id,
      };
    case 'businesses':
      return {
        type: 'placeStartingBusinesses',
        cities: firstMarkets(me.home).map((market) => emptiest(view, market).id),
      };
    case null:
      return null;
    default:
      return assertNever(view.setupStep);
  }
}

/** The city of the market with the fewest businesses, the first in content order of several. */
function emptiest(view: EvilCorpView, market: Market): City {
  const load = (city: City) => view.players.reduce((sum, player) => sum + businessesAt(player, city.id), 0);
  return market.cities.reduce((best, city) => (load(city) < load(best) ? city : best));
}
