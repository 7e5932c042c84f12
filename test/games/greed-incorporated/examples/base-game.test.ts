import { describe, expect, test } from 'vitest';
import { greedIncorporated } from '../../../../src/games/greed-incorporated/index.ts';
import {
  A,
  auctionFor,
  B,
  C,
  type Changes,
  cashOf,
  choiceOf,
  companyAt,
  D,
  eventsOf,
  given,
  statusSymbols,
  X,
  Y,
  Z,
} from '../position.ts';

const base = (changes: Changes): Changes => ({
  seatCount: 4,
  cash: [0, 0, 0, 0],
  ...changes,
  options: { ...statusSymbols, ...changes.options },
});

describe('blame', () => {
  const blaming = (company: NonNullable<Changes['companies']>[string]) =>
    given(base({ phase: 'blame', companies: { [X]: { boot: true, ...company } }, rest: { settling: X } }));
  const blame = (target: 'ceo' | 'cfo' | 'coo') => ({ type: 'assignBlame', companyId: X, target }) as const;

  test('E26 exit bonuses [PUB Phase 8]', () => {
    const scenario = blaming({
      cashFlow: 101,
      slots: [A, B, C, D],
      assets: ['coal-mine', 'sand-pit'],
    }).after([A, blame('cfo')], [B, blame('ceo')], [C, blame('cfo')]);
    expect(eventsOf(scenario, 'ExecutivesFired')).toEqual([
      {
        type: 'ExecutivesFired',
        companyId: X,
        fired: [
          { role: 'ceo', seat: A, amount: 40 },
          { role: 'cfo', seat: B, amount: 20 },
        ],
        cashFlowAfter: 41,
        slots: [C, D],
      },
    ]);
    expect(cashOf(scenario.state)).toEqual([40, 20, 0, 0]);
    expect(companyAt(scenario.state, X)).toMatchObject({ cashFlow: 41, slots: [C, D], boot: false });
    expect(scenario.state.phase).toBe('blame.dropAsset');
    expect(greedIncorporated.activeSeats(scenario.state)).toEqual([C]);
    scenario.when(C, { type: 'dropAsset', companyId: X, assetId: 'sand-pit' });
    expect(scenario.state.discardedAssets).toEqual(['sand-pit']);
  });

  test('E27 only the CEO leaves [PUB Phase 8]', () => {
    const scenario = blaming({ slots: [A, B, C, D] }).after(
      [A, blame('ceo')],
      [B, blame('ceo')],
      [C, blame('ceo')],
    );
    expect(companyAt(scenario.state, X).slots).toEqual([B, C, D]);
  });

  test('a lone CEO blames itself, and the company is liquidated (12.4)', () => {
    const scenario = given(
      base({
        phase: 'sales',
        companies: {
          [X]: { cashFlow: 50, assets: ['coal-mine'] },
          [Y]: { salesClosed: true, newIncome: 5 },
          [Z]: { salesClosed: true, newIncome: 5 },
          'castellan-group': { salesClosed: true, newIncome: 5 },
        },
      }),
    ).when(A, { type: 'closeCommerce', companyId: X, keep: [] });
    expect(eventsOf(scenario, 'BooksCompared').find(({ companyId }) => companyId === X)).toMatchObject({
      result: 'decline',
    });
    expect(eventsOf(scenario, 'BlameAssigned')).toMatchObject([
      { companyId: X, role: 'ceo', seat: A, target: 'ceo', forced: true },
    ]);
    expect(eventsOf(scenario, 'CompanyLiquidated')).toMatchObject([
      { companyId: X, money: 30, assetIds: ['coal-mine'] },
    ]);
    expect(cashOf(scenario.state)[A]).toBe(20);
    expect(scenario.state.discardedAssets).toEqual(['coal-mine']);
  });
});

