import type { CorporateAmericaCommand } from '../commands.ts';
import { constants, consumptionOf, revealPrice } from '../content.ts';
import { inIndustry } from '../economy.ts';
import { best, entries, options, type Table } from './table.ts';
import { consumerValue } from './value.ts';

/** A second card is revealed if it costs no more than this after sponsors. */
const cheapReveal = 2;
/** It is revealed in need from this fortune on. */
const richEnough = 25;

/** Reveals one card, or two where that is cheap or needed, and plays the better one. */
export function onMainStreet(table: Table): CorporateAmericaCommand | null {
  const { view } = table;
  const { peeked, revealed, revealCount } = view.mainStreet;
  if (peeked !== null && peeked.length > 0) return { type: 'orderPeekedConsumers', order: [...peeked] };
  const reveal = revealCount < 2 ? bestReveal(table) : null;
  if (reveal !== null && (revealed.length === 0 || wantsSecond(table, reveal.price))) {
    return { type: 'revealConsumer', sponsors: [...reveal.sponsors] };
  }
  const card = best(revealed, (consumerId) => consumerValue(table, consumerId));
  if (card === null) return null;
  const gains = inIndustry(view, table.seat, consumptionOf(card).industry).length >= 2;
  const plays = options(table, 'playConsumer').filter(({ consumerId }) => consumerId === card);
  const boosted = plays.find(({ privilegeId }) => privilegeId !== undefined);
  return (gains ? boosted : undefined) ?? plays.find(({ privilegeId }) => privilegeId === undefined) ?? null;
}

function wantsSecond(table: Table, price: number): boolean {
  if (price <= cheapReveal) return true;
  const best = Math.max(...table.view.mainStreet.revealed.map((id) => consumerValue(table, id)));
  return best <= 0 && table.money >= richEnough;
}

/** The next reveal with as many sponsors as it takes, and its price after them in dollars. */
function bestReveal(table: Table): { readonly sponsors: readonly string[]; readonly price: number } | null {
  const [entry] = entries(table, 'revealConsumer');
  if (entry === undefined) return null;
  const [parameter] = entry.parameters;
  const sponsors =
    parameter?.kind === 'list'
      ? parameter.of.slice(0, parameter.max).map(({ value }) => value as string)
      : [];
  const price =
    revealPrice(table.view.mainStreet.revealCount + 1) - constants.sponsorDiscount * sponsors.length;
  return { sponsors, price };
}

/** Keeps the money, else gives it to the seat with the fewest businesses, else the next clockwise. */
export function share(table: Table): CorporateAmericaCommand | null {
  const { view, seat } = table;
  const gifts = options(table, 'assignSharedCustomers');
  const own = gifts.find(({ recipient }) => recipient === seat);
  if (own !== undefined) return own;
  const distance = (other: number) => (other - seat + view.seatCount) % view.seatCount;
  const clockwise = [...gifts].sort((a, b) => distance(a.recipient) - distance(b.recipient));
  return best(clockwise, ({ recipient }) => -(view.players[recipient]?.businesses.length ?? 0));
}
