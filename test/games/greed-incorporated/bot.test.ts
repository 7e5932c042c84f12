import { describe, expect, test } from 'vitest';
import type { GreedIncorporatedCommand } from '../../../src/games/greed-incorporated/commands.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import { A, auctionFor, B, C, type Changes, choiceOf, position, statusSymbols, X, Y } from './position.ts';

/** What the bot of the seat does; a list of what it does over many chances. */
function bot(changes: Changes, seat = A, chance = 1): GreedIncorporatedCommand | null {
  const state = position(changes);
  const legal = greedIncorporated.legalCommands(state, seat);
  return greedIncorporated.bot(greedIncorporated.view(state, seat), seat, legal, botRandom(chance));
}
const base = (changes: Changes): Changes => ({ options: statusSymbols, ...changes });
const pass = { type: 'passBid' };

describe('the bot invests (16.2)', () => {
  test('reveals the card whose trends help its own companies', () => {
    const phase = 'investments.selection' as const;
    // Railroads +1 helps who makes railroads; coal −1, steel +1 who holds steel.
    const hands = [['coal-mine', 'open-cast-mine']];
    const tycoon = { [X]: { assets: ['railroad-tycoon'] } };
    expect(bot({ phase, hands, companies: tycoon })).toMatchObject({ assetId: 'coal-mine' });
    const steel = { [X]: { goods: { steel: 1 } } };
    expect(bot({ phase, hands, companies: steel })).toMatchObject({ assetId: 'open-cast-mine' });
    // Else the more valuable one.
    expect(bot({ phase, hands })).toMatchObject({ assetId: 'open-cast-mine' });
  });

  test('bids for the order up to a quarter of the cash flow and what it would gain', () => {
    const bidding = (cashFlow: number, highest: number, available: string[]): Changes => ({
      phase: 'investments.auction',
      companies: { [X]: { cashFlow } },
      available,
      rest: {
        auction: auctionFor(
          'turnOrder',
          [
            { companyId: X, seat: A },
            { companyId: Y, seat: B },
          ],
          highest === 0
            ? {}
            : {
                bidders: [
                  { companyId: X, seat: A, bid: 0, passed: false },
                  { companyId: Y, seat: B, bid: highest, passed: false },
                ],
                highest,
                leaderIndex: 1,
              },
        ),
      },
    });
    // 2 coal are worth 80, 3 coal 120: the second best is 40 less.
    const mines = ['coal-mine', 'open-cast-mine'];
    expect(bot(bidding(100, 24, mines))).toEqual({ type: 'placeBid', amount: 25, companyId: X });
    expect(bot(bidding(100, 25, mines))).toEqual({ ...pass, companyId: X });
    expect(bot(bidding(400, 39, mines))).toMatchObject({ amount: 40 });
    expect(bot(bidding(400, 40, mines))).toMatchObject(pass);
    expect(bot(bidding(400, 0, ['sand-pit', 'coal-mine', 'tenant-farm']))).toMatchObject({ amount: 1 });
  });

  test('takes a converter at half its value unless it feeds it, and nothing of no value', () => {
    const choosing = (assets: string[], available: string[]): Changes => ({
      phase: 'investments.choice',
      companies: { [X]: { assets } },
      available,
      rest: { choice: choiceOf([X, A, 0]) },
    });
    // Steel mill: 3 steel less 2 coal are 85; 2 sand are 50.
    const offered = ['sand-pit', 'steel-mill'];
    expect(bot(choosing([], offered))).toMatchObject({ assetId: 'sand-pit' });
    expect(bot(choosing(['coal-mine'], offered))).toMatchObject({ assetId: 'steel-mill' });
    // The glassworks turn 2 sand into 2 glass; at these prices that is a loss.
    const loss: Changes = {
      ...choosing([], ['glassworks']),
      market: { glass: { priceIndex: 0 }, sand: { priceIndex: 8 } },
    };
    expect(bot(loss)).toEqual({ type: 'declineAsset', companyId: X });
  });

  test('bids secretly between 10 and half of the rest, if an asset is worth it', () => {
    const sealed = (cashFlow: number, available: string[]) =>
      base({
        phase: 'investments.sealedBids',
        companies: { [X]: { cashFlow } },
        available,
      });
    const bids = Array.from({ length: 60 }, (_, chance) => {
      const command = bot(sealed(21, ['coal-mine']), A, chance);
      return command?.type === 'submitSealedBid' ? command.amount : -1;
    });
    expect([...new Set(bids)].sort((a, b) => a - b)).toEqual([10, 11, 12, 13, 14, 15]);
    const worthless: Changes = { market: { glass: { priceIndex: 0 }, sand: { priceIndex: 8 } } };
    expect(bot({ ...sealed(50, ['glassworks']), ...worthless })).toMatchObject({ amount: 0 });
  });
});

