import type { Seat } from '../../../kernel/game.ts';
import type { Citation } from '../../../kernel/violation.ts';
import { violation } from '../codes.ts';
import { type CountryId, constants, isCountry, isMajor, isSquare } from '../content.ts';
import { emptySquares, purchasingPower, squaresOfOthers } from '../derived.ts';
import type { PlaceMode } from '../sets.ts';
import { pendingOf, playerOf, squareState } from '../state.ts';
import { borrowFor } from './loans.ts';
import { checkOption, type IncorporatedBatch, noCheck, type Rules } from './rule.ts';
import { openSellingRound } from './selling.ts';

const publicMarkets: Citation = { kind: 'section', id: 'a) Bid in Public Markets' };

/** Buying a share in a public auction (specification 8.2). */
export const auctionRules: Rules<'openAuction' | 'raiseBid' | 'passBid' | 'placeInvestmentCube'> = {
  openAuction: {
    check: (state, seat, { country, bid }) => {
      if (!isCountry(country)) return violation('INVALID_PARAMETER');
      if (!isMajor(country)) return violation('NOT_MAJOR');
      if ((state.investmentBank[country] ?? 0) < 1) return violation('NO_SHARES_LEFT');
      if (bid < constants.minimumOpeningBid) return violation('BID_TOO_LOW');
      return bid <= purchasingPower(state, seat) ? null : violation('BID_TOO_HIGH');
    },
    play: (batch, seat, { country, bid }) => {
      batch.emit({ type: 'ExecutiveSent', seat, location: country });
      batch.emit({ type: 'AuctionOpened', seat, country, bid });
    },
  },
  raiseBid: {
    check: (state, seat, { amount }) => {
      if (amount <= pendingOf(state, 'auction').highBid) return violation('BID_TOO_LOW');
      return amount <= purchasingPower(state, seat) ? null : violation('BID_TOO_HIGH');
    },
    play: (batch, seat, { amount }) => {
      batch.emit({ type: 'BidRaised', seat, amount });
      closeAuctionIfWon(batch);
    },
  },
  passBid: {
    check: noCheck,
    play: (batch, seat) => {
      batch.emit({ type: 'BidPassed', seat });
      closeAuctionIfWon(batch);
    },
  },
  placeInvestmentCube: {
    check: (state, _seat, { squareId }) =>
      checkOption(pendingOf(state, 'placeCube').options, squareId, isSquare, publicMarkets),
    play: (batch, seat, { squareId }) => {
      const { country, price } = pendingOf(batch.state, 'placeCube');
      placeOn(batch, seat, squareId);
      openSellingRound(batch, seat, country, price);
    },
  },
};

function closeAuctionIfWon(batch: IncorporatedBatch): void {
  const { country, highBid, highBidder, passed } = pendingOf(batch.state, 'auction');
  if (passed.length < batch.state.turnOrder.length - 1) return;
  batch.emit({ type: 'AuctionWon', seat: highBidder, country, price: highBid });
  borrowFor(batch, highBidder, highBid);
  batch.emit({ type: 'ShareBought', seat: highBidder, country, price: highBid });
  if (placeCube(batch, highBidder, country, highBid)) openSellingRound(batch, highBidder, country, highBid);
}

/** Places the cube of a bought share (R14); false if the buyer must choose first. */
function placeCube(batch: IncorporatedBatch, seat: Seat, country: CountryId, price: number): boolean {
  if (playerOf(batch.state, seat).cubesInSupply === 0) {
    batch.emit({ type: 'CubePlacementSkipped', seat, country, reason: 'noSupply' });
    return true;
  }
  const empty = emptySquares(batch.state, country);
  const mode: PlaceMode = empty.length > 0 ? 'empty' : 'replace';
  const squares = mode === 'empty' ? empty : squaresOfOthers(batch.state, country, seat);
  const [only] = squares;
  if (only === undefined) {
    batch.emit({ type: 'CubePlacementSkipped', seat, country, reason: 'allOwn' });
    return true;
  }
  if (squares.length === 1) {
    placeOn(batch, seat, only.id);
    return true;
  }
  batch.emit({
    type: 'ChoiceOpened',
    kind: 'placeCube',
    seat,
    options: squares.map(({ id }) => id),
    detail: { country, mode, price },
  });
  return false;
}

function placeOn(batch: IncorporatedBatch, seat: Seat, squareId: string): void {
  const { occupant } = squareState(batch.state, squareId);
  if (occupant !== null) batch.emit({ type: 'CubeRemoved', seat: occupant, squareId, cause: 'replaced' });
  batch.emit({ type: 'CubePlaced', seat, squareId, cause: 'investment' });
}