describe('sealed bids', () => {
  const choosing = (bid: number) =>
    given(
      base({
        phase: 'investments.choice',
        companies: { [X]: { cashFlow: 50 } },
        available: [{ assetId: 'coal-mine', markerSeat: A }],
        rest: { choice: choiceOf([X, A, bid]) },
      }),
    ).when(A, { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' });

  test('E28 buying your own card’s asset costs double [PUB Phase 3]', () => {
    const scenario = choosing(20);
    expect(eventsOf(scenario, 'AssetAcquired')).toEqual([
      {
        type: 'AssetAcquired',
        companyId: X,
        assetId: 'coal-mine',
        paid: 40,
        lap: 1,
        markerSeat: A,
        slot: 2,
      },
    ]);
    expect(companyAt(scenario.state, X)).toMatchObject({ cashFlow: 10, slots: [A, A] });
    choosing(30).thenRefused('INSUFFICIENT_CASH');
  });

  test('E33 secret bids (20.2)', () => {
    const scenario = given(
      base({
        seatCount: 3,
        cash: [0, 0, 0],
        phase: 'announcements.selection',
        companies: {
          [X]: { cashFlow: 60 },
          [Y]: { cashFlow: 8, slots: [A] },
          [Z]: { cashFlow: 90, slots: [B] },
        },
        hands: [
          ['coal-mine', 'steel-mill'],
          ['sand-pit', 'textile-mill'],
          ['small-land-owner', 'mortgage-bank'],
        ],
      }),
    ).after(
      [A, { type: 'selectAsset', assetId: 'coal-mine' }],
      [B, { type: 'selectAsset', assetId: 'sand-pit' }],
      [C, { type: 'selectAsset', assetId: 'small-land-owner' }],
    );
    expect(eventsOf(scenario, 'SealedBidSubmitted')).toEqual([
      { type: 'SealedBidSubmitted', companyId: Y, amount: 0, forced: true },
    ]);
    scenario.when(A, { type: 'submitSealedBid', companyId: X, amount: 25 });
    const seen = (seat: number) =>
      greedIncorporated.view(scenario.state, seat).companies.find(({ companyId }) => companyId === X);
    expect(seen(B)).toMatchObject({ sealedBid: null, sealedBidSubmitted: true });
    expect(seen(A)).toMatchObject({ sealedBid: 25, sealedBidSubmitted: true });
    scenario.when(B, { type: 'submitSealedBid', companyId: Z, amount: 30 });
    expect(eventsOf(scenario, 'SealedBidsRevealed')[0]?.bids).toEqual([
      { companyId: Z, amount: 30 },
      { companyId: Y, amount: 0 },
      { companyId: X, amount: 25 },
    ]);
    expect(seen(B)).toMatchObject({ sealedBid: 25 });
    expect(scenario.state.choice?.order.map(({ companyId }) => companyId)).toEqual([Z, X]);
  });
});

describe('status symbols', () => {
  const seats = [A, B, C, D].map((seat) => ({ seat }));
  const symbols = base({
    phase: 'status.gold',
    cash: [100, 100, 100, 100],
    rest: {
      auction: auctionFor('gold', seats, {
        minimumOpening: 50,
        increment: 10,
        subject: { type: 'symbol', symbolId: 'gold-a' },
      }),
    },
  });

  test('E29 status prices [PUB Phase 9; PUB-IT]', () => {
    const scenario = given(symbols).after(
      [A, { type: 'placeBid', amount: 50 }],
      [B, { type: 'placeBid', amount: 60 }],
      [C, { type: 'passBid' }],
      [D, { type: 'passBid' }],
      [A, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'StatusSymbolAcquired')).toEqual([
      { type: 'StatusSymbolAcquired', colour: 'gold', symbolId: 'gold-a', seat: B, price: 60 },
    ]);
    expect(scenario.state.statusMinimum).toEqual({ gold: 60, silver: 30 });
    expect(scenario.state.startSeat).toBe(C);
    expect(scenario.state.market.steel.trend).toBe(1);
    expect(cashOf(scenario.state)).toEqual([100, 40, 100, 100]);
    expect(scenario.state.auction).toMatchObject({ kind: 'silver', minimumOpening: 30, increment: 10 });
    expect(scenario.state.auction?.bidders.map(({ seat }) => seat)).toEqual([C, D, A]);
  });

  test('nobody bids for gold; silver does not move the start seat (12.5)', () => {
    const scenario = given(symbols).after(
      [A, { type: 'passBid' }],
      [B, { type: 'passBid' }],
      [C, { type: 'passBid' }],
      [D, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'StatusAuctionSkipped')).toMatchObject([
      { colour: 'gold', reason: 'noBidder' },
    ]);
    scenario.after(
      [A, { type: 'placeBid', amount: 30 }],
      [B, { type: 'passBid' }],
      [C, { type: 'passBid' }],
      [D, { type: 'passBid' }],
    );
    expect(eventsOf(scenario, 'StatusSymbolAcquired')).toMatchObject([{ colour: 'silver', seat: A }]);
    expect(scenario.state.statusMinimum).toEqual({ gold: 50, silver: 30 });
    expect(scenario.state.startSeat).toBe(A);
  });

  test('an entrepreneur pays the bank and takes up to four discarded assets (12.6)', () => {
    const scenario = given(
      base({
        phase: 'startUp.founding',
        cash: [60, 0, 0, 0],
        discarded: ['coal-mine', 'sand-pit', 'steel-mill'],
        rest: { founder: { seat: A, bid: 55 } },
      }),
    ).when(A, { type: 'foundCompany', companyId: 'ironclad', assetIds: ['sand-pit', 'coal-mine'] });
    expect(companyAt(scenario.state, 'ironclad')).toMatchObject({ cashFlow: 100, slots: [A] });
    expect(scenario.state.discardedAssets).toEqual(['steel-mill']);
    expect(cashOf(scenario.state)[A]).toBe(5);
    expect(scenario.state.startSeat).toBe(A);
  });

  test.each([
    ['foundingLimit', { companiesFounded: 4 }],
    ['noBidder', {}],
  ] as const)('founding is skipped with %s (12.6)', (reason, rest) => {
    const founded =
      'companiesFounded' in rest
        ? {
            evergild: { slots: [B] },
            'fathom-and-sons': { slots: [B] },
            grandview: { slots: [C] },
            ironclad: { slots: [C] },
          }
        : {};
    const scenario = given(
      base({
        phase: 'status.silver',
        companies: founded,
        cash: [40, 0, 0, 0],
        rest: {
          auction: auctionFor('silver', [{ seat: A }], {
            minimumOpening: 30,
            increment: 10,
            subject: { type: 'symbol', symbolId: 'silver-a' },
          }),
        },
      }),
    ).when(A, { type: 'passBid' });
    expect(eventsOf(scenario, 'StartUpSkipped')).toEqual([{ type: 'StartUpSkipped', reason }]);
  });

  test('points rank before cash (14)', () => {
    const scenario = given(
      base({
        phase: 'status.silver',
        cash: [40, 49, 20, 30],
        players: { [C]: { statusSymbols: ['gold-a'] }, [D]: { statusSymbols: ['silver-a', 'silver-b'] } },
        rest: {
          finalYear: true,
          auction: auctionFor('silver', [{ seat: A }], {
            minimumOpening: 30,
            increment: 10,
            subject: { type: 'symbol', symbolId: 'silver-c' },
          }),
        },
      }),
    ).when(A, { type: 'passBid' });
    expect(greedIncorporated.outcome(scenario.state)).toEqual({
      reason: 'handsEmpty',
      ranking: [
        { seat: C, rank: 1, score: 3 },
        { seat: D, rank: 2, score: 2 },
        { seat: B, rank: 3, score: 0 },
        { seat: A, rank: 4, score: 0 },
      ],
    });
  });
});
