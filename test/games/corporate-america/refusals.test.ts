import { describe, expect, test } from 'vitest';
import { type CorporateAmericaCode, errorCodes } from '../../../src/games/corporate-america/codes.ts';
import type { CorporateAmericaCommand } from '../../../src/games/corporate-america/commands.ts';
import { consumerCards } from '../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import { optionDefaults } from '../../../src/games/corporate-america/options.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import { parseCommand } from '../../../src/kernel/commands.ts';
import { isOffered } from '../../support/game/offered.ts';
import { scriptedDraws } from '../../support/game/scripted-draws.ts';
import {
  A,
  B,
  bidding,
  boardOf,
  C,
  type Changes,
  enact,
  enacting,
  inFirstAct,
  onWallStreet,
  position,
  protests,
} from './position.ts';

const revealed: Changes = { mainStreet: { revealed: ['consume-sin-1'], revealCount: 1 } };
const holding = (privilegeId: string, changes: Changes = {}): Changes => ({
  ...changes,
  seats: { ...changes.seats, [A]: { ...changes.seats?.[A], privileges: [privilegeId] } },
});
const starting = (hand: readonly string[], money = 20): Changes =>
  onWallStreet({ seats: { [A]: { hand: [...hand], money } } });
const jobCreator = (
  businessId: string,
  hand: readonly string[],
  inspected: readonly string[] = [],
): Changes => ({
  phase: 'wallStreet',
  step: 'jobCreator',
  seats: { [A]: { businesses: [businessId], hand: [...hand] } },
  wallStreet: { jobQueue: [{ seat: A, businessId }], inspected: [...inspected] },
});
const thinkTank = (changes: Changes['wallStreet'] = {}): Changes => ({
  phase: 'wallStreet',
  step: 'thinkTank',
  seats: { [A]: { businesses: ['patent-troll-law-firm'] }, [B]: { hand: ['trius'] } },
  wallStreet: { thinkQueue: [{ seat: A, businessId: 'patent-troll-law-firm' }], ...changes },
});
const inspecting = thinkTank({ inspectTarget: B, inspected: ['trius'] });
const settling = (settled: readonly number[]): Changes => ({
  step: 'settlement',
  active: [A, B, C].filter((seat) => !settled.includes(seat)),
  mainStreet: { settled: [...settled] },
  consumersPlayed: consumerCards.slice(0, 8).map(({ id }) => id),
});
const debating = (ready: readonly number[]): Changes =>
  bidding({
    step: 'debate',
    active: [A, B, C].filter((seat) => !ready.includes(seat)),
    campaign: { round: 0, ready: [...ready] },
  });
const window: Changes = holding('pocket-veto', {
  phase: 'capitolHill',
  step: 'privilegeWindow',
  board: boardOf(8),
  capitol: { windowQueue: [A] },
});
const sharing: Changes = {
  step: 'sharedCustomers',
  seats: { [A]: { businesses: ['mcdedcow'] }, [B]: { businesses: ['jocks-trap'] } },
  mainStreet: {
    sharedQueue: [
      { seat: A, businessId: 'mcdedcow', source: 'business', beneficiaryIndustry: 'health', amount: 1 },
    ],
  },
};
const twoMedia = { [B]: { businesses: ['faux-news', 'oggle-search', 'trius'] } };
const breaking: Changes = {
  ...enacting({ seats: twoMedia }),
  step: 'breakMonopoly',
  active: [B],
  board: boardOf(8).slice(1),
  capitol: {
    enacted: ['break-monopoly'],
    resolving: 'break-monopoly',
    monopoly: { target: B, industry: 'media' },
  },
};
const ended = (): CorporateAmericaState => {
  const state = position();
  state.result = { scores: [], winner: A };
  state.active = [];
  return state;
};
const tied = (): CorporateAmericaState =>
  position({
    phase: 'capitolHill',
    step: 'supremeCourt',
    board: boardOf(6),
    active: [3],
    options: { supremeCourt: 'arbiter' },
    capitol: { tied: [A, B] },
  });
const allRevealed: Changes = {
  seats: { [A]: { money: 200 } },
  mainStreet: {
    revealed: consumerCards.filter(({ kind }) => kind === 'consumption').map(({ id }) => id),
    revealCount: 48,
  },
  protests: Object.values(protests),
};
/** No game comes here: half of the sixteen bills lie in the deck or its discards whenever a veto is possible. */
const vetoWithoutCards = (): CorporateAmericaState => {
  const state = position({ ...window, legislationDeck: [] });
  state.legislationDiscard = [];
  return state;
};

