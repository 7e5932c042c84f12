import type { Seat } from '../../../kernel/game.ts';
import { constants } from '../content.ts';
import type { AuctionSubject, Bidder } from '../event-records.ts';
import type { AuctionKind } from '../sets.ts';
import type { GreedIncorporatedBatch, Next } from './rule.ts';

/** What an auction is about and what it asks. */
interface AuctionTerms {
  readonly kind: AuctionKind;
  readonly participants: readonly Bidder[];
  readonly minimumOpening?: number;
  readonly increment?: number;
  readonly subject?: AuctionSubject;
}

/** Opens an auction; where nothing else is said bids start at 1 and rise by 1 (R7). */
export function openAuction(batch: GreedIncorporatedBatch, terms: AuctionTerms): Next {
  const { kind, participants } = terms;
  const {
    minimumOpening = constants.openingBid,
    increment = constants.openIncrement,
    subject = null,
  } = terms;
  batch.emit({
    type: 'AuctionStarted',
    kind,
    participants: [...participants],
    minimumOpening,
    increment,
    subject,
  });
  return 'auction';
}

/** Players as bidders for themselves. */
export const playersOf = (seats: readonly Seat[]): readonly Bidder[] =>
  seats.map((seat) => ({ companyId: null, seat }));
