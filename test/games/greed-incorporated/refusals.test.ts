import { describe, expect, test } from 'vitest';
import { errorCodes, type GreedIncorporatedCode } from '../../../src/games/greed-incorporated/codes.ts';
import { commandCitation } from '../../../src/games/greed-incorporated/command-citation.ts';
import {
  type CommandType,
  commandSchemas,
  type GreedIncorporatedCommand,
} from '../../../src/games/greed-incorporated/commands.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import { optionDefaults } from '../../../src/games/greed-incorporated/options.ts';
import { type Phase, PhaseSchema } from '../../../src/games/greed-incorporated/sets.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import { parseCommand } from '../../../src/kernel/commands.ts';
import { valuesOf } from '../../../src/kernel/schema.ts';
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

const inBaseGame = (changes: Changes): Changes => ({ ...changes, options: statusSymbols, cash: [0, 0, 0] });
const playerAuction = (
  phase: NonNullable<Changes['phase']>,
  kind: Parameters<typeof auctionFor>[0],
  changes: Parameters<typeof auctionFor>[2] = {},
): Changes => ({
  phase,
  rest: { auction: auctionFor(kind, [{ seat: A }, { seat: B }, { seat: C }], changes) },
});

/** A code, the section or ruling cited for it, and where it is met. */
type Case = readonly [
  GreedIncorporatedCode,
  string,
  Changes | (() => GreedIncorporatedState),
  number,
  GreedIncorporatedCommand,
];