describe('the bot trades (16.2)', () => {
  const steel = { goods: [{ good: 'steel' as const, count: 1 }], cash: 0 };
  const paying = (cash: number) => ({ goods: [], cash });
  const asked = (cash: number): Changes => ({
    companies: { [X]: { goods: { steel: 1 } }, [Y]: { cashFlow: 100 } },
    rest: {
      tradeOffers: [
        { offerId: 'offer-1', fromCompanyId: Y, toCompanyId: X, give: paying(cash), receive: steel },
      ],
      nextOfferNumber: 2,
    },
  });

  test('accepts an offer that brings a million, rejects any other', () => {
    expect(bot(asked(56))).toEqual({ type: 'acceptTrade', offerId: 'offer-1' });
    expect(bot(asked(55))).toEqual({ type: 'rejectTrade', offerId: 'offer-1' });
    expect(bot(asked(101))).toEqual({ type: 'rejectTrade', offerId: 'offer-1' });
  });

  test('runs the best converter that it can feed', () => {
    const assets = ['glassworks', 'steel-mill'];
    expect(bot({ companies: { [X]: { assets, goods: { sand: 2, coal: 2 } } } })).toMatchObject({
      type: 'processAsset',
      assetId: 'steel-mill',
    });
    expect(bot({ companies: { [X]: { assets, goods: { sand: 2, coal: 1 } } } })).toMatchObject({
      assetId: 'glassworks',
    });
  });

  const lacking: Changes = {
    companies: {
      [X]: { assets: ['steel-mill'], cashFlow: 90 },
      [Y]: { goods: { coal: 2 }, assets: ['coal-mine'] },
    },
  };

  test('offers a million above the price for what a converter lacks', () => {
    expect(bot(lacking)).toEqual({
      type: 'offerTrade',
      fromCompanyId: X,
      toCompanyId: Y,
      give: paying(82),
      receive: { goods: [{ good: 'coal', count: 2 }], cash: 0 },
    });
    const poor = { ...lacking.companies, [X]: { assets: ['steel-mill'], cashFlow: 81 } };
    expect(bot({ companies: poor })).toMatchObject({ type: 'closeCommerce', companyId: X });
    const tired = { ...lacking.companies, [X]: { assets: ['steel-mill'], cashFlow: 90, offersMade: 5 } };
    expect(bot({ companies: tired })).toMatchObject({ type: 'closeCommerce' });
  });

  test('waits for answers and for converters of others, then closes', () => {
    const waiting: Changes = {
      companies: { [X]: { cashFlow: 100 }, [Y]: { goods: { steel: 1 } } },
      rest: {
        tradeOffers: [
          { offerId: 'offer-1', fromCompanyId: X, toCompanyId: Y, give: paying(50), receive: steel },
        ],
        nextOfferNumber: 2,
      },
    };
    expect(bot(waiting)).toBeNull();
    // A third company waits as well, and the one that is asked answers.
    expect(bot(waiting, C)).toBeNull();
    expect(bot(waiting, B)).toMatchObject({ type: 'rejectTrade' });
    const busy = { [Y]: { assets: ['steel-mill'], goods: { coal: 2 } } };
    expect(bot({ companies: busy })).toBeNull();
    expect(bot({ companies: busy }, B)).toMatchObject({ type: 'processAsset' });
    expect(bot({})).toEqual({ type: 'closeCommerce', companyId: X, keep: [] });
    expect(bot(base({ phase: 'tradeAndProcess' }))).toEqual({ type: 'finishTrading', companyId: X });
    const selling = base({ phase: 'sales', companies: { [X]: { goods: { coal: 2 } } } });
    expect(bot(selling)).toEqual({ type: 'closeCommerce', companyId: X, keep: [] });
  });
});

