import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { type CountryId, isCountry, isSquare, taxHavens } from '../content.ts';
import { activeSeats, purchasingPower, sharesOf, squaresHeld } from '../derived.ts';
import { pendingOf, playerOf } from '../state.ts';
import { borrowFor } from './loans.ts';
import { checkOption, type IncorporatedBatch, noCheck, type Rules } from './rule.ts';

const privateSale: Citation = { kind: 'section', id: 'b) Privately Sell Shares' };

/** Selling a share to another seat (specification 8.4). */
export const privateSaleRules: Rules<
  'offerPrivateSale' | 'bidPrivateSale' | 'passPrivateSale' | 'replaceSellerCube'
> = {
  offerPrivateSale: {
    check: (state, seat, { country }) => {
      if (!isCountry(country)) return violation('INVALID_PARAMETER');
      return sharesOf(playerOf(state, seat), country) > 0 ? null : violation('NO_SHARE');
    },
    play: (batch, seat, { country, minimum }) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: taxHavens });
      batch.emit({ type: 'PrivateSaleOffered', seat, country, minimum });
    },
  },
  bidPrivateSale: {
    check: (state, seat, { amount }) => {
      const { highBid, minimum } = pendingOf(state, 'privateSale');
      if (amount < (highBid === null ? minimum : highBid + 1)) return violation('BID_TOO_LOW', privateSale);
      return amount <= purchasingPower(state, seat) ? null : violation('BID_TOO_HIGH');
    },
    play: (batch, seat, { amount }) => {
      batch.emit({ type: 'PrivateBidPlaced', seat, amount });
      closeSaleIfOver(batch);
    },
  },
  passPrivateSale: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'PrivateBidPassed', seat });
      closeSaleIfOver(batch);
    },
  },
  replaceSellerCube: {
    check: (state, _seat, { squareId }) =>
      checkOption(pendingOf(state, 'replaceCube').options, squareId, isSquare, privateSale),
    play: (batch, seat, { squareId }) => {
      const { seller } = pendingOf(batch.state, 'replaceCube');
      replaceOn(batch, seat, seller, squareId);
    },
  },
};

function closeSaleIfOver(batch: IncorporatedBatch): void {
  if (activeSeats(batch.state).length > 0) return;
  const { seller, country, highBid, highBidder } = pendingOf(batch.state, 'privateSale');
  if (highBid === null || highBidder === null) {
    batch.emit({ type: 'PrivateSaleClosed', buyer: null, price: null });
    return;
  }
  batch.emit({ type: 'PrivateSaleClosed', buyer: highBidder, price: highBid });
  borrowFor(batch, highBidder, highBid);
  batch.emit({ type: 'ShareTransferred', from: seller, to: highBidder, country, price: highBid });
  replaceCube(batch, highBidder, seller, country);
}

/** The buyer takes the place of one cube of the seller (R18). */
function replaceCube(batch: IncorporatedBatch, buyer: Seat, seller: Seat, country: CountryId): void {
  const held = squaresHeld(batch.state, country, seller);
  const [only] = held;
  if (only === undefined) {
    batch.emit({ type: 'CubePlacementSkipped', seat: buyer, country, reason: 'noTarget' });
  } else if (playerOf(batch.state, buyer).cubesInSupply === 0) {
    batch.emit({ type: 'CubePlacementSkipped', seat: buyer, country, reason: 'noSupply' });
  } else if (held.length === 1) {
    replaceOn(batch, buyer, seller, only.id);
  } else {
    batch.emit({
      type: 'ChoiceOpened',
      kind: 'replaceCube',
      seat: buyer,
      options: held.map(({ id }) => id),
      detail: { country, seller },
    });
  }
}

function replaceOn(batch: IncorporatedBatch, buyer: Seat, seller: Seat, squareId: string): void {
  batch.emit({ type: 'CubeRemoved', seat: seller, squareId, cause: 'privateSale' });
  batch.emit({ type: 'CubePlaced', seat: buyer, squareId, cause: 'privateSale' });
}
