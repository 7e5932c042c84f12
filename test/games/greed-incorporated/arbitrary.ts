import fc from 'fast-check';
import {
  type CommandType,
  commandSchemas,
  type GoodsAmount,
  type GreedIncorporatedCommand,
  type TokenRef,
  type TradeSide,
} from '../../../src/games/greed-incorporated/commands.ts';
import { assetCards, companyCards, goods } from '../../../src/games/greed-incorporated/content.ts';
import { activeSeats } from '../../../src/games/greed-incorporated/derived.ts';
import { bagOf } from '../../../src/games/greed-incorporated/goods.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { type Options, optionDefaults } from '../../../src/games/greed-incorporated/options.ts';
import type { Company, GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import { chooseCommand } from '../../../src/kernel/choose.ts';
import type { LegalCommand, Seat } from '../../../src/kernel/game.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Policy } from '../../../src/match/self-play.ts';
import { type WholeGame, wholeGamePlayer } from '../../support/game/suite/index.ts';

export const defaultOptions: Options = { ...optionDefaults };

export const games: fc.Arbitrary<WholeGame> = fc
  .record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    seatCount: fc.integer({ min: 3, max: 5 }),
    skill: fc.constantFrom(0, 50, 80, 100),
    mode: fc.constantFrom('cash', 'cash', 'statusSymbols'),
    endCondition: fc.constantFrom(null, null, 'handsEmpty'),
    assetSlots: fc.constantFrom(4, 4, 5, 6),
    storage: fc.boolean(),
  })
  .map(({ seed, seatCount, skill, mode, endCondition, assetSlots, storage }) => ({
    seed,
    seatCount,
    skill,
    options: { mode, endCondition, assetSlots: mode === 'cash' ? assetSlots : 4, storage },
  }));

export type GreedIncorporatedPolicy = Policy<GreedIncorporatedState, GreedIncorporatedCommand>;

/** The phases in which several seats act, in which a seat may leave its time to others. */
const windows: readonly string[] = ['commerce', 'tradeAndProcess', 'shares.trading'];

/** The bot's command or any legal one, whatever its type; in a window it often leaves the time to others. */
export const mixedPolicy =
  (skill: number): GreedIncorporatedPolicy =>
  (state, seat, legal, random) => {
    const active = activeSeats(state);
    const last = active[active.length - 1] === seat;
    if (random.index(100, 'policy') < skill) {
      const command = greedIncorporated.bot(greedIncorporated.view(state, seat), seat, legal, random);
      if (command !== null || !last) return command;
    } else if (!last && windows.includes(state.phase) && random.index(2, 'policy') > 0) {
      return null;
    }
    return anyLegal(state, legal, random);
  };

/** Any legal command, each type with the same chance; what offers ask for is mostly there. */
export function anyLegal(
  state: GreedIncorporatedState,
  legal: readonly LegalCommand[],
  random: Random,
): GreedIncorporatedCommand {
  const type = random.pick([...new Set(legal.map((entry) => entry.type))], 'policy');
  const chosen = chooseCommand(
    legal.filter((entry) => entry.type === type),
    random,
  ) as GreedIncorporatedCommand;
  if (random.index(8, 'policy') === 0) return chosen;
  if (chosen.type === 'offerTrade') return { ...chosen, receive: fairSide(state, chosen, random) };
  if (chosen.type === 'offerShareSale') return { ...chosen, price: random.int(1, 12, 'policy') };
  return chosen;
}

/** What the other company has at most; where it has nothing, a little that it may have later. */
function fairSide(
  state: GreedIncorporatedState,
  { fromCompanyId, toCompanyId, give, receive }: GreedIncorporatedCommand & { type: 'offerTrade' },
  random: Random,
): TradeSide {
  const companyAt = (id: string) => state.companies.find(({ companyId }) => companyId === id);
  const to = companyAt(toCompanyId);
  // Companies of one CEO trade at once: what was asked is there, and nothing else may be.
  if (to === undefined || to.slots[0] === companyAt(fromCompanyId)?.slots[0]) return receive;
  const held = bagOf(to.goods);
  if (give.goods.length > 0 && (held.length === 0 || random.index(2, 'policy') === 0)) {
    return { goods: [], cash: random.int(1, Math.max(1, Math.min(60, to.cashFlow)), 'policy') };
  }
  if (held.length === 0) return { goods: [{ good: 'land', count: 1 }], cash: 0 };
  const { good, count } = random.pick(held, 'policy');
  return { goods: [{ good, count: random.int(1, count, 'policy') }], cash: 0 };
}

export const play = wholeGamePlayer(greedIncorporated, mixedPolicy);

const types = Object.keys(commandSchemas) as CommandType[];
const roles = ['ceo', 'cfo', 'coo'] as const;

