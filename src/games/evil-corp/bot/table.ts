import type { LegalCommand, Seat } from '../../../kernel/game.ts';
import type { CommandNamed, CommandType } from '../commands.ts';
import {
  type City,
  cardOf,
  cities,
  cityOf,
  constants,
  type MarketModifierCard,
  markets,
  type PhaseCard,
  type PhaseNumber,
  phaseCardOf,
  worldEventOf,
} from '../content.ts';
import { phaseNumbers } from '../derived.ts';
import type { MarketId } from '../sets.ts';
import type { EvilCorpView, PlayerView } from '../view-schema.ts';

/** What the bot of one seat looks at: its view, its own place and hand, its legal commands. */
export interface Table {
  readonly view: EvilCorpView;
  readonly me: PlayerView;
  readonly hand: readonly string[];
  readonly legal: readonly LegalCommand[];
}

/** The player of a seat of the view; any other seat is a bug. */
export function playerAt(view: EvilCorpView, seat: Seat): PlayerView {
  const player = view.players[seat];
  if (player === undefined) throw new Error(`no player at seat ${seat}`);
  return player;
}

export function tableOf(view: EvilCorpView, seat: Seat, legal: readonly LegalCommand[]): Table {
  const me = playerAt(view, seat);
  return { view, me, hand: me.hand ?? [], legal };
}

/** The complete legal commands of a type, in their order. */
export function options<T extends CommandType>(table: Table, type: T): readonly CommandNamed<T>[] {
  const found: CommandNamed<T>[] = [];
  for (const entry of table.legal) {
    if (entry.type === type && entry.command !== null) found.push(entry.command as CommandNamed<T>);
  }
  return found;
}

/** Whether a command of the type is legal, complete or with open parameters. */
export const offers = (table: Table, type: CommandType): boolean =>
  table.legal.some((entry) => entry.type === type);

export const laidCard = (player: PlayerView, phase: PhaseNumber): PhaseCard | null => {
  const cardId = player.laid[phase - 1]?.cardId ?? null;
  return cardId === null ? null : phaseCardOf(cardId);
};

/** The laid phase of that number is in the player's own colour. */
export const ownColourLaid = (player: PlayerView, phase: PhaseNumber): boolean =>
  laidCard(player, phase)?.colour === player.colour && player.colour !== null;

export const ownColourCount = (player: PlayerView): number =>
  phaseNumbers.filter((phase) => ownColourLaid(player, phase)).length;

/** The lowest phase number not in play, or null. */
export const nextOpenPhase = (player: PlayerView): PhaseNumber | null =>
  phaseNumbers.find((phase) => laidCard(player, phase) === null) ?? null;

export const isCounter = (cardId: string): boolean => phaseCardOf(cardId)?.nasty === 'counter';
export const isAgent = (cardId: string): boolean => cardOf(cardId).kind === 'agent';

export const businessesAt = (player: PlayerView, cityId: string): number =>
  player.businesses.find((place) => place.city === cityId)?.count ?? 0;

export const businessTotal = (player: PlayerView): number =>
  player.businesses.reduce((sum, place) => sum + place.count, 0);

/** Cities of the market in which the player has a business. */
export const citiesHeld = (player: PlayerView, market: MarketId): number =>
  player.businesses.filter((place) => cityOf(place.city).market === market).length;

export const assetsIn = (player: PlayerView, market: MarketId): boolean =>
  player.home === market || citiesHeld(player, market) > 0;

/** The market modifier that lies in a market, or null. */
export function modifierIn(view: EvilCorpView, market: MarketId): MarketModifierCard | null {
  const cardId = view.markets.find((place) => place.market === market)?.worldEvent ?? null;
  const card = cardId === null ? null : worldEventOf(cardId);
  return card?.kind === 'marketModifier' ? card : null;
}

/** The correct revenue of a player now, in billions, from public data alone [Calculating Revenue]. */
export function revenueOf(view: EvilCorpView, player: PlayerView): number {
  let total = 0;
  for (const { id } of markets) {
    if (!assetsIn(player, id)) continue;
    let sum = player.home === id ? constants.secretBaseRevenue : 0;
    for (const place of player.businesses) {
      if (cityOf(place.city).market === id) sum += place.count * constants.businessRevenue;
    }
    const event = modifierIn(view, id);
    if (player.monopolies.includes(id)) total += sum * constants.monopolyMultiplier;
    else if (event === null) total += sum;
    else if (event.op === 'add') total += Math.max(0, sum + event.amount);
  }
  const { turn } = view;
  const rent = turn?.seat === player.seat && turn.powerActive === 'power-rent-extraction';
  return rent ? total + constants.rentExtraction : total;
}

/**
 * The cities without an own business, the nearest to a monopoly first: most own cities in the market, then
 * (where asked) the home market, then content order.
 */
export function towardsMonopoly(me: PlayerView, homeFirst: boolean): readonly City[] {
  const worth = (city: City) =>
    citiesHeld(me, city.market) * 2 + (homeFirst && city.market === me.home ? 1 : 0);
  return cities.filter((city) => businessesAt(me, city.id) === 0).sort((a, b) => worth(b) - worth(a));
}