const reveal = (...sponsors: string[]): CorporateAmericaCommand => ({ type: 'revealConsumer', sponsors });
const use = (
  privilegeId: string,
  params: Partial<CorporateAmericaCommand & { type: 'useExecutivePrivilege' }> = {},
): CorporateAmericaCommand => ({ type: 'useExecutivePrivilege', privilegeId, ...params });
const bid = (amount: number, candidate: number, matchingFundsFor?: number): CorporateAmericaCommand => ({
  type: 'placeBid',
  contributions: [{ candidate, amount }],
  ...(matchingFundsFor === undefined ? {} : { matchingFundsFor }),
});
const lend = (businessId: string, to: number): CorporateAmericaCommand => ({
  type: 'lendSponsorship',
  businessId,
  to,
});

type Case = readonly [
  CorporateAmericaCode,
  Changes | (() => CorporateAmericaState),
  number,
  CorporateAmericaCommand,
];

/** Every code with commands that it refuses (16.4). */
const cases: readonly Case[] = [
  ['GAME_OVER', ended, A, reveal()],
  ['WRONG_STEP', {}, A, { type: 'endFirstAct' }],
  ['WRONG_STEP', bidding(), A, { type: 'giveMoney', to: B, amount: 1 }],
  ['NOT_ACTIVE', {}, B, reveal()],
  ['NOT_ACTIVE', { options: { supremeCourt: 'arbiter' } }, 3, { type: 'giveMoney', to: B, amount: 1 }],
  ['INVALID_PARAMETERS', starting(['trius']), A, { type: 'startBusiness', businessId: 'nothing' }],
  ['INVALID_PARAMETERS', {}, A, reveal('faux-news', 'faux-news')],
  ['INVALID_PARAMETERS', bidding(), A, bid(1, 9)],
  ['INVALID_PARAMETERS', window, A, use('pocket-veto')],
  ['LIMIT_REACHED', { mainStreet: { giftsMade: [20, 0, 0] } }, A, { type: 'giveMoney', to: B, amount: 1 }],
  [
    'LIMIT_REACHED',
    { seats: { [A]: { businesses: ['faux-news'] } }, mainStreet: { lendingsMade: [20, 0, 0] } },
    A,
    lend('faux-news', B),
  ],
  [
    'LIMIT_REACHED',
    bidding({ campaign: { pledgesMade: [10, 0, 0] } }),
    A,
    { type: 'makePledge', legislationIds: [] },
  ],
  ['ALREADY_CONFIRMED', settling([A]), A, { type: 'confirmSettlement' }],
  ['ALREADY_DISCARDED', starting(['trius']), A, { type: 'discardBusinessCard', businessId: 'trius' }],
  [
    'ALREADY_DISMISSED',
    inFirstAct({
      turn: 3,
      laws: ['patriot-act'],
      protests: [protests.liberal],
      capitol: { patriotUsed: true },
    }),
    A,
    { type: 'patriotActDismiss', protestId: protests.liberal },
  ],
  ['ALREADY_INSPECTED', inspecting, A, { type: 'inspectHand', target: C }],
  ['ALREADY_INSPECTED', inspecting, A, { type: 'declineThinkTank' }],
  ['ALREADY_READY', debating([A]), A, { type: 'endDebate' }],
  [
    'ALREADY_REVOKED',
    inFirstAct({ laws: ['sin-tax'], capitol: { revokeUsed: true } }),
    A,
    { type: 'revokeLaw', lawId: 'sin-tax' },
  ],
  ['BRIBES_DISABLED', { options: { bribes: false } }, A, { type: 'giveMoney', to: B, amount: 1 }],
  ['CARD_NOT_AVAILABLE', jobCreator('microhard', []), A, { type: 'startExtraBusiness', businessId: 'idol' }],
  [
    'CARD_NOT_AVAILABLE',
    jobCreator('start-up-labs', ['idol'], ['trius']),
    A,
    { type: 'startExtraBusiness', businessId: 'idol' },
  ],
  ['CARD_NOT_AVAILABLE', inspecting, A, { type: 'takeBusinessCard', businessId: 'idol' }],
  ['CARD_NOT_IN_HAND', starting(['trius']), A, { type: 'startBusiness', businessId: 'idol' }],
  [
    'CHOICE_REQUIRED',
    enacting({ board: boardOf(8, 'break-monopoly'), seats: twoMedia }),
    A,
    enact('break-monopoly'),
  ],
  ['CONSUMER_NOT_REVEALED', revealed, A, { type: 'playConsumer', consumerId: 'consume-sin-2' }],
  ['CONSUMER_PENDING', { mainStreet: { peeked: ['consume-sin-1'] } }, A, reveal()],
  [
    'FILTER_NOT_MET',
    jobCreator('microhard', ['sofa-king']),
    A,
    { type: 'startExtraBusiness', businessId: 'sofa-king' },
  ],
  [
    'FILTER_NOT_MET',
    jobCreator('tower-erecters', ['sweatibank']),
    A,
    { type: 'startExtraBusiness', businessId: 'sweatibank' },
  ],
  ['INSUFFICIENT_FUNDS', starting(['trius'], 17), A, { type: 'startBusiness', businessId: 'trius' }],
  ['INSUFFICIENT_FUNDS', { ...revealed, seats: { [A]: { money: 3 } } }, A, reveal()],
  ['INSUFFICIENT_FUNDS', bidding(), A, bid(21, B)],
  ['INVALID_CHOICE', enacting(), A, enact('filibuster', null, { lawId: 'sin-tax' })],
  ['INVALID_CHOICE', enacting({ board: boardOf(8, 'farm-subsidies') }), A, enact('bail-out')],
  ['INVALID_TARGET', {}, A, { type: 'giveMoney', to: A, amount: 1 }],
  ['INVALID_TARGET', thinkTank(), A, { type: 'inspectHand', target: A }],
  ['LAW_NOT_IN_PLAY', inFirstAct({ laws: ['sin-tax'] }), A, { type: 'revokeLaw', lawId: 'censorship' }],
  ['LAW_NOT_IN_PLAY', enacting(), A, enact('super-committee', null, { lawId: 'sin-tax' })],
  [
    'LAW_NOT_REVOCABLE',
    inFirstAct({ laws: ['bar-the-revolving-door', 'sin-tax'] }),
    A,
    { type: 'revokeLaw', lawId: 'bar-the-revolving-door' },
  ],
  ['MATCHING_NOT_IN_BID', bidding(holding('matching-funds')), A, bid(1, A, B)],
  [
    'MUST_DISCARD_FIRST',
    onWallStreet({
      seats: { [A]: { hand: ['trius'] } },
      wallStreet: { seats: { [A]: { stage: 'discard' } } },
    }),
    A,
    { type: 'finishStarting' },
  ],
  ['MUST_START_BUSINESS', starting(['trius']), A, { type: 'finishStarting' }],
  ['NOTHING_INSPECTED', thinkTank(), A, { type: 'takeBusinessCard', businessId: 'trius' }],
  [
    'NOT_A_PERMUTATION',
    { mainStreet: { peeked: ['consume-sin-1'] } },
    A,
    { type: 'orderPeekedConsumers', order: [] },
  ],
  ['NOT_ELIGIBLE', sharing, A, { type: 'assignSharedCustomers', recipient: C }],
  [
    'NOT_LENT',
    { seats: { [A]: { businesses: ['faux-news'] } } },
    A,
    { type: 'withdrawSponsorship', businessId: 'faux-news' },
  ],
  ['NOT_ON_BOARD', enacting(), A, enact('living-wages')],
  ['NOT_ON_BOARD', window, A, use('pocket-veto', { legislationId: 'living-wages' })],
  ['NOT_SPONSORED', { seats: { [A]: { businesses: ['trius'] } } }, A, lend('trius', B)],
  ['NOT_TIED', tied, 3, { type: 'ruleSupremeCourt', winner: C }],
  ['NOT_YOUR_BUSINESS', { seats: { [B]: { businesses: ['faux-news'] } } }, A, lend('faux-news', B)],
  ['NOT_YOUR_BUSINESS', breaking, B, { type: 'discardMonopolyBusiness', businessId: 'cabal-news-network' }],
  ['NO_CONSUMER_CARDS', allRevealed, A, reveal()],
  ['NO_LEGISLATION_CARDS', vetoWithoutCards, A, use('pocket-veto', { legislationId: 'bail-out' })],
  [
    'NO_SYNERGY',
    enacting({ board: boardOf(8, 'break-monopoly'), seats: twoMedia }),
    A,
    enact('break-monopoly', null, { monopoly: { target: B, industry: 'luxury' } }),
  ],
  [
    'PATRIOT_ACT_NOT_IN_PLAY',
    inFirstAct({ laws: ['sin-tax'], protests: [protests.liberal] }),
    A,
    { type: 'patriotActDismiss', protestId: protests.liberal },
  ],
  ['PRIVILEGE_NOT_HELD', {}, A, use('insider-briefing')],
  ['PRIVILEGE_NOT_HELD', bidding(), A, bid(1, A, A)],
  ['PRIVILEGE_NOT_USABLE', holding('pocket-veto'), A, use('pocket-veto', { legislationId: 'sin-tax' })],
  ['PRIVILEGE_NOT_USABLE', holding('insider-briefing', revealed), A, use('insider-briefing')],
  [
    'PRIVILEGE_NOT_USABLE',
    holding('insider-briefing', { options: { executivePrivilegeEffects: false } }),
    A,
    use('insider-briefing'),
  ],
  [
    'PROTESTS_UNSATISFIED',
    enacting({ board: boardOf(8, 'living-wages'), protests: [protests.liberal] }),
    A,
    enact('bail-out', null, { allocations: [{ seat: A, amount: 15 }] }),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    enacting({ board: boardOf(8, 'living-wages') }),
    A,
    enact('living-wages', protests.liberal),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    enacting({ board: boardOf(8, 'crack-down') }),
    A,
    enact('crack-down', null, { protestId: protests.liberal }),
  ],
  [
    'PROTEST_NOT_MATCHED',
    enacting({ board: boardOf(8, 'living-wages'), protests: [protests.christian] }),
    A,
    enact('living-wages', protests.christian),
  ],
  [
    'SPONSOR_ALREADY_USED',
    {
      ...revealed,
      seats: { [A]: { businesses: ['faux-news'] } },
      mainStreet: { ...revealed.mainStreet, usedSponsors: ['faux-news'] },
    },
    A,
    reveal('faux-news'),
  ],
  [
    'SPONSOR_ALREADY_USED',
    { seats: { [A]: { businesses: ['faux-news'] } }, mainStreet: { usedSponsors: ['faux-news'] } },
    A,
    lend('faux-news', B),
  ],
  ['SPONSOR_EXCESS', { seats: { [A]: { businesses: ['faux-news'] } } }, A, reveal('faux-news')],
  [
    'SPONSOR_NOT_AVAILABLE',
    { ...revealed, seats: { [B]: { businesses: ['faux-news'] } } },
    A,
    reveal('faux-news'),
  ],
  ['SPONSOR_NOT_AVAILABLE', { ...revealed, seats: { [A]: { businesses: ['trius'] } } }, A, reveal('trius')],
  ['TARGET_HAND_EMPTY', thinkTank(), A, { type: 'inspectHand', target: C }],
  ['TERM_LIMITED', bidding({ laws: ['term-limits'] }), A, bid(1, A)],
  ['WRONG_INDUSTRY', breaking, B, { type: 'discardMonopolyBusiness', businessId: 'trius' }],
  ['WRONG_TOTAL', enacting(), A, enact('bail-out', null, { allocations: [{ seat: B, amount: 16 }] })],
];

