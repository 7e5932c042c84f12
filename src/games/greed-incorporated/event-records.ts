import type { Static } from 'typebox';
import {
  contentId,
  integer,
  nullable,
  record,
  seatIndex,
  variants,
  variantType,
} from '../../kernel/schema.ts';
import { GoodSchema, RoleSchema, TrendCauseSchema } from './sets.ts';

const money = (description: string) => integer(description, { minimum: 0 });
const slot = (description: string) => integer(description, { minimum: 1, maximum: 6 });
const companyId = contentId('The company');
const assetId = contentId('The asset');

/** A card's place in the stack. */
export const position = integer('Its place in the whole stack, 0 was the top (specification 20.2)', {
  minimum: 0,
});

export const AssetGroupSchema = record('AssetGroup', 'A group of asset cards, shuffled by itself', {
  group: integer('The lowest number of the group: 10, 20, 30 or 40', { minimum: 10, maximum: 40 }),
  size: integer('How many cards it has here', { minimum: 0, maximum: 1000 }),
});

export const TrendSourceSchema = record('TrendSource', 'What moves a trend', {
  type: TrendCauseSchema,
  id: contentId('The company, asset or status symbol'),
});
export type TrendSource = Static<typeof TrendSourceSchema>;

export const AssetRevealSchema = record('AssetReveal', 'A card that was revealed', {
  seat: seatIndex('Whose card it was'),
  assetId,
  position,
});

export const PriceChangeSchema = record('PriceChange', 'How a price moved', {
  good: GoodSchema,
  fromIndex: integer('Price box before', { minimum: 0, maximum: 8 }),
  toIndex: integer('Price box after', { minimum: 0, maximum: 8 }),
  fromPrice: money('Price before in millions'),
  toPrice: money('Price after in millions'),
});
export type PriceChange = Static<typeof PriceChangeSchema>;

export const BidderSchema = record('Bidder', 'Who takes part in an auction', {
  companyId: nullable(contentId('The company, where companies bid')),
  seat: seatIndex('The player, or the CEO of the company'),
});
export type Bidder = Static<typeof BidderSchema>;

export const AuctionSubjectSchema = variants('AuctionSubject', 'What one auction sells', [
  record('ShareSubject', 'A token of a player [3) Spéculation boursière]', {
    type: variantType('share'),
    companyId,
    slot: slot('Its position'),
    sellerSeat: seatIndex('The seller'),
  }),
  record('SymbolSubject', 'A status symbol', {
    type: variantType('symbol'),
    symbolId: contentId('The status symbol'),
  }),
]);
export type AuctionSubject = Static<typeof AuctionSubjectSchema>;

export const CompanyBidSchema = record('CompanyBid', 'A company’s place in the order, by its bid', {
  companyId,
  bid: money('Its last bid in millions'),
});

export const SeatBidSchema = record('SeatBid', 'A player’s place in the order, by the bid', {
  seat: seatIndex('The player'),
  bid: money('The last bid in millions'),
});

export const SealedBidSchema = record('SealedBid', 'What a company bid in secret', {
  companyId,
  amount: money('Millions of dollars; 0 is a pass'),
});

export const HeldTokenSchema = record('HeldToken', 'A token and whose it is', {
  seat: seatIndex('Its owner'),
  companyId,
  slot: slot('Its position'),
});

export const TokenPaymentSchema = record('TokenPayment', 'What a token brings its owner', {
  slot: slot('Its position'),
  seat: seatIndex('Its owner'),
  amount: money('Millions of dollars'),
});

export const ClosedBooksSchema = record('ClosedBooks', 'A company after its books are closed', {
  companyId,
  toCashFlow: money('Last year’s income that joins the cash flow'),
  lastYearIncome: money('The new income, which is last year’s from now on'),
});

export const FiredExecutiveSchema = record(
  'FiredExecutive',
  'An executive who is fired, and the exit bonus',
  {
    role: RoleSchema,
    seat: seatIndex('The executive'),
    amount: money('Millions of dollars'),
  },
);

export const RankedSeatSchema = record('RankedSeat', 'A place in the ranking', {
  seat: seatIndex('The seat'),
  rank: integer('1 is best; tied seats share a rank (R25)', { minimum: 1, maximum: 5 }),
  cash: money('Personal cash in millions'),
  points: money('Status points; 0 in the variant for cash'),
});
export type RankedSeat = Static<typeof RankedSeatSchema>;
