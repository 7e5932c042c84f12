import { assertNever } from '../../kernel/assert-never.ts';
import type { Seat, Viewer } from '../../kernel/game.ts';
import type { EventNamed, GreedIncorporatedEvent } from './events.ts';
import {
  assetName,
  assetNames,
  companyName,
  companyNames,
  count,
  goodName,
  goodsWords,
  joined,
  money,
  roleName,
  SeatWord,
  seatWord,
  sideWords,
  slotName,
  symbolName,
  tokenWords,
} from './words.ts';

/** Hidden members of a redacted event are null, whatever the event's own type says. */
const shown = <T>(value: T): T | null => value;

/** What happened, in one sentence, from a redacted event: it says no more than the viewer may know. */
export const describe = (event: GreedIncorporatedEvent, _viewer: Viewer): string => `${tell(event)}.`;

function tell(event: GreedIncorporatedEvent): string {
  switch (event.type) {
    case 'GameCreated':
      return `The game starts with ${event.seats.length} players and ${money(event.startingCash)} each, ${modeWords[event.mode]}`;
    case 'CompanyAssigned':
      return `${SeatWord(event.seat)} runs ${companyName(event.companyId)} with ${money(event.cashFlow)}`;
    case 'StartSeatSet':
      return `${SeatWord(event.seat)} is the start player`;
    case 'TrendChanged':
      return event.from === event.to
        ? `The trend of ${goodName(event.good)} stays at ${signed(event.to)}`
        : `The trend of ${goodName(event.good)} moves from ${signed(event.from)} to ${signed(event.to)}`;
    case 'AssetStackPrepared':
      return `The stack of ${count(event.count, 'asset card')} is ${event.cause === 'setup' ? 'shuffled in its groups' : 'shuffled anew in its groups'}`;
    case 'StartingAssetGranted':
      return `${companyName(event.companyId)} starts with ${assetName(event.assetId)}`;
    case 'HandDealt':
      return `${SeatWord(event.seat)} is dealt ${cardsOr(event.assetIds, event.count)}`;
    case 'YearStarted':
      return `Year ${event.year} starts; ${seatWord(event.startSeat)} acts first`;
    case 'PhaseStarted':
      return phaseSentences[event.phase];
    case 'AssetSelected': {
      const card = shown(event.assetId);
      return `${SeatWord(event.seat)} ${event.forced ? 'must select' : 'selects'} ${card === null ? 'a card' : assetName(card)}`;
    }
    case 'AssetsRevealed':
      return event.reveals.length === 0
        ? 'No card is revealed'
        : joinedCapital(
            event.reveals.map(({ seat, assetId }) => `${seatWord(seat)} reveals ${assetName(assetId)}`),
          );
    case 'AssetDrawn': {
      const card = shown(event.assetId);
      return `${SeatWord(event.seat)} draws ${card === null ? 'a card' : assetName(card)}`;
    }
    case 'PricesAdjusted':
      return describePrices(event);
    case 'FinalYearAnnounced':
      return `Year ${event.year} is the last`;
    case 'AuctionStarted':
      return describeAuction(event);
    case 'BidPlaced':
      return `${bidderName(event)} bids ${money(event.amount)}`;
    case 'BidPassed':
      return `${bidderName(event)} ${event.forced ? 'cannot bid and passes' : 'passes'}`;
    case 'TurnOrderDetermined':
      return `Assets are chosen by ${joined(event.order.map(({ companyId, bid }) => `${companyName(companyId)} (${money(bid)})`))}`;
    case 'AssetAcquired': {
      const marker =
        event.markerSeat === null || event.slot === null
          ? ''
          : `; the marker of ${seatWord(event.markerSeat)} becomes its ${slotName(event.slot)}`;
      return `${companyName(event.companyId)} takes ${assetName(event.assetId)} for ${money(event.paid)}${marker}`;
    }
    case 'AssetDeclined':
      return `${companyName(event.companyId)} takes no more assets this year`;
    case 'InvestmentsClosed':
      return event.remaining.length === 0
        ? 'No asset stays on the market'
        : `On the market ${event.remaining.length === 1 ? 'stays' : 'stay'} ${assetNames(event.remaining)}`;
    case 'GoodsProduced':
      return `${companyName(event.companyId)} produces ${goodsWords(event.goods)}`;
    case 'CommerceOpened':
      return `The companies trade in year ${event.year}`;
    case 'TradeOffered':
      return `${companyName(event.fromCompanyId)} offers ${companyName(event.toCompanyId)} ${sideWords(event.give)} for ${sideWords(event.receive)}`;
    case 'TradeExecuted':
      return `${companyName(event.fromCompanyId)} gives ${companyName(event.toCompanyId)} ${sideWords(event.give)} for ${sideWords(event.receive)}`;
    case 'TradeCancelled':
      return `The trade ${event.offerId} ${tradeEndWords[event.reason]}`;
    case 'AssetProcessed':
      return `${companyName(event.companyId)} runs ${assetName(event.assetId)}: ${goodsWords(event.inputs)} become ${goodsWords(event.outputs)}`;
    case 'GoodsSold':
      return `${companyName(event.companyId)} sells ${goodsWords(event.goods)} for ${money(event.income)}`;
    case 'TradingFinished':
      return `${companyName(event.companyId)} trades no more this year`;
    case 'CommerceClosed':
      return describeClose(event);
    case 'SharesIssued':
      return `A share each is issued by ${companyNames(event.companyIds)}`;
    case 'ShareOrderDetermined':
      return `Shares are chosen by ${joined(event.order.map(({ seat, bid }) => `${seatWord(seat)} (${money(bid)})`))}`;
    case 'ShareAcquired':
      return `${SeatWord(event.seat)} becomes ${slotName(event.slot)} of ${companyName(event.companyId)} for ${money(event.paid)}`;
    case 'ShareDeclined':
      return `${SeatWord(event.seat)} takes no share`;
    case 'SharesWithdrawn':
      return `No share is sold of ${companyNames(event.companyIds)}`;
    case 'OptionExercised':
      return `${SeatWord(event.seat)} uses the stock option on ${companyName(event.companyId)} for ${money(event.paid)}`;
    case 'OptionDeclined':
      return `${SeatWord(event.seat)} lets the stock option on ${companyName(event.companyId)} go`;
    case 'OptionLapsed':
      return `The stock option of ${seatWord(event.seat)} on ${companyName(event.companyId)} lapses: ${lapseWords[event.reason]}`;
    case 'ShareOfferMade': {
      const price = event.want === null ? money(event.price ?? 0) : tokenWords(event.want);
      return `${SeatWord(event.fromSeat)} offers ${seatWord(event.toSeat)} ${tokenWords(event.give)} for ${price}`;
    }
    case 'SharesSwapped':
      return `${SeatWord(event.a.seat)} and ${seatWord(event.b.seat)} exchange ${tokenWords(event.a)} and ${tokenWords(event.b)}`;
    case 'ShareSold':
      return `${SeatWord(event.fromSeat)} sells ${seatWord(event.toSeat)} ${tokenWords(event)} for ${money(event.price)}`;
    case 'ShareOfferCancelled':
      return `The share offer ${event.offerId} ${shareEndWords[event.reason]}`;
    case 'ShareAuctionEnded':
      return event.winnerSeat === null
        ? `Nobody bids for ${tokenWords(event)} of ${seatWord(event.sellerSeat)}`
        : `${SeatWord(event.winnerSeat)} buys ${tokenWords(event)} from ${seatWord(event.sellerSeat)} for ${money(event.price ?? 0)}`;
    case 'ShareTradingFinished':
      return `${SeatWord(event.seat)} trades no more shares this year`;
    case 'DividendsPaid':
      return `${companyName(event.companyId)} pays ${money(event.perShare)} for each of ${count(event.payments.length, 'token')}`;
    case 'BooksCompared':
      return `${companyName(event.companyId)} has ${money(event.newIncome)} after ${money(event.lastYearIncome)} last year: ${resultWords[event.result]}`;
    case 'BonusPaid':
      return `${SeatWord(event.seat)} gets a bonus of ${money(event.amount)} from ${companyName(event.companyId)}`;
    case 'OptionGranted':
      return `${SeatWord(event.seat)} gets a stock option on ${companyName(event.companyId)}`;
    case 'CeoDismissed':
      return `${SeatWord(event.seat)} is dismissed by ${companyName(event.companyId)} with ${compensationWords[event.compensation]} of ${money(event.amount)}`;
    case 'AssetAbandoned':
      return `${companyName(event.companyId)} abandons ${assetName(event.assetId)}`;
    case 'CompanyLiquidated':
      return `${companyName(event.companyId)} is liquidated`;
    case 'BooksClosed':
      return event.companies.length === 0
        ? 'No company has books to close'
        : `The books are closed: last year’s income is ${joined(event.companies.map(({ companyId, lastYearIncome }) => `${money(lastYearIncome)} of ${companyName(companyId)}`))}`;
    case 'StartUpSkipped':
      return `No company can be founded this year: ${skipWords[event.reason]}`;
    case 'StartUpAuctionEnded':
      return event.seat === null
        ? 'Nobody bids for the founding of a company'
        : `${SeatWord(event.seat)} may found a company for ${money(event.bid)}`;
    case 'CompanyFounded': {
      const own = event.assetIds.length === 0 ? '' : ` and ${assetNames(event.assetIds)}`;
      return `${SeatWord(event.seat)} founds ${companyName(event.companyId)} with ${money(event.cashFlow)}${own}`;
    }
    case 'YearEnded':
      return `Year ${event.year} ends`;
    case 'SharesLiquidated':
      return `${companyName(event.companyId)} buys back ${count(event.payments.length, 'token')} for ${money(event.perShare)} each`;
    case 'GameEnded':
      return describeEnd(event);
    case 'SealedBidSubmitted': {
      const amount = shown(event.amount);
      const bid =
        amount === null ? 'bids in secret' : amount === 0 ? 'bids nothing' : `bids ${money(amount)}`;
      return `${companyName(event.companyId)} ${event.forced ? 'cannot bid' : bid}`;
    }
    case 'SealedBidsRevealed':
      return event.bids.length === 0
        ? 'No company has bid'
        : `The bids are revealed: ${joined(event.bids.map(({ companyId, amount }) => `${companyName(companyId)} ${money(amount)}`))}`;
    case 'BlameAssigned':
      return `The ${roleName(event.role)} of ${companyName(event.companyId)} blames the ${roleName(event.target)}`;
    case 'ExecutivesFired':
      return `${companyName(event.companyId)} fires ${joined(event.fired.map(({ role, seat, amount }) => `its ${roleName(role)}, ${seatWord(seat)}, with ${money(amount)}`))}`;
    case 'AssetDropped':
      return `${companyName(event.companyId)} drops ${assetName(event.assetId)}`;
    case 'StatusSymbolAcquired':
      return `${SeatWord(event.seat)} buys ${symbolName(event.symbolId)} for ${money(event.price)}`;
    case 'StatusMinimumSet':
      return `The next ${event.colour} status symbol costs at least ${money(event.amount)}`;
    case 'StatusAuctionSkipped':
      return `No ${event.colour} status symbol is sold: ${event.reason === 'emptyStack' ? 'none is left' : 'nobody bids'}`;
    default:
      return assertNever(event);
  }
}

