import { assetGroups, companyCards, constants, goods } from './content.ts';
import { activeSeats } from './derived.ts';
import { rulesOf } from './modes.ts';
import type { Company, GreedIncorporatedState } from './state.ts';

/** A property of every state; the number is that of specification 18. */
interface Invariant {
  readonly name: string;
  readonly holds: (state: GreedIncorporatedState) => boolean;
}

/** Names of the invariants that the state breaks (specification 18, as far as one state can tell). */
export function invariants(state: GreedIncorporatedState): readonly string[] {
  if (state.year === 0) return [];
  return all.filter((invariant) => !invariant.holds(state)).map((invariant) => invariant.name);
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const isCount = (number: number): boolean => Number.isInteger(number) && number >= 0;

const pilesOf = ({ cashFlow, newIncome, lastYearIncome }: Company): readonly number[] => [
  cashFlow,
  newIncome,
  lastYearIncome,
];

const all: readonly Invariant[] = [
  {
    name: '1 piles: no money and no number of goods is below 0',
    holds: ({ players, companies }) =>
      players.every(({ cash }) => isCount(cash)) &&
      companies.every(
        (company) => pilesOf(company).every(isCount) && goods.every((good) => isCount(company.goods[good])),
      ),
  },
  {
    name: '2 money: all of it came from the bank',
    holds: ({ players, companies, bankNet }) =>
      sum(players.map(({ cash }) => cash)) + sum(companies.flatMap(pilesOf)) + bankNet === 0,
  },
  {
    name: '3 assets: each card of the deck is in one place',
    holds: (state) => {
      const deck = assetGroups(state.seatCount).flatMap(({ cards }) => cards.map(({ id }) => id));
      const places = [
        ...state.drawStack.cards,
        ...state.players.flatMap(({ hand }) => hand.cards),
        ...state.availableAssets.map(({ assetId }) => assetId),
        ...state.discardedAssets,
        ...state.companies.flatMap(({ assets }) => assets.map(({ assetId }) => assetId)),
      ];
      const found = new Set(places);
      return places.length === deck.length && found.size === deck.length && deck.every((id) => found.has(id));
    },
  },
  {
    name: '4 companies: assets and tokens fit, and those in business have a token',
    holds: ({ companies, config, seatCount, settling }) =>
      companies.every(
        ({ companyId, status, assets, slots }) =>
          assets.length <= config.assetSlots &&
          slots.length <= constants.orgChartSlots &&
          slots.every((seat) => seat < seatCount) &&
          // A company that has lost its last token is liquidated by the next event (R19).
          (slots.length > 0 === (status === 'active') || settling === companyId),
      ),
  },
  {
    name: '5 market: prices and trends stay in their boxes',
    holds: ({ market }) =>
      goods.every(
        (good) =>
          Math.abs(market[good].trend) <= constants.trendLimit &&
          isCount(market[good].priceIndex) &&
          market[good].priceIndex < constants.priceBoxes,
      ),
  },
  {
    name: '6 storage: who has settled its goods keeps no more than the limit',
    holds: ({ companies, config }) =>
      companies.every(
        (company) =>
          !company.salesClosed ||
          sum(goods.map((good) => company.goods[good])) <= (config.storage ? constants.storageLimit : 0),
      ),
  },
  {
    name: '8 goods: all of them came from the bank',
    holds: ({ companies, bankGoods }) =>
      goods.every((good) => sum(companies.map((company) => company.goods[good])) + bankGoods[good] === 0),
  },
  {
    name: '9 auctions: the highest bid is the leader’s',
    holds: ({ auction }) =>
      auction === null ||
      (auction.leaderIndex === null
        ? auction.highest === 0
        : auction.bidders[auction.leaderIndex]?.bid === auction.highest &&
          auction.bidders.every(({ bid }) => bid <= auction.highest)),
  },
  {
    name: '12 company cards: each is in play or left',
    holds: ({ companyCards: left, companies, companiesFounded }) =>
      left.length + companiesFounded === companyCards.filter(({ use }) => use === 'startUp').length &&
      left.every((id) => companies.every(({ companyId }) => companyId !== id)),
  },
  {
    name: '13 offers: nobody exceeds the limits (R38)',
    holds: ({ companies, players, tradeOffers, shareOffers }) =>
      companies.every(
        ({ companyId, offersMade }) =>
          offersMade <= constants.offersPerYear &&
          tradeOffers.filter(({ fromCompanyId }) => fromCompanyId === companyId).length <=
            constants.openOffers,
      ) &&
      players.every(
        ({ seat, shareOffersMade }) =>
          shareOffersMade <= constants.offersPerYear &&
          shareOffers.filter(({ fromSeat }) => fromSeat === seat).length <= constants.openOffers,
      ),
  },
  {
    name: '14 end: there is a result once the game has ended, and nobody is asked any more',
    holds: (state) =>
      (state.result !== null) === (state.phase === 'ended') &&
      (state.result === null || activeSeats(state).length === 0),
  },
  {
    name: 'status symbols: only the base game has them',
    holds: (state) =>
      rulesOf(state).statusPoints ||
      (state.discardedAssets.length === 0 &&
        state.players.every(({ statusSymbols }) => statusSymbols.length === 0) &&
        state.companies.every(({ boot, sealedBid }) => !boot && sealedBid === null)),
  },
  {
    name: 'hands: every card has its position, and a selected card is in the hand',
    holds: ({ drawStack, players }) =>
      drawStack.cards.length === drawStack.positions.length &&
      players.every(
        ({ hand, selection }) =>
          hand.cards.length === hand.positions.length &&
          (selection === null || hand.cards.includes(selection)),
      ),
  },
];
