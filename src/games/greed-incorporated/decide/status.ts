import { constants, symbolOf } from '../content.ts';
import { clockwiseFrom, playerOrder } from '../derived.ts';
import type { StatusColour, StatusSkipReason } from '../sets.ts';
import { type AuctionBidder, playerOf } from '../state.ts';
import { openAuction, playersOf } from './open-auction.ts';
import { afterStep, type GreedIncorporatedBatch, type Next } from './rule.ts';
import { moveTrends } from './selection.ts';

/** The next status symbol of the colour is auctioned; whoever bought the gold one sits out (12.5). */
export function openStatusAuction(batch: GreedIncorporatedBatch, colour: StatusColour): Next {
  const { state } = batch;
  const symbolId = state.statusStacks[colour][0];
  if (symbolId === undefined) return skip(batch, colour, 'emptyStack');
  const minimumOpening = state.statusMinimum[colour];
  const seats = playerOrder(state).filter((seat) => colour === 'gold' || seat !== state.goldBuyer);
  if (!seats.some((seat) => playerOf(state, seat).cash >= minimumOpening))
    return skip(batch, colour, 'noBidder');
  return openAuction(batch, {
    kind: colour,
    participants: playersOf(seats),
    minimumOpening,
    increment: constants.statusIncrement,
    subject: { type: 'symbol', symbolId },
  });
}

/** The winner takes the top symbol; a gold one moves the start seat behind the winner (12.5). */
export function endStatusAuction(
  batch: GreedIncorporatedBatch,
  colour: StatusColour,
  winner: AuctionBidder | null,
): Next {
  const symbolId = batch.state.statusStacks[colour][0];
  if (winner === null || symbolId === undefined) return skip(batch, colour, 'noBidder');
  const { seat, bid } = winner;
  batch.emit({ type: 'StatusSymbolAcquired', colour, symbolId, seat, price: bid });
  moveTrends(batch, symbolOf(symbolId).trend, { type: 'statusSymbol', id: symbolId });
  batch.emit({ type: 'StatusMinimumSet', colour, amount: bid });
  if (colour === 'gold') {
    const [, next = seat] = clockwiseFrom(batch.state, seat);
    batch.emit({ type: 'StartSeatSet', seat: next });
  }
  return afterStep(batch.state, colour);
}

function skip(batch: GreedIncorporatedBatch, colour: StatusColour, reason: StatusSkipReason): Next {
  batch.emit({ type: 'StatusAuctionSkipped', colour, reason });
  return afterStep(batch.state, colour);
}
