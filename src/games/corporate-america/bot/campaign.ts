import type { Parameter } from '../../../kernel/game.ts';
import type { CorporateAmericaCommand } from '../commands.ts';
import { entries, type Table } from './table.ts';

/** Dollars from which on the seat adds one in the second and third round. */
const richEnough = 20;
/** The first bid is the fortune divided by a whole number from here to there. */
const divisors = [6, 12] as const;

/** Bids on itself; a president whom Term Limits forbid to stand passes at once. */
export function bid(table: Table): CorporateAmericaCommand {
  const { view, seat, money, random } = table;
  const mayStand = entries(table, 'placeBid').some(({ parameters }) => offers(parameters, seat));
  const later = view.campaign.round > 1;
  if (!mayStand || (later && money < richEnough)) return { type: 'passBid' };
  const amount = later ? 1 : Math.max(1, Math.floor(money / random.int(...divisors, 'bot/bid')));
  return { type: 'placeBid', contributions: [{ candidate: seat, amount }] };
}

const offers = ([parameter]: readonly Parameter[], seat: number): boolean =>
  parameter?.kind === 'bag' && parameter.keys.some(({ value }) => value === seat);
