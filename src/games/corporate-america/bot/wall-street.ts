import type { CorporateAmericaCommand } from '../commands.ts';
import { type BusinessId, businessOf, constants } from '../content.ts';
import { best, options, type Table } from './table.ts';
import { businessValue, inContentOrder } from './value.ts';

/** Dollars that are best kept after a start, from the second turn on. */
const reserve = 4;
/** A No-Bid Contract is used from this cost on, in as many last turns. */
const dearCost = 8;
const lastTurns = 2;

/** Discards the card of the lowest value, then starts the one of the highest. */
export function onWallStreet(table: Table): CorporateAmericaCommand | null {
  const value = (businessId: BusinessId) => businessValue(table, businessId);
  const discards = byCard(options(table, 'discardBusinessCard'), (command) => command.businessId);
  const discard = best(discards, (command) => -value(command.businessId));
  return discard ?? start(table) ?? options(table, 'finishStarting')[0] ?? null;
}

function start(table: Table): CorporateAmericaCommand | null {
  const { view, money, phasesLeft } = table;
  const payable = byCard(options(table, 'startBusiness'), (command) => command.businessId).filter(
    ({ businessId, privilegeId }) =>
      privilegeId === undefined ||
      (phasesLeft <= lastTurns && businessOf(businessId).startUpCost >= dearCost),
  );
  const discountOf = (command: (typeof payable)[number]) =>
    command.privilegeId === undefined ? 0 : constants.noBidDiscount;
  const costOf = (command: (typeof payable)[number]) =>
    businessOf(command.businessId).startUpCost - discountOf(command);
  const careful = payable.filter((command) => view.turn === 1 || money - costOf(command) >= reserve);
  return best(
    careful.length > 0 ? careful : payable,
    (command) => businessValue(table, command.businessId) + discountOf(command),
  );
}

/** The best extra business, if it is worth anything. */
export function byJobCreator(table: Table): CorporateAmericaCommand | null {
  const extras = byCard(options(table, 'startExtraBusiness'), (command) => command.businessId);
  const chosen = best(extras, (command) => businessValue(table, command.businessId));
  return chosen !== null && businessValue(table, chosen.businessId) > 0
    ? chosen
    : (options(table, 'declineExtraBusiness')[0] ?? null);
}

/** Looks at the largest hand and takes the best card of it. */
export function byThinkTank(table: Table): CorporateAmericaCommand | null {
  const cards = byCard(options(table, 'takeBusinessCard'), (command) => command.businessId);
  return (
    best(cards, (command) => businessValue(table, command.businessId)) ??
    best(options(table, 'inspectHand'), ({ target }) => table.view.players[target]?.handCount ?? 0) ??
    options(table, 'declineThinkTank')[0] ??
    null
  );
}

/** Discards the business of the lowest value from a broken monopoly. */
export function fromMonopoly(table: Table): CorporateAmericaCommand | null {
  const cards = byCard(options(table, 'discardMonopolyBusiness'), (command) => command.businessId);
  return best(cards, (command) => -businessValue(table, command.businessId));
}

/** Commands by the content order of their cards, so that ties go to the lower id. */
function byCard<C>(commands: readonly C[], cardOf: (command: C) => BusinessId): readonly C[] {
  const ids = inContentOrder(commands.map(cardOf));
  return [...commands].sort((a, b) => ids.indexOf(cardOf(a)) - ids.indexOf(cardOf(b)));
}