describe('refusals (16.4)', () => {
  test.each(cases)('%s', (code, given, seat, command) => {
    const state = typeof given === 'function' ? given() : position(given);
    if (typeof given !== 'function') expect(corporateAmerica.invariants(state)).toEqual([]);
    const decision = corporateAmerica.decide(state, seat, command, scriptedDraws());
    if (decision.type === 'Accepted') expect.fail(JSON.stringify(decision.events));
    expect(decision.code).toBe(code);
    expect(decision.message).toBe(errorCodes[code]);
    expect(isOffered(corporateAmerica.legalCommands(state, seat), command)).toBe(false);
    const cited = [...corporateAmerica.sections, ...corporateAmerica.rulings].map(({ id }) => id);
    expect(cited).toContain(decision.citation.id);
  });

  test('an ill-formed command is refused before it is decided', () => {
    expect(parseCommand(corporateAmerica, { type: 'passBid', amount: 3 })).toMatchObject({
      code: 'INVALID_COMMAND',
      message: errorCodes.INVALID_COMMAND,
    });
    expect(parseCommand(corporateAmerica, { type: 'giveMoney', to: 1, amount: 0 })).toMatchObject({
      code: 'INVALID_COMMAND',
    });
  });

  test.each([
    ['two players', {}, 2],
    ['seven players', {}, 7],
    ['an arbiter in the place of the third player', { supremeCourt: 'arbiter' }, 3],
    ['an unknown option value', { wallStreetMode: 'chaotic' }, 3],
    ['a first president outside the game', { firstPresident: { mode: 'seat', seat: 3 } }, 3],
    ['no first president', { firstPresident: { mode: 'seat' } }, 3],
    ['cash of too few players', { firstPresident: { mode: 'declaredCash', cents: [1, 2] } }, 3],
    ['cash beside another mode', { firstPresident: { mode: 'random', cents: [1, 2, 3] } }, 3],
  ])('INVALID_CONFIG: %s', (_what, options, places) => {
    const seats = Array.from({ length: places }, (_, seat) => seat);
    const decision = corporateAmerica.setup({ ...optionDefaults, ...options }, seats, scriptedDraws());
    expect(decision).toMatchObject({ code: 'INVALID_CONFIG' });
  });

  test('every code has its case', () => {
    const covered = new Set<string>([...cases.map(([code]) => code), 'INVALID_COMMAND', 'INVALID_CONFIG']);
    expect([...covered].sort()).toEqual(Object.keys(errorCodes).sort());
  });
});
