import { assertNever } from '../../../kernel/assert-never.ts';
import type { LegalCommand } from '../../../kernel/game.ts';
import type { NastyParams } from '../commands.ts';
import { cities, markets, nastyOf, type PhaseCard, phaseCardOf } from '../content.ts';
import { hasHadTurn, immune, phaseNumbers } from '../derived.ts';
import type { EvilCorpState, Player } from '../state.ts';
import { cityName, marketName, seatWord, worldEventName } from '../words.ts';
import { complete } from './entry.ts';

/** Every complete parameter set of the card's nasty business that is legal now (specification 11.5). */
export function addNasty(
  out: LegalCommand[],
  state: EvilCorpState,
  player: Player,
  card: PhaseCard,
  warnings: readonly string[],
): void {
  const { id: cardId, nasty } = card;
  const name = nastyOf(nasty).name;
  const add = (params: NastyParams, how: string, target: string | null = null) =>
    out.push(
      complete(
        { type: 'playNastyBusiness', cardId, params },
        `Play ${name}${how}`,
        target === null ? [cardId] : [cardId, target],
        warnings,
      ),
    );
  switch (nasty) {
    case 'counter':
      return;
    case 'insider-trading':
      add({}, '');
      return;
    case 'market-crash':
      if (state.players.some((enemy) => enemy !== player && hasHadTurn(enemy) && !immune(enemy))) add({}, '');
      return;
    case 'shell-company':
      if (player.supply >= 1) for (const city of cities) add({ city: city.id }, ` in ${city.name}`, city.id);
      return;
    case 'lobbying':
      addLobbying(state, add);
      return;
    case 'embezzlement':
    case 'class-action':
    case 'talent-poaching':
    case 'asset-seizure':
    case 'demolition':
    case 'injunction':
      for (const enemy of state.players) {
        // Protected until its first turn has ended [Play Nasty Business or Agent Cards], R33.
        if (enemy !== player && hasHadTurn(enemy)) addAttack(nasty, player, enemy, add);
      }
      return;
    default:
      assertNever(nasty);
  }
}

type Add = (params: NastyParams, how: string, target?: string | null) => void;
type Attack =
  | 'embezzlement'
  | 'class-action'
  | 'talent-poaching'
  | 'asset-seizure'
  | 'demolition'
  | 'injunction';

function addAttack(nasty: Attack, player: Player, enemy: Player, add: Add): void {
  const target = enemy.seat;
  switch (nasty) {
    case 'embezzlement':
      if (!immune(enemy) && enemy.liquidity >= 1) add({ target }, ` against ${seatWord(target)}`);
      return;
    case 'class-action':
      if (!immune(enemy)) add({ target }, ` against ${seatWord(target)}`);
      return;
    case 'talent-poaching':
      if (enemy.hand.length >= 1) add({ target }, ` against ${seatWord(target)}`);
      return;
    case 'asset-seizure':
    case 'demolition':
      if (nasty === 'asset-seizure' && player.supply < 1) return;
      for (const city in enemy.businesses) {
        if ((enemy.businesses[city] ?? 0) > 0) {
          add({ target, city }, ` against ${seatWord(target)} in ${cityName(city)}`, city);
        }
      }
      return;
    case 'injunction':
      for (const phase of phaseNumbers) {
        const laid = enemy.laid[phase];
        if (laid !== null && phaseCardOf(laid)?.colour !== enemy.colour) {
          add({ target, phase }, ` against phase ${phase} of ${seatWord(target)}`, laid);
        }
      }
      return;
    default:
      assertNever(nasty);
  }
}

function addLobbying(state: EvilCorpState, add: Add): void {
  for (const { id: market } of markets) {
    const cardId = state.worldEvents[market];
    if (cardId === null) continue;
    const what = ` on ${worldEventName(cardId)} in ${marketName(market)}`;
    add({ market, to: null }, `${what} to remove it`, cardId);
    for (const { id: to } of markets) {
      if (to !== market) add({ market, to }, `${what} to move it to ${marketName(to)}`, cardId);
    }
  }
}