const modeWords = {
  cash: 'for personal cash',
  statusSymbols: 'for status symbols',
} as const;

const phaseSentences = {
  setup: 'The game is being set up',
  'investments.selection': 'Each player selects a card to reveal',
  'investments.auction': 'Companies bid for the order of choosing assets',
  'investments.choice': 'Companies choose assets',
  commerce: 'Companies trade, convert and sell',
  'shares.auction': 'Players bid for the order of choosing shares',
  'shares.choice': 'Players choose shares',
  'shares.options': 'Stock options are settled',
  'shares.trading': 'Players trade shares',
  'shares.saleAuction': 'A share is auctioned',
  'balance.reward': 'A CEO is to be rewarded',
  'balance.compensation': 'A dismissed CEO is to be compensated',
  'balance.abandon': 'A new CEO is to abandon an asset',
  'announcements.selection': 'Each player selects a card to announce',
  'investments.sealedBids': 'Companies bid in secret',
  tradeAndProcess: 'Companies trade and convert',
  sales: 'Companies sell and store',
  blame: 'Executives name who is to blame',
  'blame.dropAsset': 'A new CEO is to drop an asset',
  'status.gold': 'A gold status symbol is auctioned',
  'status.silver': 'A silver status symbol is auctioned',
  'startUp.auction': 'Players bid for the founding of a company',
  'startUp.founding': 'A company is founded',
  ended: 'The game is over',
} as const;

