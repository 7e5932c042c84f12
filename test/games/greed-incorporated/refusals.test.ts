import { describe, expect, test } from 'vitest';
import { errorCodes, type GreedIncorporatedCode } from '../../../src/games/greed-incorporated/codes.ts';
import type { GreedIncorporatedCommand } from '../../../src/games/greed-incorporated/commands.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { optionDefaults } from '../../../src/games/greed-incorporated/options.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import { parseCommand } from '../../../src/kernel/commands.ts';
import { isOffered } from '../../support/game/offered.ts';
import { scriptedDraws } from '../../support/game/scripted-draws.ts';
import { A, auctionFor, B, C, type Changes, choiceOf, position, statusSymbols, X, Y, Z } from './position.ts';

const good = (name: 'land' | 'sand' | 'steel', count = 1) => [{ good: name, count }];
const side = (cash: number, goods: ReturnType<typeof good> = []) => ({ goods, cash });
const token = (companyId: string, slot: number) => ({ companyId, slot });

const trading: Changes = {
  companies: {
    [X]: { cashFlow: 20, goods: { sand: 6 }, assets: ['glassworks', 'sand-pit', 'steel-mill'] },
    [Y]: { cashFlow: 20, goods: { land: 1 } },
    [Z]: { commerceClosed: true, salesClosed: true },
  },
};
const offered: Changes = {
  ...trading,
  rest: {
    tradeOffers: [
      {
        offerId: 'offer-1',
        fromCompanyId: X,
        toCompanyId: Y,
        give: side(0, good('sand')),
        receive: side(30),
      },
      {
        offerId: 'offer-2',
        fromCompanyId: X,
        toCompanyId: Y,
        give: side(30),
        receive: side(0, good('land')),
      },
      {
        offerId: 'offer-3',
        fromCompanyId: X,
        toCompanyId: Y,
        give: side(1),
        receive: side(0, good('steel')),
      },
    ],
    nextOfferNumber: 4,
  },
};
const full: Changes = {
  ...trading,
  rest: {
    tradeOffers: [1, 2, 3, 4, 5].map((number) => ({
      offerId: `offer-${number}`,
      fromCompanyId: X,
      toCompanyId: Y,
      give: side(1),
      receive: side(0, good('land')),
    })),
    nextOfferNumber: 6,
  },
};
const oneCeo: Changes = { ...trading, companies: { ...trading.companies, [Y]: { slots: [A] } } };
const trade = (
  give: ReturnType<typeof side>,
  receive: ReturnType<typeof side>,
  toCompanyId = Y,
): GreedIncorporatedCommand => ({ type: 'offerTrade', fromCompanyId: X, toCompanyId, give, receive });

