import type { EvilCorpCommand } from '../commands.ts';
import { ceoOf, constants, nastyOf, phaseCardOf } from '../content.ts';
import type { TurnView } from '../view-schema.ts';
import {
  laidCard,
  nextOpenPhase,
  offers,
  options,
  ownColourLaid,
  revenueOf,
  type Table,
  towardsMonopoly,
} from './table.ts';

/** What the bot does before anything else in its turn: its endgame, or its CEO power at a good moment. */
export function startTurn(table: Table, turn: TurnView): EvilCorpCommand | null {
  const endgame = options(table, 'attemptEndgame')[0];
  if (endgame !== undefined) return endgame;
  if (!offers(table, 'playCeoPower') || table.me.ceoId === null) return null;
  const power = ceoOf(table.me.ceoId).powerCardId;
  if (!goodMoment(table, turn, power)) return null;
  if (power !== 'power-land-grab') return { type: 'playCeoPower' };
  const count = Math.min(constants.landGrabCities, table.me.supply);
  const cities = towardsMonopoly(table.me, false).slice(0, count);
  return cities.length < count ? null : { type: 'playCeoPower', cities: cities.map((city) => city.id) };
}

function goodMoment(table: Table, turn: TurnView, power: string): boolean {
  const { me, hand } = table;
  switch (power) {
    case 'power-debt-jubilee':
      return me.token !== 'none';
    case 'power-rent-extraction':
      return turn.revenue === 'available' && turn.round >= 2;
    case 'power-moonshot-budget':
      return hand.some((cardId) => layableOwn(table, turn, cardId));
    case 'power-predictive-analytics':
      return me.liquidity >= 6 && turn.round >= 3;
    case 'power-untouchable-genius':
      return (
        turn.round >= 2 && hand.some((cardId) => nastyOf(phaseCardOf(cardId)?.nasty ?? 'counter').attack)
      );
    case 'power-land-grab':
      return turn.round >= 2;
    default:
      return false;
  }
}

/** An own-colour phase that can be laid this turn, with the revenue that is still to come. */
function layableOwn({ view, me }: Table, turn: TurnView, cardId: string): boolean {
  const card = phaseCardOf(cardId);
  if (card === null || card.colour !== me.colour || ownColourLaid(me, card.phase)) return false;
  const inOrder = laidCard(me, card.phase) !== null || nextOpenPhase(me) === card.phase;
  const funds = me.liquidity + (turn.revenue === 'available' ? revenueOf(view, me) : 0);
  return inOrder && funds >= card.cost - constants.moonshotDiscount;
}