const auctionWords = {
  turnOrder: 'Companies bid for the order of choosing assets',
  shareOrder: 'Players bid for the order of choosing shares',
  shareSale: 'Players bid for a share',
  startUp: 'Players bid for the founding of a company',
  gold: 'Players bid for a gold status symbol',
  silver: 'Players bid for a silver status symbol',
} as const;

const tradeEndWords = {
  rejected: 'is rejected',
  withdrawn: 'is withdrawn',
  companyClosed: 'is void, as a company closes its trading',
} as const;

const shareEndWords = {
  rejected: 'is rejected',
  withdrawn: 'is withdrawn',
  tokenMoved: 'is void, as a token has moved',
  tradingFinished: 'is void, as a player trades no more',
} as const;

const lapseWords = {
  noMarketPrice: 'no share was sold this year',
  noSlot: 'no position is free',
  notEnoughCash: 'its holder cannot pay',
} as const;

const resultWords = {
  growth: 'it has grown',
  equal: 'it stands still',
  decline: 'it declines',
} as const;

const compensationWords = {
  goldenParachute: 'a golden parachute',
  topHatPension: 'a top-hat pension',
} as const;

const skipWords = {
  noFullCompany: 'no company has six tokens',
  noCompanyCard: 'no company card is left',
  foundingLimit: 'as many companies as players have been founded',
  noBidder: 'nobody may bid',
} as const;