const bidding: Changes = {
  phase: 'investments.auction',
  companies: { [X]: { cashFlow: 20 }, [Y]: { cashFlow: 20 }, [Z]: { cashFlow: 20 } },
  available: ['coal-mine'],
  rest: {
    auction: {
      ...auctionFor('turnOrder', [
        { companyId: X, seat: A },
        { companyId: Y, seat: B },
      ]),
      turnIndex: 1,
    },
  },
};
const seatBidding = (passed: readonly number[] = []): Changes => ({
  phase: 'shares.auction',
  rest: {
    issuedShares: [X],
    auction: auctionFor('shareOrder', [{ seat: A }, { seat: B }, { seat: C }], {
      bidders: [A, B, C].map((seat) => ({
        companyId: null,
        seat,
        bid: seat === C ? 4 : 0,
        passed: passed.includes(seat),
      })),
      highest: 4,
      leaderIndex: 2,
    }),
  },
});
const choosing = (changes: Changes['companies'] = {}): Changes => ({
  phase: 'investments.choice',
  companies: { [X]: { cashFlow: 20 }, [Y]: { cashFlow: 20 }, ...changes },
  available: ['coal-mine'],
  rest: { choice: choiceOf([X, A, 5], [Y, B, 3]) },
});
const sealed = (changes: NonNullable<Changes['companies']>[string] = {}): Changes => ({
  phase: 'investments.sealedBids',
  options: statusSymbols,
  cash: [0, 0, 0],
  companies: { [X]: { cashFlow: 40, ...changes }, [Y]: { cashFlow: 40 } },
  available: ['coal-mine'],
});
const sharing: Changes = {
  phase: 'shares.choice',
  rest: {
    issuedShares: [X],
    choice: { ...choiceOf(), order: [{ companyId: null, seat: A, bid: 2 }] },
  },
};
const option: Changes = {
  phase: 'shares.options',
  companies: { [X]: { optionSeat: A, sharePrice: 4 } },
};
const tokens: Changes = { phase: 'shares.trading', players: { [C]: { tradingFinished: true } } };
const tokenOffer: Changes = {
  ...tokens,
  rest: {
    shareOffers: [
      { offerId: 'offer-1', kind: 'sale', fromSeat: A, toSeat: B, give: token(X, 1), want: null, price: 11 },
    ],
    nextOfferNumber: 2,
  },
};
const settling = (phase: NonNullable<Changes['phase']>, slots: number[] = [A]): Changes => ({
  phase,
  companies: { [X]: { slots, newIncome: 50, assets: ['sand-pit', 'glassworks'] } },
  rest: { settling: X },
});
const blaming: Changes = {
  ...settling('blame', [A, B]),
  options: statusSymbols,
  cash: [0, 0, 0],
  companies: { [X]: { slots: [A, B], boot: true } },
};
const founding: Changes = {
  phase: 'startUp.founding',
  cash: [30, 10, 10],
  companies: { evergild: { slots: [B] } },
  available: ['coal-mine', 'sand-pit'],
  rest: { founder: { seat: A, bid: 20 } },
};
const found = (companyId: string, ...assetIds: string[]): GreedIncorporatedCommand => ({
  type: 'foundCompany',
  companyId,
  assetIds,
});
const ended = (): GreedIncorporatedState => {
  const state = position({ phase: 'ended' });
  state.result = { ranking: [] };
  return state;
};

type Case = readonly [
  GreedIncorporatedCode,
  Changes | (() => GreedIncorporatedState),
  number,
  GreedIncorporatedCommand,
];

