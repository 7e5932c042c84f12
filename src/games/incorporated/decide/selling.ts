import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { type CountryId, constants, isSquare } from '../content.ts';
import { sellersOf, squaresHeld } from '../derived.ts';
import { pendingOf } from '../state.ts';
import { checkOption, type IncorporatedBatch, noCheck, type Rules } from './rule.ts';

const publicMarkets: Citation = { kind: 'section', id: 'a) Bid in Public Markets' };

/** Selling a share to the bank after a purchase (specification 8.3). */
export const sellingRules: Rules<'lowerBid' | 'passSell' | 'removeSoldCube'> = {
  lowerBid: {
    check: (state, _seat, { amount }) => {
      if (amount < constants.minimumSellPrice) return violation('BID_TOO_LOW', { kind: 'ruling', id: 'R17' });
      return amount < pendingOf(state, 'reverseAuction').price ? null : violation('BID_NOT_LOWER');
    },
    play: (batch, seat, { amount }) => {
      batch.emit({ type: 'BidLowered', seat, amount });
      closeRoundIfOver(batch);
    },
  },
  passSell: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'SellPassed', seat });
      closeRoundIfOver(batch);
    },
  },
  removeSoldCube: {
    check: (state, _seat, { squareId }) =>
      checkOption(pendingOf(state, 'removeCube').options, squareId, isSquare, publicMarkets),
    play: (batch, seat, { squareId }) => removeFrom(batch, seat, squareId),
  },
};

/** Asks the other holders of the country's shares, clockwise from the buyer (R15); nobody: nothing happens. */
export function openSellingRound(
  batch: IncorporatedBatch,
  buyer: Seat,
  country: CountryId,
  price: number,
): void {
  const eligible = sellersOf(batch.state, buyer, country);
  if (eligible.length === 0) return;
  batch.emit({ type: 'ReverseAuctionOpened', country, price, buyer, eligible });
}

function closeRoundIfOver(batch: IncorporatedBatch): void {
  const { country, price, lowBidder, eligible, passed } = pendingOf(batch.state, 'reverseAuction');
  const asked = eligible.length - passed.length - (lowBidder === null ? 0 : 1);
  // R17: at $1 nobody can go lower.
  if (asked > 0 && !(lowBidder !== null && price <= constants.minimumSellPrice)) return;
  if (lowBidder === null) {
    batch.emit({ type: 'ReverseAuctionClosed', seller: null, price: null });
    return;
  }
  batch.emit({ type: 'ReverseAuctionClosed', seller: lowBidder, price });
  batch.emit({ type: 'ShareSold', seat: lowBidder, country, price });
  removeCube(batch, lowBidder, country);
}

function removeCube(batch: IncorporatedBatch, seat: Seat, country: CountryId): void {
  const held = squaresHeld(batch.state, country, seat);
  const [only] = held;
  if (only === undefined) return;
  if (held.length === 1) {
    removeFrom(batch, seat, only.id);
    return;
  }
  batch.emit({
    type: 'ChoiceOpened',
    kind: 'removeCube',
    seat,
    options: held.map(({ id }) => id),
    detail: { country },
  });
}

const removeFrom = (batch: IncorporatedBatch, seat: Seat, squareId: string): void =>
  batch.emit({ type: 'CubeRemoved', seat, squareId, cause: 'shareSold' });
