import type { Seat, Viewer } from '../../kernel/game.ts';
import { clonePlain } from '../../kernel/json.ts';
import { goods } from './content.ts';
import { activeSeats, companyOrder } from './derived.ts';
import { bagOf, priceOf } from './goods.ts';
import { type Company, type GreedIncorporatedState, playerOf } from './state.ts';
import type { CompanyView, GreedIncorporatedView, PlayerView } from './view-schema.ts';

/**
 * The state as the viewer may see it (specification 4, 20.2). What is hidden follows from the viewer alone, but
 * for what the end of the game opens to all.
 */
export function view(state: GreedIncorporatedState, viewer: Viewer): GreedIncorporatedView {
  const sees = { viewer, all: viewer === 'open' || state.result !== null };
  return {
    config: { ...state.config },
    seatCount: state.seatCount,
    year: state.year,
    finalYear: state.finalYear,
    startSeat: state.startSeat,
    phase: state.phase,
    active: [...activeSeats(state)],
    drawStack: sees.all ? [...state.drawStack.cards] : null,
    drawStackCount: state.drawStack.cards.length,
    market: goods.map((good) => ({
      good,
      priceIndex: state.market[good].priceIndex,
      price: priceOf(state, good),
      trend: state.market[good].trend,
    })),
    availableAssets: state.availableAssets.map(({ assetId, markerSeat }) => ({ assetId, markerSeat })),
    discardedAssets: [...state.discardedAssets],
    companyCards: [...state.companyCards],
    companiesFounded: state.companiesFounded,
    companies: state.companies.map((company) => viewCompany(state, company, sees)),
    companyOrder: companyOrder(state).map(({ companyId }) => companyId),
    players: state.players.map(({ seat }) => viewPlayer(state, seat, sees)),
    auction: clonePlain(state.auction),
    choice: clonePlain(state.choice),
    issuedShares: [...state.issuedShares],
    tradeOffers: clonePlain(state.tradeOffers),
    shareOffers: clonePlain(state.shareOffers),
    auctionedTokens: clonePlain(state.auctionedTokens),
    nextOfferNumber: state.nextOfferNumber,
    booksQueue: [...state.booksQueue],
    settling: state.settling,
    founder: clonePlain(state.founder),
    blame: state.blame.map(({ role, target }) => ({ companyId: state.settling ?? '', role, target })),
    goldBuyer: state.goldBuyer,
    statusStacks: clonePlain(state.statusStacks),
    statusMinimum: { ...state.statusMinimum },
    bankNet: state.bankNet,
    result: clonePlain(state.result),
  };
}

/** Who looks, and whether nothing is hidden from it. */
interface Sees {
  readonly viewer: Viewer;
  readonly all: boolean;
}

const seesSeat = ({ viewer, all }: Sees, seat: Seat | undefined): boolean => all || viewer === seat;

function viewPlayer(state: GreedIncorporatedState, seat: Seat, sees: Sees): PlayerView {
  const { cash, hand, selection, statusSymbols, shareOffersMade, tradingFinished } = playerOf(state, seat);
  const own = seesSeat(sees, seat);
  return {
    seat,
    cash,
    hand: own ? [...hand.cards] : null,
    handCount: hand.cards.length,
    handPositions: [...hand.positions],
    selection: own ? selection : null,
    selected: selection !== null,
    statusSymbols: [...statusSymbols],
    shareOffersMade,
    tradingFinished,
  };
}

function viewCompany(state: GreedIncorporatedState, company: Company, sees: Sees): CompanyView {
  return {
    companyId: company.companyId,
    status: company.status,
    cashFlow: company.cashFlow,
    newIncome: company.newIncome,
    lastYearIncome: company.lastYearIncome,
    goods: bagOf(company.goods),
    assets: company.assets.map(({ assetId, used }) => ({ assetId, used })),
    slots: [...company.slots],
    optionSeat: company.optionSeat,
    commerceClosed: company.commerceClosed,
    salesClosed: company.salesClosed,
    boot: company.boot,
    sharePrice: company.sharePrice,
    offersMade: company.offersMade,
    sealedBid: state.bidsRevealed || seesSeat(sees, company.slots[0]) ? company.sealedBid : null,
    sealedBidSubmitted: company.sealedBid !== null,
  };
}