const signed = (n: number): string => (n > 0 ? `+${n}` : String(n));

const cardsOr = (assetIds: readonly string[], n: number): string =>
  shown(assetIds) === null ? count(n, 'card') : assetNames(assetIds);

const joinedCapital = (words: readonly string[]): string => {
  const text = joined(words);
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const bidderName = ({ companyId, seat }: { readonly companyId: string | null; readonly seat: Seat }) =>
  companyId === null ? SeatWord(seat) : companyName(companyId);

function describePrices({ changes }: EventNamed<'PricesAdjusted'>): string {
  const moved = changes.filter(({ fromPrice, toPrice }) => fromPrice !== toPrice);
  if (moved.length === 0) return 'No price moves';
  return `Prices move: ${joined(moved.map(({ good, toPrice }) => `${goodName(good)} costs ${money(toPrice)}`))}`;
}

function describeAuction({ kind, minimumOpening, subject }: EventNamed<'AuctionStarted'>): string {
  const from = `from ${money(minimumOpening)} on`;
  if (subject === null) return `${auctionWords[kind]}, ${from}`;
  return subject.type === 'symbol'
    ? `Players bid for ${symbolName(subject.symbolId)}, ${from}`
    : `Players bid for ${tokenWords(subject)} of ${seatWord(subject.sellerSeat)}, ${from}`;
}

function describeClose(event: EventNamed<'CommerceClosed'>): string {
  const { companyId, sold, income, stored, fee } = event;
  const sale = sold.length === 0 ? 'sells nothing' : `sells ${goodsWords(sold)} for ${money(income)}`;
  const store = stored.length === 0 ? '' : ` and stores ${goodsWords(stored)} for ${money(fee)}`;
  return `${companyName(companyId)} closes its commerce: it ${sale}${store}`;
}

function describeEnd({ ranking }: EventNamed<'GameEnded'>): string {
  const winners = ranking.filter(({ rank }) => rank === 1).map(({ seat }) => seatWord(seat));
  return `The game ends; ${joined(winners)} ${winners.length === 1 ? 'wins' : 'win'}`;
}
