import { describe, expect, test } from 'vitest';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { A, auctionFor, B, C, type Changes, choiceOf, position, statusSymbols, X, Y, Z } from './position.ts';

const defaults = (changes: Changes, seat = A) => greedIncorporated.defaultCommand(position(changes), seat);
const base = (changes: Changes): Changes => ({ options: statusSymbols, cash: [0, 0, 0], ...changes });

describe('default commands (16.1)', () => {
  test('the lowest card of the hand', () => {
    const hands = [['mortgage-bank', 'coal-mine']];
    expect(defaults({ phase: 'investments.selection', hands })).toEqual({
      type: 'selectAsset',
      assetId: 'coal-mine',
    });
  });

  test('no bid: a pass, for the company where companies bid', () => {
    const seats = [{ seat: A }, { seat: B }];
    const rest = { auction: auctionFor('shareOrder', seats), issuedShares: [X] };
    expect(defaults({ phase: 'shares.auction', rest })).toEqual({ type: 'passBid' });
    const auction = auctionFor('turnOrder', [{ companyId: X, seat: A }]);
    expect(defaults({ phase: 'investments.auction', rest: { auction } })).toEqual({
      type: 'passBid',
      companyId: X,
    });
    const sealed = base({ phase: 'investments.sealedBids', companies: { [X]: { cashFlow: 50 } } });
    expect(defaults(sealed)).toEqual({ type: 'submitSealedBid', companyId: X, amount: 0 });
  });

  test('the most valuable asset, the lowest number on ties; in the base game one that can be paid', () => {
    const available = ['sand-pit', 'small-land-owner', 'tenant-farm', 'clothing-importer', 'coal-mine'];
    const rest = { choice: choiceOf([X, A, 30]) };
    const companies = { [X]: { cashFlow: 50 } };
    // 2 textiles are worth 90, 2 coal 80, 3 land 60.
    expect(defaults({ phase: 'investments.choice', companies, available, rest })).toEqual({
      type: 'chooseAsset',
      companyId: X,
      assetId: 'clothing-importer',
    });
    const marked = available.map((assetId) => ({ assetId, markerSeat: assetId === 'sand-pit' ? B : A }));
    expect(defaults(base({ phase: 'investments.choice', companies, available: marked, rest }))).toEqual({
      type: 'chooseAsset',
      companyId: X,
      assetId: 'sand-pit',
    });
    const own = available.map((assetId) => ({ assetId, markerSeat: A }));
    expect(defaults(base({ phase: 'investments.choice', companies, available: own, rest }))).toEqual({
      type: 'declineAsset',
      companyId: X,
    });
  });

  test('of equally valuable assets the lowest number', () => {
    const market = { land: { priceIndex: 3 } };
    const two = ['sand-pit', 'small-land-owner'];
    const rest = { choice: choiceOf([X, A, 0]) };
    expect(defaults({ phase: 'investments.choice', market, available: two, rest })).toMatchObject({
      assetId: 'small-land-owner',
    });
    const companies = { [X]: { assets: two } };
    expect(defaults({ phase: 'balance.abandon', market, companies, rest: { settling: X } })).toMatchObject({
      assetId: 'small-land-owner',
    });
  });

  test('companies close one after the other by rank, keeping nothing', () => {
    const two: Changes = {
      companies: {
        [X]: { assets: ['sand-pit'] },
        [Y]: { slots: [A], assets: ['coal-mine'], goods: { coal: 2 } },
      },
    };
    expect(defaults(two)).toEqual({ type: 'closeCommerce', companyId: Y, keep: [] });
    expect(defaults({ ...base(two), phase: 'tradeAndProcess' })).toEqual({
      type: 'finishTrading',
      companyId: Y,
    });
    const sold = { ...two.companies, [Y]: { slots: [A], salesClosed: true } };
    expect(defaults({ ...base(two), phase: 'sales', companies: sold })).toEqual({
      type: 'closeCommerce',
      companyId: X,
      keep: [],
    });
  });

  test('the share of the highest value, whatever the bid; options are let go, trading ends', () => {
    const companies = {
      [X]: { cashFlow: 100 },
      // One tenth for each year that is left.
      [Y]: { cashFlow: 90, lastYearIncome: 20 },
      [Z]: { cashFlow: 20, lastYearIncome: 19 },
    };
    const choice = { ...choiceOf(), order: [{ companyId: null, seat: A, bid: 5 }] };
    const rest = { issuedShares: [Z, Y, X], choice };
    const stack = ['sand-pit', 'coal-mine', 'mortgage-bank'];
    expect(defaults({ phase: 'shares.choice', companies, rest, stack })).toEqual({
      type: 'chooseShare',
      companyId: Y,
    });
    expect(
      defaults({ phase: 'shares.options', companies: { [X]: { optionSeat: A, sharePrice: 4 } } }),
    ).toEqual({ type: 'declineOption', companyId: X });
    expect(defaults({ phase: 'shares.trading' })).toEqual({ type: 'finishShareTrading' });
  });

  test('a share is worth a tenth of the income in each year that its game still has', () => {
    const choice = { ...choiceOf(), order: [{ companyId: null, seat: A, bid: 0 }] };
    const taken = (endCondition: 'drawPileEmpty' | 'handsEmpty') =>
      defaults({
        phase: 'shares.choice',
        options: { endCondition },
        companies: { [X]: { cashFlow: 100 }, [Y]: { cashFlow: 50, lastYearIncome: 20 } },
        rest: { issuedShares: [X, Y], choice },
        // One card for each seat: two years are left, or four with two cards in each hand.
        stack: ['sand-pit', 'coal-mine', 'mortgage-bank'],
      });
    expect(taken('drawPileEmpty')).toMatchObject({ companyId: X });
    expect(taken('handsEmpty')).toMatchObject({ companyId: Y });
  });

  test('the bonus; of two compensations the one that pays more, the parachute on ties', () => {
    const rest = { settling: X };
    expect(defaults({ phase: 'balance.reward', rest, companies: { [X]: { newIncome: 50 } } })).toEqual({
      type: 'chooseReward',
      companyId: X,
      reward: 'bonus',
    });
    const compensation = (newIncome: number, cashFlow: number) =>
      defaults({ phase: 'balance.compensation', rest, companies: { [X]: { newIncome, cashFlow } } });
    expect(compensation(50, 59)).toMatchObject({ compensation: 'goldenParachute' });
    expect(compensation(50, 60)).toMatchObject({ compensation: 'topHatPension' });
  });

  test('the least valuable asset is given up', () => {
    const changes: Changes = {
      companies: { [X]: { assets: ['coal-mine', 'small-land-owner', 'sand-pit'] } },
      rest: { settling: X },
    };
    expect(defaults({ ...changes, phase: 'balance.abandon' })).toEqual({
      type: 'abandonAsset',
      companyId: X,
      assetId: 'small-land-owner',
    });
    expect(defaults(base({ ...changes, phase: 'blame.dropAsset' }))).toMatchObject({
      type: 'dropAsset',
      assetId: 'small-land-owner',
    });
  });

  test('blame falls on the own position', () => {
    const blaming = base({
      phase: 'blame',
      companies: { [X]: { slots: [A, B, C], boot: true } },
      rest: { settling: X, blame: [{ role: 'ceo', target: 'coo' }] },
    });
    expect(defaults(blaming, B)).toEqual({ type: 'assignBlame', companyId: X, target: 'cfo' });
  });

  test('the lowest company card with the most valuable free assets', () => {
    const rest = { founder: { seat: A, bid: 15 } };
    const assets = ['sand-pit', 'coal-mine', 'small-land-owner', 'clothing-importer', 'open-cast-mine'];
    expect(defaults({ phase: 'startUp.founding', cash: [20], available: assets, rest })).toEqual({
      type: 'foundCompany',
      companyId: 'evergild',
      assetIds: ['open-cast-mine'],
    });
    const founding = base({ phase: 'startUp.founding', cash: [60], discarded: assets, rest });
    expect(defaults(founding)).toMatchObject({
      assetIds: ['open-cast-mine', 'clothing-importer', 'coal-mine', 'sand-pit'],
    });
  });
});
