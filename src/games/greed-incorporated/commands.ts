import { type Static, Type } from 'typebox';
import {
  type CommandOf,
  contentId,
  integer,
  list,
  members,
  nullable,
  record,
  seatIndex,
} from '../../kernel/schema.ts';
import { CompensationSchema, GoodSchema, RewardSchema, RoleSchema } from './sets.ts';

/** More of a good than there can ever be at once: what all assets yield in a year and all companies store. */
export const mostGoods = 99;
/** More millions than any company or player can ever have. */
export const mostMoney = 1_000_000;

export const GoodsAmountSchema = record('GoodsAmount', 'A number of one good', {
  good: GoodSchema,
  count: integer('How many', { minimum: 1, maximum: mostGoods }),
});
export type GoodsAmount = Static<typeof GoodsAmountSchema>;

/** A goods bag: each good once, none without a number. */
export const goodsBag = (description: string) => list(description, GoodsAmountSchema, { maxItems: 11 });

export const TradeSideSchema = record('TradeSide', 'What one side of a trade gives', {
  goods: goodsBag('Goods, each named once'),
  cash: integer('Millions of dollars', { minimum: 0, maximum: mostMoney }),
});
export type TradeSide = Static<typeof TradeSideSchema>;

export const TokenRefSchema = record('TokenRef', 'A token on an organisation chart', {
  companyId: contentId('The company'),
  slot: integer('Its position; 1 is the CEO', { minimum: 1, maximum: 6 }),
});
export type TokenRef = Static<typeof TokenRefSchema>;

const company = (description = 'The company') => contentId(description);
const asset = contentId('The asset');
const offerId = contentId('The offer');
const bidder = Type.Optional(nullable(contentId('The bidding company, where companies bid')));

/** The commands with their parameters (specification, chapter 13). */
export const commandSchemas = {
  selectAsset: members('Select a card of the hand to be revealed [1) Investissements]', {
    assetId: contentId('A card of the hand'),
  }),
  placeBid: members('Bid in an auction (R6)', {
    amount: integer('Millions of dollars; it replaces an own earlier bid', { minimum: 1 }),
    companyId: bidder,
  }),
  passBid: members('Bid no more in this auction (R6)', { companyId: bidder }),
  chooseAsset: members('Take an available asset [1) Investissements]', {
    companyId: company(),
    assetId: asset,
  }),
  declineAsset: members('Take no more assets this year (R8)', { companyId: company() }),
  offerTrade: members('Offer a trade to another company [2) Production & Commerce]', {
    fromCompanyId: company('An own company'),
    toCompanyId: company('Another company'),
    give: TradeSideSchema,
    receive: TradeSideSchema,
  }),
  acceptTrade: members('Accept a trade offer [2) Production & Commerce]', { offerId }),
  rejectTrade: members('Reject a trade offer [2) Production & Commerce]', { offerId }),
  withdrawTrade: members('Withdraw an own trade offer [2) Production & Commerce]', { offerId }),
  processAsset: members('Run a converter, once a year [2) Production & Commerce]', {
    companyId: company(),
    assetId: asset,
  }),
  sellGoods: members('Sell goods to the bank [2) Production & Commerce]', {
    companyId: company(),
    goods: goodsBag('The goods, at least one'),
  }),
  finishTrading: members('Trade and convert no more this year', { companyId: company() }),
  closeCommerce: members('Sell what is not kept and close the year’s commerce [2) Production & Commerce]', {
    companyId: company(),
    keep: goodsBag('Goods to store for a fee (R13)'),
  }),
  chooseShare: members('Take an issued share [3) Spéculation boursière]', { companyId: company() }),
  declineShare: members('Take no share in this round (R36)', {}),
  exerciseOption: members('Buy the share of a stock option [3) Spéculation boursière]', {
    companyId: company(),
  }),
  declineOption: members('Let a stock option go [3) Spéculation boursière]', { companyId: company() }),
  offerShareSwap: members('Offer to exchange two tokens (R16)', {
    give: TokenRefSchema,
    toSeat: seatIndex('Another player'),
    want: TokenRefSchema,
  }),
  offerShareSale: members('Offer a token for a price [3) Spéculation boursière]', {
    give: TokenRefSchema,
    toSeat: seatIndex('Another player'),
    price: integer('Millions of dollars', { minimum: 1, maximum: mostMoney }),
  }),
  acceptShareOffer: members('Accept a share offer [3) Spéculation boursière]', { offerId }),
  rejectShareOffer: members('Reject a share offer [3) Spéculation boursière]', { offerId }),
  withdrawShareOffer: members('Withdraw an own share offer [3) Spéculation boursière]', { offerId }),
  auctionShare: members('Sell an own token by auction [3) Spéculation boursière]', {
    companyId: company(),
    slot: integer('Its position; 1 is the CEO', { minimum: 1, maximum: 6 }),
  }),
  finishShareTrading: members('Trade no more shares this year [3) Spéculation boursière]', {}),
  chooseReward: members('Choose the reward of a CEO [5) Bilan comptable]', {
    companyId: company(),
    reward: RewardSchema,
  }),
  chooseCompensation: members('Choose the compensation of a dismissed CEO [5) Bilan comptable]', {
    companyId: company(),
    compensation: CompensationSchema,
  }),
  abandonAsset: members('Abandon an asset as the new CEO [5) Bilan comptable]', {
    companyId: company(),
    assetId: asset,
  }),
  foundCompany: members('Found a company [6) Start Up]', {
    companyId: company('A company card that is left'),
    assetIds: list('Free assets for it, each named once (R32)', asset, { maxItems: 40 }),
  }),
  submitSealedBid: members('Bid secretly for the order of choice', {
    companyId: company(),
    amount: integer('Millions of dollars; 0 passes', { minimum: 0 }),
  }),
  assignBlame: members('Name who is to blame', {
    companyId: company(),
    target: RoleSchema,
  }),
  dropAsset: members('Drop an asset as the new CEO', { companyId: company(), assetId: asset }),
};

export type GreedIncorporatedCommand = CommandOf<typeof commandSchemas>;
export type CommandType = GreedIncorporatedCommand['type'];
/** The command of one type. */
export type CommandNamed<T extends CommandType> = Extract<GreedIncorporatedCommand, { readonly type: T }>;