/** Every code with commands that it refuses (13, 13.1). */
const cases: readonly Case[] = [
  ['GAME_OVER', ended, A, { type: 'finishShareTrading' }],
  ['UNKNOWN_SEAT', trading, 3, { type: 'closeCommerce', companyId: X, keep: [] }],
  ['INVALID_PAYLOAD', trading, A, { type: 'closeCommerce', companyId: 'nothing', keep: [] }],
  ['INVALID_PAYLOAD', trading, A, { type: 'processAsset', companyId: X, assetId: 'nothing' }],
  ['INVALID_PAYLOAD', trading, A, { type: 'sellGoods', companyId: X, goods: [] }],
  [
    'INVALID_PAYLOAD',
    trading,
    A,
    { type: 'closeCommerce', companyId: X, keep: [...good('sand'), ...good('sand')] },
  ],
  ['INVALID_PAYLOAD', tokens, A, { type: 'offerShareSale', give: token(X, 1), toSeat: 3, price: 1 }],
  ['INVALID_PAYLOAD', bidding, B, { type: 'passBid' }],
  ['INVALID_PAYLOAD', seatBidding(), A, { type: 'placeBid', amount: 5, companyId: X }],
  ['INVALID_PAYLOAD', founding, A, found('ironclad', 'coal-mine', 'coal-mine')],
  ['WRONG_PHASE', trading, A, { type: 'finishTrading', companyId: X }],
  ['WRONG_PHASE', { ...seatBidding(), phase: 'shares.saleAuction' }, A, { type: 'finishShareTrading' }],
  ['NOT_YOUR_TURN', bidding, A, { type: 'placeBid', amount: 5, companyId: X }],
  ['NOT_YOUR_TURN', seatBidding(), B, { type: 'passBid' }],
  ['NOT_YOUR_TURN', choosing(), B, { type: 'chooseAsset', companyId: Y, assetId: 'coal-mine' }],
  ['NOT_YOUR_TURN', sharing, B, { type: 'declineShare' }],
  ['NOT_YOUR_TURN', option, A, { type: 'exerciseOption', companyId: Y }],
  ['NOT_YOUR_TURN', settling('balance.reward'), A, { type: 'chooseReward', companyId: Y, reward: 'bonus' }],
  ['NOT_YOUR_TURN', blaming, B, { type: 'assignBlame', companyId: X, target: 'ceo' }],
  ['NOT_YOUR_TURN', founding, B, found('ironclad')],
  ['NOT_CEO', trading, B, trade(side(1), side(0, good('land')))],
  ['NOT_CEO', offered, A, { type: 'acceptTrade', offerId: 'offer-1' }],
  ['NOT_CEO', offered, A, { type: 'rejectTrade', offerId: 'offer-1' }],
  ['NOT_CEO', offered, B, { type: 'withdrawTrade', offerId: 'offer-1' }],
  ['NOT_CEO', trading, B, { type: 'sellGoods', companyId: X, goods: good('sand') }],
  ['NOT_CEO', bidding, A, { type: 'passBid', companyId: Y }],
  ['NOT_CEO', sealed(), B, { type: 'submitSealedBid', companyId: X, amount: 0 }],
  [
    'NOT_CEO',
    settling('balance.compensation'),
    B,
    { type: 'chooseCompensation', companyId: X, compensation: 'goldenParachute' },
  ],
  ['NOT_CEO', settling('balance.abandon'), B, { type: 'abandonAsset', companyId: X, assetId: 'sand-pit' }],
  ['NOT_A_PARTICIPANT', bidding, C, { type: 'passBid', companyId: Z }],
  ['ALREADY_PASSED', seatBidding([B]), B, { type: 'placeBid', amount: 5 }],
  [
    'ALREADY_SUBMITTED',
    {
      phase: 'investments.selection',
      hands: [['coal-mine'], ['sand-pit', 'steel-mill']],
      players: { [A]: { selection: 'coal-mine' } },
    },
    A,
    { type: 'selectAsset', assetId: 'coal-mine' },
  ],
  ['ALREADY_SUBMITTED', sealed({ sealedBid: 0 }), A, { type: 'submitSealedBid', companyId: X, amount: 10 }],
  ['BID_TOO_LOW', seatBidding(), A, { type: 'placeBid', amount: 4 }],
  ['BID_TOO_LOW', sealed(), A, { type: 'submitSealedBid', companyId: X, amount: 9 }],
  ['INSUFFICIENT_CASH', seatBidding(), A, { type: 'placeBid', amount: 11 }],
  ['INSUFFICIENT_CASH', sealed(), A, { type: 'submitSealedBid', companyId: X, amount: 41 }],
  ['INSUFFICIENT_CASH', trading, A, trade(side(21), side(0, good('land')))],
  ['INSUFFICIENT_CASH', oneCeo, A, trade(side(0, good('sand')), side(21))],
  ['INSUFFICIENT_CASH', offered, B, { type: 'acceptTrade', offerId: 'offer-1' }],
  ['INSUFFICIENT_CASH', offered, B, { type: 'acceptTrade', offerId: 'offer-2' }],
  ['INSUFFICIENT_CASH', tokenOffer, B, { type: 'acceptShareOffer', offerId: 'offer-1' }],
  [
    'INSUFFICIENT_CASH',
    { companies: { [X]: { cashFlow: 4, goods: { sand: 2 } } } },
    A,
    { type: 'closeCommerce', companyId: X, keep: good('sand', 2) },
  ],
  ['INSUFFICIENT_GOODS', trading, A, trade(side(0, good('land')), side(1))],
  ['INSUFFICIENT_GOODS', oneCeo, A, trade(side(1), side(0, good('steel')))],
  ['INSUFFICIENT_GOODS', offered, B, { type: 'acceptTrade', offerId: 'offer-3' }],
  ['INSUFFICIENT_GOODS', trading, A, { type: 'processAsset', companyId: X, assetId: 'steel-mill' }],
  ['INSUFFICIENT_GOODS', trading, A, { type: 'sellGoods', companyId: X, goods: good('sand', 7) }],
  ['INSUFFICIENT_GOODS', trading, A, { type: 'closeCommerce', companyId: X, keep: good('land') }],
  [
    'CARD_NOT_IN_HAND',
    { phase: 'investments.selection', hands: [['coal-mine', 'sand-pit']] },
    A,
    { type: 'selectAsset', assetId: 'steel-mill' },
  ],
  ['ASSET_NOT_AVAILABLE', choosing(), A, { type: 'chooseAsset', companyId: X, assetId: 'sand-pit' }],
  ['ASSET_NOT_AVAILABLE', founding, A, found('ironclad', 'steel-mill')],
  [
    'ASSET_SLOTS_FULL',
    choosing({ [X]: { assets: ['sand-pit', 'glassworks', 'steel-mill', 'textile-mill'] } }),
    A,
    { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' },
  ],
  ['ASSET_NOT_OWNED', trading, A, { type: 'processAsset', companyId: X, assetId: 'coal-mine' }],
  [
    'ASSET_NOT_OWNED',
    settling('balance.abandon'),
    A,
    { type: 'abandonAsset', companyId: X, assetId: 'coal-mine' },
  ],
  ['NOT_A_CONVERTER', trading, A, { type: 'processAsset', companyId: X, assetId: 'sand-pit' }],
  [
    'ASSET_USED',
    { companies: { [X]: { goods: { sand: 2 }, assets: ['glassworks'], used: ['glassworks'] } } },
    A,
    { type: 'processAsset', companyId: X, assetId: 'glassworks' },
  ],
  ['SAME_COMPANY', trading, A, trade(side(1), side(0, good('land')), X)],
  ['COMPANY_CLOSED', trading, A, trade(side(1), side(0, good('land')), Z)],
  ['COMPANY_CLOSED', trading, A, trade(side(1), side(0, good('land')), 'ironclad')],
  ['COMPANY_CLOSED', trading, C, { type: 'closeCommerce', companyId: Z, keep: [] }],
  ['EMPTY_SIDE', trading, A, trade(side(0), side(0, good('land')))],
  ['NO_GOODS_IN_TRADE', trading, A, trade(side(1), side(1))],
  ['OFFER_LIMIT', full, A, trade(side(1), side(0, good('land')))],
  [
    'OFFER_LIMIT',
    { ...tokens, players: { [A]: { shareOffersMade: 30 } } },
    A,
    { type: 'offerShareSale', give: token(X, 1), toSeat: B, price: 1 },
  ],
  ['OFFER_NOT_FOUND', trading, A, { type: 'acceptTrade', offerId: 'offer-1' }],
  ['OFFER_NOT_FOUND', tokens, A, { type: 'withdrawShareOffer', offerId: 'offer-1' }],
  ['NOT_OFFER_PARTY', tokenOffer, A, { type: 'acceptShareOffer', offerId: 'offer-1' }],
  ['NOT_OFFER_PARTY', tokenOffer, B, { type: 'withdrawShareOffer', offerId: 'offer-1' }],
  ['STORAGE_LIMIT', trading, A, { type: 'closeCommerce', companyId: X, keep: good('sand', 5) }],
  ['SHARE_NOT_AVAILABLE', sharing, A, { type: 'chooseShare', companyId: Y }],
  ['NOT_OPTION_HOLDER', option, B, { type: 'declineOption', companyId: X }],
  ['TRADING_FINISHED', tokens, C, { type: 'finishShareTrading' }],
  ['TRADING_FINISHED', tokens, C, { type: 'auctionShare', companyId: Z, slot: 1 }],
  ['TRADING_FINISHED', tokens, A, { type: 'offerShareSale', give: token(X, 1), toSeat: C, price: 1 }],
  ['SAME_SEAT', tokens, A, { type: 'offerShareSwap', give: token(X, 1), toSeat: A, want: token(X, 1) }],
  ['NOT_TOKEN_OWNER', tokens, A, { type: 'offerShareSwap', give: token(X, 1), toSeat: B, want: token(Z, 1) }],
  ['NOT_TOKEN_OWNER', tokens, A, { type: 'offerShareSale', give: token(X, 2), toSeat: B, price: 1 }],
  ['NOT_TOKEN_OWNER', tokens, A, { type: 'auctionShare', companyId: Y, slot: 1 }],
  [
    'AUCTION_REPEATED',
    { ...tokens, rest: { auctionedTokens: [token(X, 1)] } },
    A,
    { type: 'auctionShare', companyId: X, slot: 1 },
  ],
  [
    'NO_FREE_SLOT',
    settling('balance.reward', [A, B, C, A, B]),
    A,
    { type: 'chooseReward', companyId: X, reward: 'stockOption' },
  ],
  ['COMPANY_CARD_NOT_AVAILABLE', founding, A, found('evergild')],
  ['COMPANY_CARD_NOT_AVAILABLE', founding, A, found(X)],
  ['TOO_MANY_ASSETS', founding, A, found('ironclad', 'coal-mine', 'sand-pit')],
  [
    'TOO_MANY_ASSETS',
    {
      ...founding,
      options: statusSymbols,
      available: [],
      discarded: ['coal-mine', 'sand-pit', 'steel-mill', 'glassworks', 'textile-mill'],
    },
    A,
    found('ironclad', 'coal-mine', 'sand-pit', 'steel-mill', 'glassworks', 'textile-mill'),
  ],
  ['SLOT_EMPTY', blaming, A, { type: 'assignBlame', companyId: X, target: 'coo' }],
];

describe('refusals (13, 13.1)', () => {
  test.each(cases)('%s', (code, given, seat, command) => {
    const state = typeof given === 'function' ? given() : position(given);
    if (typeof given !== 'function') expect(greedIncorporated.invariants(state)).toEqual([]);
    const decision = greedIncorporated.decide(state, seat, command, scriptedDraws());
    if (decision.type === 'Accepted') expect.fail(JSON.stringify(decision.events));
    expect(decision.code).toBe(code);
    expect(decision.message).toBe(errorCodes[code]);
    expect(isOffered(greedIncorporated.legalCommands(state, seat), command)).toBe(false);
    const cited = [...greedIncorporated.sections, ...greedIncorporated.rulings].map(({ id }) => id);
    expect(cited).toContain(decision.citation.id);
  });

  test('an ill-formed command is refused before it is decided', () => {
    expect(parseCommand(greedIncorporated, { type: 'declineShare', companyId: X })).toMatchObject({
      code: 'INVALID_COMMAND',
      message: errorCodes.INVALID_COMMAND,
    });
    expect(parseCommand(greedIncorporated, { type: 'placeBid', amount: 0 })).toMatchObject({
      code: 'INVALID_COMMAND',
    });
  });

  test.each([
    ['an unknown option value', { mode: 'barter' }],
    ['the base game until the stack is empty', { mode: 'statusSymbols', endCondition: 'drawPileEmpty' }],
    ['the base game with five assets', { mode: 'statusSymbols', assetSlots: 5 }],
    ['three assets', { assetSlots: 3 }],
  ])('INVALID_CONFIG: %s', (_what, options) => {
    const decision = greedIncorporated.setup({ ...optionDefaults, ...options }, [0, 1, 2], scriptedDraws());
    expect(decision).toMatchObject({ code: 'INVALID_CONFIG' });
  });

  test.each([2, 6])('PLAYER_COUNT_INVALID: %i players', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const decision = greedIncorporated.setup({ ...optionDefaults }, seats, scriptedDraws());
    expect(decision).toMatchObject({ code: 'PLAYER_COUNT_INVALID' });
  });

  test('every code has its case', () => {
    const others = ['INVALID_COMMAND', 'INVALID_CONFIG', 'PLAYER_COUNT_INVALID'];
    const covered = new Set<string>([...cases.map(([code]) => code), ...others]);
    expect([...covered].sort()).toEqual(Object.keys(errorCodes).sort());
  });
});