/** Any command that matches its schema, legal or not, with a bias towards what might be legal. */
export function anyCommand(
  state: GreedIncorporatedState,
  seat: Seat,
  random: Random,
): GreedIncorporatedCommand {
  const pick = <T>(list: readonly T[]): T => random.pick(list, 'any');
  const often = (n = 4): boolean => random.index(n, 'any') > 0;
  const likely = (ids: readonly string[], all: readonly { readonly id: string }[]): string =>
    ids.length > 0 && often() ? pick(ids) : random.index(30, 'any') === 0 ? 'nothing' : pick(all).id;
  const active = state.companies.filter(({ status }) => status === 'active');
  const own = active.filter(({ slots }) => slots[0] === seat);
  const idsOf = (companies: readonly Company[]): string[] => companies.map(({ companyId }) => companyId);
  const settled = [state.settling, state.choice?.order[state.choice.next]?.companyId].flatMap(
    (id) => id ?? [],
  );
  const company = (): string => likely(settled.length > 0 ? settled : idsOf(own), companyCards);
  const anyCompany = (): string => likely(idsOf(active), companyCards);
  const asset = (ids: readonly string[]): string => likely(ids, assetCards);
  const other = (): Seat => random.index(state.seatCount + 1, 'any');
  const amount = (): number => (often() ? random.int(1, 20, 'any') : random.int(1, 400, 'any'));
  const bag = (least: number): GoodsAmount[] => {
    const held = own.flatMap((one) => bagOf(one.goods));
    const rows = Array.from({ length: random.int(least, 2, 'any') }, () =>
      held.length > 0 && often()
        ? { ...pick(held), ...(often(2) ? {} : { count: 1 }) }
        : { good: pick(goods), count: random.int(1, 3, 'any') },
    );
    const names = new Set(rows.map(({ good }) => good));
    return often(12) ? rows.filter(({ good }) => names.delete(good)) : rows;
  };
  const side = (): TradeSide => ({ goods: bag(0), cash: often(2) ? 0 : amount() });
  const token = (owner: Seat): TokenRef => {
    const companyId = anyCompany();
    const slots = state.companies.find((one) => one.companyId === companyId)?.slots ?? [];
    const slot = slots.indexOf(owner) + 1;
    return { companyId, slot: slot > 0 && often() ? slot : random.int(1, 6, 'any') };
  };
  const bidder = (): { companyId?: string } => {
    const current = state.auction?.bidders[state.auction.turnIndex]?.companyId ?? null;
    if (current !== null && often(8)) return { companyId: often() ? current : anyCompany() };
    return often(8) ? {} : { companyId: anyCompany() };
  };
  const offers = [...state.tradeOffers, ...state.shareOffers].map(({ offerId }) => offerId);
  const offer = (): string => (offers.length > 0 && often() ? pick(offers) : 'offer-0');
  const type = often(3) ? pick(typesNow(state, seat)) : pick(types);
  switch (type) {
    case 'selectAsset':
      return { type, assetId: asset(state.players[seat]?.hand.cards ?? []) };
    case 'placeBid': {
      const auction = state.auction;
      const least =
        auction === null ? 1 : Math.max(auction.minimumOpening, auction.highest + auction.increment);
      return { type, amount: often() ? least + random.index(3, 'any') : amount(), ...bidder() };
    }
    case 'passBid':
      return { type, ...bidder() };
    case 'chooseAsset':
      return { type, companyId: company(), assetId: asset(state.availableAssets.map((one) => one.assetId)) };
    case 'offerTrade':
      return { type, fromCompanyId: company(), toCompanyId: anyCompany(), give: side(), receive: side() };
    case 'acceptTrade':
    case 'rejectTrade':
    case 'withdrawTrade':
    case 'acceptShareOffer':
    case 'rejectShareOffer':
    case 'withdrawShareOffer':
      return { type, offerId: offer() };
    case 'processAsset':
    case 'abandonAsset':
    case 'dropAsset': {
      const companyId = company();
      const assets = state.companies.find((one) => one.companyId === companyId)?.assets ?? [];
      return { type, companyId, assetId: asset(assets.map(({ assetId }) => assetId)) };
    }
    case 'sellGoods':
      return { type, companyId: company(), goods: bag(0) };
    case 'closeCommerce':
      return { type, companyId: company(), keep: bag(0) };
    case 'chooseShare':
      return { type, companyId: likely(state.issuedShares, companyCards) };
    case 'exerciseOption':
    case 'declineOption':
      return { type, companyId: anyCompany() };
    case 'declineAsset':
    case 'finishTrading':
      return { type, companyId: company() };
    case 'offerShareSwap': {
      const toSeat = other();
      return { type, give: token(seat), toSeat, want: token(toSeat) };
    }
    case 'offerShareSale':
      return { type, give: token(seat), toSeat: other(), price: amount() };
    case 'auctionShare':
      return { type, ...token(seat) };
    case 'chooseReward':
      return { type, companyId: company(), reward: pick(['bonus', 'stockOption'] as const) };
    case 'chooseCompensation':
      return {
        type,
        companyId: company(),
        compensation: pick(['goldenParachute', 'topHatPension'] as const),
      };
    case 'foundCompany': {
      const free = [...state.availableAssets.map(({ assetId }) => assetId), ...state.discardedAssets];
      const ids = Array.from({ length: random.index(often() ? 3 : 7, 'any') }, () => asset(free));
      return {
        type,
        companyId: likely(state.companyCards, companyCards),
        assetIds: often(12) ? [...new Set(ids)] : ids,
      };
    }
    case 'submitSealedBid':
      return { type, companyId: company(), amount: often() ? random.int(0, 40, 'any') : amount() };
    case 'assignBlame':
      return { type, companyId: company(), target: pick(roles) };
    default:
      return { type };
  }
}

/** The types that are legal for the seat now, or else all. */
function typesNow(state: GreedIncorporatedState, seat: Seat): readonly CommandType[] {
  const legal = greedIncorporated.legalCommands(state, seat).map((entry) => entry.type as CommandType);
  return legal.length > 0 ? [...new Set(legal)] : types;
}