describe('the bot and its shares (16.2)', () => {
  const seats = [A, B, C].map((seat) => ({ seat }));
  const worth = { [X]: { cashFlow: 100 }, [Y]: { cashFlow: 50 } };
  /** The highest bid that somebody else has made. */
  const raised = (highest: number) => ({
    bidders: [A, B, C].map((seat) => ({
      companyId: null,
      seat,
      bid: seat === B ? highest : 0,
      passed: false,
    })),
    highest,
    leaderIndex: 1,
  });

  test('bids for the order 20 to 60 percent of its cash at most, and no more than it gains', () => {
    const bidding = (cash: number, highest: number): Changes => ({
      phase: 'shares.auction',
      cash: [cash, 100, 100],
      companies: worth,
      rest: { issuedShares: [X, Y], auction: auctionFor('shareOrder', seats, raised(highest)) },
    });
    const bids = (cash: number, highest: number) =>
      new Set(Array.from({ length: 80 }, (_, chance) => bot(bidding(cash, highest), A, chance)?.type));
    expect([...bids(20, 3)]).toEqual(['placeBid']);
    expect([...bids(20, 6)].sort()).toEqual(['passBid', 'placeBid']);
    // A third share would be worth nothing: the gain is 10.
    expect([...bids(200, 9)]).toEqual(['placeBid']);
    expect([...bids(200, 10)]).toEqual(['passBid']);
    expect([...bids(10, 6)]).toEqual(['passBid']);
  });

  test('takes the most valuable share, and an option below its value', () => {
    const choice = { ...choiceOf(), order: [{ companyId: null, seat: A, bid: 5 }] };
    const rest = { issuedShares: [Y, X], choice };
    expect(bot({ phase: 'shares.choice', companies: worth, rest })).toEqual({
      type: 'chooseShare',
      companyId: X,
    });
    const option = (sharePrice: number): Changes => ({
      phase: 'shares.options',
      companies: { [X]: { cashFlow: 100, optionSeat: A, sharePrice } },
    });
    expect(bot(option(19))).toMatchObject({ type: 'exerciseOption' });
    expect(bot(option(20))).toMatchObject({ type: 'declineOption' });
  });

  test('buys below 80 percent and swaps for something better, then finishes', () => {
    const trading = (offer: { price: number } | { want: string }, incomes = 0): Changes => ({
      phase: 'shares.trading',
      cash: [50, 50, 50],
      companies: {
        [X]: { cashFlow: 100, slots: [A, B] },
        [Y]: { cashFlow: 100, slots: [B, A], lastYearIncome: incomes },
      },
      rest: {
        shareOffers: [
          {
            offerId: 'offer-1',
            kind: 'price' in offer ? 'sale' : 'swap',
            fromSeat: B,
            toSeat: A,
            give: { companyId: Y, slot: 1 },
            want: 'want' in offer ? { companyId: offer.want, slot: 2 } : null,
            price: 'price' in offer ? offer.price : null,
          },
        ],
        nextOfferNumber: 2,
      },
    });
    const accept = { type: 'acceptShareOffer', offerId: 'offer-1' };
    const finish = { type: 'finishShareTrading' };
    expect(bot(trading({ price: 8 }))).toEqual(accept);
    expect(bot(trading({ price: 9 }))).toEqual(finish);
    // The CEO of the same company may hope for a bonus.
    expect(bot(trading({ want: Y }, 10))).toEqual(accept);
    expect(bot(trading({ want: Y }, 9))).toEqual(finish);
  });

  test('bids for a token half of its cash at most, and 80 percent of its worth', () => {
    const bidding = (cash: number, highest: number): Changes => ({
      phase: 'shares.saleAuction',
      cash: [cash, 100, 100],
      companies: worth,
      rest: {
        auction: auctionFor('shareSale', seats, {
          ...raised(highest),
          subject: { type: 'share', companyId: X, slot: 1, sellerSeat: C },
        }),
      },
    });
    expect(bot(bidding(100, 7))).toEqual({ type: 'placeBid', amount: 8 });
    expect(bot(bidding(100, 8))).toEqual(pass);
    expect(bot(bidding(9, 3))).toMatchObject({ amount: 4 });
    expect(bot(bidding(9, 4))).toEqual(pass);
  });

  test('bids for a founding up to half of its cash and 30, never in the last year', () => {
    const bidding = (cash: number, highest: number, finalYear = false): Changes => ({
      phase: 'startUp.auction',
      cash: [cash, 200, 200],
      rest: {
        finalYear,
        auction: auctionFor('startUp', seats, { ...raised(highest), minimumOpening: 15 }),
      },
    });
    expect(bot(bidding(100, 29))).toEqual({ type: 'placeBid', amount: 30 });
    expect(bot(bidding(100, 30))).toEqual(pass);
    expect(bot(bidding(42, 20))).toMatchObject({ amount: 21 });
    expect(bot(bidding(42, 21))).toEqual(pass);
    expect(bot(bidding(100, 15, true))).toEqual(pass);
    const entrepreneur = (cash: number) =>
      base({
        phase: 'startUp.auction',
        cash: [cash, 0, 0],
        rest: { auction: auctionFor('startUp', [{ seat: A }], { minimumOpening: 50 }) },
      });
    expect(bot(entrepreneur(100))).toMatchObject({ amount: 50 });
    expect(bot(entrepreneur(99))).toEqual(pass);
  });

  test('bids for status symbols as long as its cash goes', () => {
    const bidding = (highest: number) =>
      base({
        phase: 'status.gold',
        cash: [100, 100, 100],
        rest: {
          auction: auctionFor('gold', seats, {
            ...raised(highest),
            minimumOpening: 50,
            increment: 10,
            subject: { type: 'symbol', symbolId: 'gold-a' },
          }),
        },
      });
    expect(bot(bidding(90))).toEqual({ type: 'placeBid', amount: 100 });
    expect(bot(bidding(80))).toEqual({ type: 'placeBid', amount: 90 });
  });
});