/** Every code with commands that it refuses (13, 13.1). */
const cases: readonly Case[] = [
  ['GAME_OVER', 'Conclusion', ended, A, { type: 'finishShareTrading' }],
  ['UNKNOWN_SEAT', 'Mise en place', trading, 3, { type: 'closeCommerce', companyId: X, keep: [] }],
  [
    'INVALID_PAYLOAD',
    'Phase 6: Sales',
    trading,
    A,
    { type: 'closeCommerce', companyId: 'nothing', keep: [] },
  ],
  [
    'INVALID_PAYLOAD',
    'Phase 5: Trade And Process',
    trading,
    A,
    { type: 'processAsset', companyId: X, assetId: 'nothing' },
  ],
  ['INVALID_PAYLOAD', '2) Production & Commerce', trading, A, { type: 'sellGoods', companyId: X, goods: [] }],
  [
    'INVALID_PAYLOAD',
    'Phase 6: Sales',
    trading,
    A,
    { type: 'closeCommerce', companyId: X, keep: [...good('sand'), ...good('sand')] },
  ],
  [
    'INVALID_PAYLOAD',
    '3) Spéculation boursière',
    tokens,
    A,
    { type: 'offerShareSale', give: token(X, 1), toSeat: 3, price: 1 },
  ],
  ['INVALID_PAYLOAD', '1) Investissements', bidding, B, { type: 'passBid' }],
  [
    'INVALID_PAYLOAD',
    '3) Spéculation boursière',
    seatBidding(),
    A,
    { type: 'placeBid', amount: 5, companyId: X },
  ],
  ['INVALID_PAYLOAD', '6) Start Up', founding, A, found('ironclad', 'coal-mine', 'coal-mine')],
  ['WRONG_PHASE', 'Game Phases', trading, A, { type: 'finishTrading', companyId: X }],
  [
    'WRONG_PHASE',
    'Game Phases',
    { ...seatBidding(), phase: 'shares.saleAuction' },
    A,
    { type: 'finishShareTrading' },
  ],
  ['NOT_YOUR_TURN', '1) Investissements', bidding, A, { type: 'placeBid', amount: 5, companyId: X }],
  ['NOT_YOUR_TURN', '3) Spéculation boursière', seatBidding(), B, { type: 'passBid' }],
  [
    'NOT_YOUR_TURN',
    '1) Investissements',
    choosing(),
    B,
    { type: 'chooseAsset', companyId: Y, assetId: 'coal-mine' },
  ],
  ['NOT_YOUR_TURN', 'R36', sharing, B, { type: 'declineShare' }],
  ['NOT_YOUR_TURN', '3) Spéculation boursière', option, A, { type: 'exerciseOption', companyId: Y }],
  [
    'NOT_YOUR_TURN',
    '5) Bilan comptable',
    settling('balance.reward'),
    A,
    { type: 'chooseReward', companyId: Y, reward: 'bonus' },
  ],
  ['NOT_YOUR_TURN', 'Phase 8: Blame Game', blaming, B, { type: 'assignBlame', companyId: X, target: 'ceo' }],
  ['NOT_YOUR_TURN', '6) Start Up', founding, B, found('ironclad')],
  ['NOT_CEO', 'R10', trading, B, trade(side(1), side(0, good('land')))],
  ['NOT_CEO', 'R10', offered, A, { type: 'acceptTrade', offerId: 'offer-1' }],
  ['NOT_CEO', 'R10', offered, A, { type: 'rejectTrade', offerId: 'offer-1' }],
  ['NOT_CEO', 'R10', offered, B, { type: 'withdrawTrade', offerId: 'offer-1' }],
  [
    'NOT_CEO',
    '2) Production & Commerce',
    trading,
    B,
    { type: 'sellGoods', companyId: X, goods: good('sand') },
  ],
  ['NOT_CEO', '1) Investissements', bidding, A, { type: 'passBid', companyId: Y }],
  ['NOT_CEO', 'Phase 3: Investments', sealed(), B, { type: 'submitSealedBid', companyId: X, amount: 0 }],
  [
    'NOT_CEO',
    '5) Bilan comptable',
    settling('balance.compensation'),
    B,
    { type: 'chooseCompensation', companyId: X, compensation: 'goldenParachute' },
  ],
  [
    'NOT_CEO',
    '5) Bilan comptable',
    settling('balance.abandon'),
    B,
    { type: 'abandonAsset', companyId: X, assetId: 'sand-pit' },
  ],
  ['NOT_A_PARTICIPANT', 'R6', bidding, C, { type: 'passBid', companyId: Z }],
  ['ALREADY_PASSED', 'R6', seatBidding([B]), B, { type: 'placeBid', amount: 5 }],
  [
    'ALREADY_SUBMITTED',
    '1) Investissements',
    {
      phase: 'investments.selection',
      hands: [['coal-mine'], ['sand-pit', 'steel-mill']],
      players: { [A]: { selection: 'coal-mine' } },
    },
    A,
    { type: 'selectAsset', assetId: 'coal-mine' },
  ],
  [
    'ALREADY_SUBMITTED',
    'Phase 3: Investments',
    sealed({ sealedBid: 0 }),
    A,
    { type: 'submitSealedBid', companyId: X, amount: 10 },
  ],
  ['BID_TOO_LOW', 'R7', seatBidding(), A, { type: 'placeBid', amount: 4 }],
  ['BID_TOO_LOW', 'Phase 3: Investments', sealed(), A, { type: 'submitSealedBid', companyId: X, amount: 9 }],
  ['INSUFFICIENT_CASH', '3) Spéculation boursière', seatBidding(), A, { type: 'placeBid', amount: 11 }],
  [
    'INSUFFICIENT_CASH',
    'Phase 3: Investments',
    sealed(),
    A,
    { type: 'submitSealedBid', companyId: X, amount: 41 },
  ],
  ['INSUFFICIENT_CASH', 'R10', trading, A, trade(side(21), side(0, good('land')))],
  ['INSUFFICIENT_CASH', 'R10', oneCeo, A, trade(side(0, good('sand')), side(21))],
  ['INSUFFICIENT_CASH', 'R10', offered, B, { type: 'acceptTrade', offerId: 'offer-1' }],
  ['INSUFFICIENT_CASH', 'R10', offered, B, { type: 'acceptTrade', offerId: 'offer-2' }],
  [
    'INSUFFICIENT_CASH',
    '3) Spéculation boursière',
    tokenOffer,
    B,
    { type: 'acceptShareOffer', offerId: 'offer-1' },
  ],
  [
    'INSUFFICIENT_CASH',
    'Phase 6: Sales',
    { companies: { [X]: { cashFlow: 4, goods: { sand: 2 } } } },
    A,
    { type: 'closeCommerce', companyId: X, keep: good('sand', 2) },
  ],
  ['INSUFFICIENT_GOODS', 'R10', trading, A, trade(side(0, good('land')), side(1))],
  ['INSUFFICIENT_GOODS', 'R10', oneCeo, A, trade(side(1), side(0, good('steel')))],
  ['INSUFFICIENT_GOODS', 'R10', offered, B, { type: 'acceptTrade', offerId: 'offer-3' }],
  [
    'INSUFFICIENT_GOODS',
    'Phase 5: Trade And Process',
    trading,
    A,
    { type: 'processAsset', companyId: X, assetId: 'steel-mill' },
  ],
  [
    'INSUFFICIENT_GOODS',
    '2) Production & Commerce',
    trading,
    A,
    { type: 'sellGoods', companyId: X, goods: good('sand', 7) },
  ],
  [
    'INSUFFICIENT_GOODS',
    'Phase 6: Sales',
    trading,
    A,
    { type: 'closeCommerce', companyId: X, keep: good('land') },
  ],
  [
    'CARD_NOT_IN_HAND',
    '1) Investissements',
    { phase: 'investments.selection', hands: [['coal-mine', 'sand-pit']] },
    A,
    { type: 'selectAsset', assetId: 'steel-mill' },
  ],
  [
    'ASSET_NOT_AVAILABLE',
    '1) Investissements',
    choosing(),
    A,
    { type: 'chooseAsset', companyId: X, assetId: 'sand-pit' },
  ],
  ['ASSET_NOT_AVAILABLE', '6) Start Up', founding, A, found('ironclad', 'steel-mill')],
  [
    'ASSET_SLOTS_FULL',
    'R12',
    choosing({ [X]: { assets: ['sand-pit', 'glassworks', 'steel-mill', 'textile-mill'] } }),
    A,
    { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' },
  ],
  [
    'ASSET_NOT_OWNED',
    'Phase 5: Trade And Process',
    trading,
    A,
    { type: 'processAsset', companyId: X, assetId: 'coal-mine' },
  ],
  [
    'ASSET_NOT_OWNED',
    '5) Bilan comptable',
    settling('balance.abandon'),
    A,
    { type: 'abandonAsset', companyId: X, assetId: 'coal-mine' },
  ],
  [
    'NOT_A_CONVERTER',
    'Phase 5: Trade And Process',
    trading,
    A,
    { type: 'processAsset', companyId: X, assetId: 'sand-pit' },
  ],
  [
    'ASSET_USED',
    'Phase 5: Trade And Process',
    { companies: { [X]: { goods: { sand: 2 }, assets: ['glassworks'], used: ['glassworks'] } } },
    A,
    { type: 'processAsset', companyId: X, assetId: 'glassworks' },
  ],
  ['SAME_COMPANY', 'R10', trading, A, trade(side(1), side(0, good('land')), X)],
  ['COMPANY_CLOSED', 'R10', trading, A, trade(side(1), side(0, good('land')), Z)],
  ['COMPANY_CLOSED', 'R10', trading, A, trade(side(1), side(0, good('land')), 'ironclad')],
  ['COMPANY_CLOSED', 'Phase 6: Sales', trading, C, { type: 'closeCommerce', companyId: Z, keep: [] }],
  ['EMPTY_SIDE', 'R10', trading, A, trade(side(0), side(0, good('land')))],
  ['NO_GOODS_IN_TRADE', 'R10', trading, A, trade(side(1), side(1))],
  ['OFFER_LIMIT', 'R38', full, A, trade(side(1), side(0, good('land')))],
  [
    'OFFER_LIMIT',
    'R38',
    { ...tokens, players: { [A]: { shareOffersMade: 30 } } },
    A,
    { type: 'offerShareSale', give: token(X, 1), toSeat: B, price: 1 },
  ],
  ['OFFER_NOT_FOUND', 'R10', trading, A, { type: 'acceptTrade', offerId: 'offer-1' }],
  [
    'OFFER_NOT_FOUND',
    '3) Spéculation boursière',
    tokens,
    A,
    { type: 'withdrawShareOffer', offerId: 'offer-1' },
  ],
  [
    'NOT_OFFER_PARTY',
    '3) Spéculation boursière',
    tokenOffer,
    A,
    { type: 'acceptShareOffer', offerId: 'offer-1' },
  ],
  [
    'NOT_OFFER_PARTY',
    '3) Spéculation boursière',
    tokenOffer,
    B,
    { type: 'withdrawShareOffer', offerId: 'offer-1' },
  ],
  ['STORAGE_LIMIT', 'R13', trading, A, { type: 'closeCommerce', companyId: X, keep: good('sand', 5) }],
  ['SHARE_NOT_AVAILABLE', '3) Spéculation boursière', sharing, A, { type: 'chooseShare', companyId: Y }],
  ['NOT_OPTION_HOLDER', 'R33', option, B, { type: 'declineOption', companyId: X }],
  ['TRADING_FINISHED', '3) Spéculation boursière', tokens, C, { type: 'finishShareTrading' }],
  [
    'TRADING_FINISHED',
    '3) Spéculation boursière',
    tokens,
    C,
    { type: 'auctionShare', companyId: Z, slot: 1 },
  ],
  [
    'TRADING_FINISHED',
    '3) Spéculation boursière',
    tokens,
    A,
    { type: 'offerShareSale', give: token(X, 1), toSeat: C, price: 1 },
  ],
  [
    'SAME_SEAT',
    'R16',
    tokens,
    A,
    { type: 'offerShareSwap', give: token(X, 1), toSeat: A, want: token(X, 1) },
  ],
  [
    'NOT_TOKEN_OWNER',
    'R16',
    tokens,
    A,
    { type: 'offerShareSwap', give: token(X, 1), toSeat: B, want: token(Z, 1) },
  ],
  [
    'NOT_TOKEN_OWNER',
    '3) Spéculation boursière',
    tokens,
    A,
    { type: 'offerShareSale', give: token(X, 2), toSeat: B, price: 1 },
  ],
  ['NOT_TOKEN_OWNER', '3) Spéculation boursière', tokens, A, { type: 'auctionShare', companyId: Y, slot: 1 }],
  [
    'AUCTION_REPEATED',
    '3) Spéculation boursière',
    { ...tokens, rest: { auctionedTokens: [token(X, 1)] } },
    A,
    { type: 'auctionShare', companyId: X, slot: 1 },
  ],
  [
    'NO_FREE_SLOT',
    'R15',
    settling('balance.reward', [A, B, C, A, B]),
    A,
    { type: 'chooseReward', companyId: X, reward: 'stockOption' },
  ],
  ['COMPANY_CARD_NOT_AVAILABLE', 'R21', founding, A, found('evergild')],
  ['COMPANY_CARD_NOT_AVAILABLE', 'R21', founding, A, found(X)],
  ['TOO_MANY_ASSETS', '6) Start Up', founding, A, found('ironclad', 'coal-mine', 'sand-pit')],
  [
    'TOO_MANY_ASSETS',
    'Phase 10: Entrepreneurs',
    {
      ...founding,
      options: statusSymbols,
      available: [],
      discarded: ['coal-mine', 'sand-pit', 'steel-mill', 'glassworks', 'textile-mill'],
    },
    A,
    found('ironclad', 'coal-mine', 'sand-pit', 'steel-mill', 'glassworks', 'textile-mill'),
  ],
  ['SLOT_EMPTY', 'Phase 8: Blame Game', blaming, A, { type: 'assignBlame', companyId: X, target: 'coo' }],
  // The same codes by the rules of other commands, phases and of the base game.
  [
    'BID_TOO_LOW',
    'Phase 10: Entrepreneurs',
    inBaseGame(playerAuction('startUp.auction', 'startUp', { minimumOpening: 50 })),
    A,
    { type: 'placeBid', amount: 49 },
  ],
  [
    'INSUFFICIENT_CASH',
    '6) Start Up',
    playerAuction('startUp.auction', 'startUp'),
    A,
    { type: 'placeBid', amount: 11 },
  ],
  [
    'INSUFFICIENT_CASH',
    'Phase 9: Work Hard, Play Hard',
    inBaseGame(playerAuction('status.gold', 'gold')),
    A,
    { type: 'placeBid', amount: 11 },
  ],
  [
    'INSUFFICIENT_CASH',
    'Phase 3: Investments',
    inBaseGame({ ...choosing({ [X]: { cashFlow: 0 } }) }),
    A,
    { type: 'chooseAsset', companyId: X, assetId: 'coal-mine' },
  ],
  [
    'ASSET_NOT_OWNED',
    'Phase 8: Blame Game',
    inBaseGame(settling('blame.dropAsset')),
    A,
    { type: 'dropAsset', companyId: X, assetId: 'coal-mine' },
  ],
  [
    'CARD_NOT_IN_HAND',
    'Phase 1: Announcements',
    inBaseGame({ phase: 'announcements.selection', hands: [['coal-mine', 'sand-pit']] }),
    A,
    { type: 'selectAsset', assetId: 'steel-mill' },
  ],
  [
    'COMPANY_CLOSED',
    'Phase 5: Trade And Process',
    inBaseGame({ ...trading, phase: 'tradeAndProcess' }),
    C,
    { type: 'finishTrading', companyId: Z },
  ],
  ['NOT_YOUR_TURN', 'R8', choosing(), B, { type: 'declineAsset', companyId: Y }],
];

describe('refusals (13, 13.1)', () => {
  test.each(cases)('%s [%s]', (code, cited, given, seat, command) => {
    const state = typeof given === 'function' ? given() : position(given);
    if (typeof given !== 'function') expect(greedIncorporated.invariants(state)).toEqual([]);
    const decision = greedIncorporated.decide(state, seat, command, scriptedDraws());
    if (decision.type === 'Accepted') expect.fail(JSON.stringify(decision.events));
    expect(decision.code).toBe(code);
    expect(decision.message).toBe(errorCodes[code]);
    expect(isOffered(greedIncorporated.legalCommands(state, seat), command)).toBe(false);
    const kind = greedIncorporated.rulings.some(({ id }) => id === cited) ? 'ruling' : 'section';
    expect(decision.citation).toEqual({ kind, id: cited });
    if (kind === 'section') expect(greedIncorporated.sections.map(({ id }) => id)).toContain(cited);
  });

  test('every command cites a section or ruling that exists, whenever it is tried', () => {
    const ids = new Set([...greedIncorporated.sections, ...greedIncorporated.rulings].map(({ id }) => id));
    for (const phase of valuesOf(PhaseSchema) as readonly Phase[]) {
      for (const options of [optionDefaults, { ...optionDefaults, ...statusSymbols }]) {
        for (const type of Object.keys(commandSchemas) as readonly CommandType[]) {
          expect(ids).toContain(commandCitation({ phase, config: options }, type).id);
        }
      }
    }
  });

  test('an ill-formed command is refused before it is decided', () => {
    expect(parseCommand(greedIncorporated, { type: 'declineShare', companyId: X })).toMatchObject({
      code: 'INVALID_COMMAND',
      message: expect.stringContaining(errorCodes.INVALID_COMMAND),
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
    expect(decision).toMatchObject({ code: 'INVALID_CONFIG', citation: { id: 'Mise en place' } });
  });

  test.each([2, 6])('PLAYER_COUNT_INVALID: %i players', (count) => {
    const seats = Array.from({ length: count }, (_, seat) => seat);
    const decision = greedIncorporated.setup({ ...optionDefaults }, seats, scriptedDraws());
    expect(decision).toMatchObject({ code: 'PLAYER_COUNT_INVALID', citation: { id: 'Mise en place' } });
  });

  test('every code has its case', () => {
    const others = ['INVALID_COMMAND', 'INVALID_CONFIG', 'PLAYER_COUNT_INVALID'];
    const covered = new Set<string>([...cases.map(([code]) => code), ...others]);
    expect([...covered].sort()).toEqual(Object.keys(errorCodes).sort());
  });
});
