import type { CommandNamed } from '../commands.ts';
import { cityOf, markets, phaseCardOf } from '../content.ts';
import type { MarketId, NastyKind } from '../sets.ts';
import type { PlayerView } from '../view-schema.ts';
import { keptForLaying } from './hand.ts';
import {
  assetsIn,
  businessesAt,
  citiesHeld,
  modifierIn,
  options,
  ownColourCount,
  playerAt,
  type Table,
  towardsMonopoly,
} from './table.ts';

type Play = CommandNamed<'playNastyBusiness'>;

/** The legal nasty business of cards that are not kept for laying, by kind. */
export function playsOf(table: Table): ReadonlyMap<NastyKind, readonly Play[]> {
  const kept = keptForLaying(table.me, table.hand);
  const plays = new Map<NastyKind, Play[]>();
  for (const play of options(table, 'playNastyBusiness')) {
    const nasty = phaseCardOf(play.cardId)?.nasty;
    if (nasty === undefined || kept.has(play.cardId)) continue;
    const list = plays.get(nasty);
    if (list === undefined) plays.set(nasty, [play]);
    else list.push(play);
  }
  return plays;
}

type Plays = ReadonlyMap<NastyKind, readonly Play[]>;

/** Insider trading, or a shell company where it brings a monopoly nearest. */
export function gain(table: Table, plays: Plays): Play | null {
  const trade = plays.get('insider-trading')?.[0];
  if (trade !== undefined) return trade;
  const shells = plays.get('shell-company') ?? [];
  const city = towardsMonopoly(table.me, true)[0]?.id;
  return shells.find((play) => play.params.city === city) ?? shells[0] ?? null;
}

/** The first attack that applies against the most dangerous enemy it can hit. */
export function attack(table: Table, plays: Plays): Play | null {
  return (
    best(table, plays.get('injunction')) ??
    best(table, plays.get('class-action')) ??
    best(table, plays.get('embezzlement')) ??
    best(table, plays.get('asset-seizure'), (play) => givesMonopoly(table.me, play.params.city)) ??
    best(table, plays.get('demolition'), (play, enemy) => breaksMonopoly(enemy, play.params.city)) ??
    (table.hand.length < table.me.handLimit ? best(table, plays.get('talent-poaching')) : null) ??
    plays.get('market-crash')?.[0] ??
    lobby(table, plays.get('lobbying') ?? [])
  );
}

/** Against the enemy with the most own-colour phases, then the richest, then the next in player order. */
function best(
  table: Table,
  plays: readonly Play[] = [],
  prefers: (play: Play, enemy: PlayerView) => boolean = () => false,
): Play | null {
  const { view, me } = table;
  const order = view.turnOrder;
  const distance = (enemy: PlayerView) =>
    (order.indexOf(enemy.seat) - order.indexOf(me.seat) + order.length) % order.length;
  let found: { play: Play; enemy: PlayerView; liked: boolean } | null = null;
  for (const play of plays) {
    if (play.params.target === undefined) continue;
    const enemy = playerAt(view, play.params.target);
    const liked = prefers(play, enemy);
    if (found !== null) {
      const worse =
        ownColourCount(enemy) - ownColourCount(found.enemy) ||
        enemy.liquidity - found.enemy.liquidity ||
        distance(found.enemy) - distance(enemy) ||
        Number(liked) - Number(found.liked);
      if (worse <= 0) continue;
    }
    found = { play, enemy, liked };
  }
  return found?.play ?? null;
}

/** A business in the city would complete a monopoly. */
function givesMonopoly(me: PlayerView, cityId: string | undefined): boolean {
  return (
    cityId !== undefined && businessesAt(me, cityId) === 0 && citiesHeld(me, cityOf(cityId).market) === 2
  );
}

/** Losing a business in the city would end a monopoly. */
function breaksMonopoly(enemy: PlayerView, cityId: string | undefined): boolean {
  return (
    cityId !== undefined &&
    businessesAt(enemy, cityId) === 1 &&
    enemy.monopolies.includes(cityOf(cityId).market)
  );
}

/** Removes the worst bad event from a market with own assets. */
function lobby({ view, me }: Table, plays: readonly Play[]): Play | null {
  const harm = (market: MarketId): number => {
    const event = modifierIn(view, market);
    if (event === null || !assetsIn(me, market)) return 0;
    // "Revenue is zero" is worse than any subtraction.
    return event.op === 'setZero' ? 100 : Math.max(0, -event.amount);
  };
  const worst = markets.map(({ id }) => id).sort((a, b) => harm(b) - harm(a))[0];
  if (worst === undefined || harm(worst) === 0) return null;
  return plays.find((play) => play.params.market === worst && play.params.to === null) ?? null;
}