describe('the bot at the balance (16.2)', () => {
  const settling = (
    phase: NonNullable<Changes['phase']>,
    company: NonNullable<Changes['companies']>[string],
    rest: Changes['rest'] = {},
  ): Changes => ({ phase, companies: { [X]: company }, rest: { settling: X, ...rest } });

  test('takes an option that is worth 4 more than the bonus, while it can be used', () => {
    const reward = (cashFlow: number, finalYear = false) =>
      bot(settling('balance.reward', { newIncome: 50, cashFlow }, { finalYear }));
    expect(reward(90)).toMatchObject({ reward: 'stockOption' });
    expect(reward(89)).toMatchObject({ reward: 'bonus' });
    expect(reward(90, true)).toMatchObject({ reward: 'bonus' });
  });

  test('keeps its token with a parachute: a share is worth the pension at least', () => {
    for (const cashFlow of [0, 50, 500]) {
      const command = bot(settling('balance.compensation', { newIncome: 9, cashFlow }));
      expect(command).toMatchObject({ compensation: 'goldenParachute' });
    }
  });

  test('gives up the least valuable asset', () => {
    const assets = ['coal-mine', 'small-land-owner', 'sand-pit'];
    expect(bot(settling('balance.abandon', { assets }))).toMatchObject({ assetId: 'small-land-owner' });
    expect(bot(base(settling('blame.dropAsset', { assets })))).toMatchObject({
      type: 'dropAsset',
      assetId: 'small-land-owner',
    });
  });

  test('blames itself for 60, else the lowest executive of another seat', () => {
    const blaming = (cashFlow: number, slots: number[]) =>
      bot(base(settling('blame', { cashFlow, slots, boot: true })));
    expect(blaming(60, [A, B, C])).toMatchObject({ target: 'ceo' });
    expect(blaming(59, [A, B, C])).toMatchObject({ target: 'coo' });
    expect(blaming(59, [A, B, A])).toMatchObject({ target: 'cfo' });
    expect(blaming(59, [A, A])).toMatchObject({ target: 'ceo' });
  });

  test('founds the lowest company with the most valuable asset', () => {
    const founding: Changes = {
      phase: 'startUp.founding',
      cash: [20],
      rest: { founder: { seat: A, bid: 15 } },
    };
    const available = ['sand-pit', 'open-cast-mine'];
    expect(bot({ ...founding, available })).toEqual({
      type: 'foundCompany',
      companyId: 'evergild',
      assetIds: ['open-cast-mine'],
    });
    expect(bot(founding)).toEqual({ type: 'foundCompany', companyId: 'evergild', assetIds: [] });
    expect(bot(founding, B)).toBeNull();
  });
});
