import type { CommandNamed, IncorporatedCommand } from '../commands.ts';
import { constants, countryOf, payoffCardOf } from '../content.ts';
import {
  best,
  holdsIn,
  occupantOf,
  options,
  squareCount,
  strongestRival,
  type Table,
  valuesOf,
  worthOf,
} from './table.ts';

/** R&D to an own square, else the budget, else a likely power play, else a cube to Tax Havens. */
export const lobby = (table: Table): IncorporatedCommand | null =>
  options(table, 'lobbyTaxHavens').length === 0
    ? null
    : (moveRd(table) ?? changeBudget(table) ?? playForPower(table) ?? { type: 'lobbyTaxHavens' });

function moveRd(table: Table): IncorporatedCommand | null {
  const { seat } = table.me;
  if (occupantOf(table, table.view.rdSquare) === seat) return null;
  const own = (valuesOf(table, 'lobbyRd') as string[]).filter((id) => occupantOf(table, id) === seat);
  const squareId = best(own, (id) => worthOf(table, id));
  return squareId === null ? null : { type: 'lobbyRd', squareId };
}

/** A stimulus for who has more squares than the others on average, austerity against the leader otherwise. */
function changeBudget(table: Table): IncorporatedCommand | null {
  const { seat } = table.me;
  const { turnOrder } = table.view;
  const all = turnOrder.reduce((sum, other) => sum + squareCount(table, other), 0);
  const budgets = options(table, 'lobbyBudget');
  if (squareCount(table, seat) * turnOrder.length > all) {
    return budgets.find(({ policy }) => policy === 'stimulus') ?? null;
  }
  const rival = strongestRival(table);
  if (rival === null) return null;
  const harm = ({ cardId = null }: CommandNamed<'lobbyBudget'>): number => {
    if (cardId === null) return 0;
    const { industry } = payoffCardOf(cardId);
    return squareCount(table, rival, industry) - squareCount(table, seat, industry);
  };
  return best(
    budgets.filter(({ policy }) => policy === 'austerity'),
    harm,
  );
}

/** A minor battleground that the seat does not hold, won at least every other time. */
function playForPower(table: Table): IncorporatedCommand | null {
  const { zones } = table.view;
  const open = options(table, 'powerPlay').filter(({ zone }) => {
    const country = zones.find((place) => place.zone === zone)?.battleground ?? null;
    return country !== null && !countryOf(country).major && !holdsIn(table, country, table.me.seat);
  });
  const winning = (play: CommandNamed<'powerPlay'>): number => {
    const country = zones.find((place) => place.zone === play.zone)?.battleground ?? '';
    return winningRolls(table, country, play.camp);
  };
  const likely = best(open, winning);
  return likely === null || winning(likely) * 2 < constants.clashDie ? null : likely;
}

/** Faces of the clash die with which the camp wins a country [Power Plays]. */
function winningRolls({ view }: Table, country: string, camp: 'nato' | 'sco'): number {
  const { localBonus, stability } = countryOf(country);
  const { balanceOfPower } = view.sliders;
  const local = localBonus?.type === 'modifier' ? localBonus.amount : 0;
  const modifier =
    (camp === 'nato' ? balanceOfPower : 0 - balanceOfPower) + (localBonus?.camp === camp ? local : 0 - local);
  let rolls = 1;
  for (let roll = 2; roll < constants.clashDie; roll++) if (roll + modifier >= stability) rolls += 1;
  return rolls;
}
