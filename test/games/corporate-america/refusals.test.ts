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
const discarding: Changes = onWallStreet({
  seats: { [A]: { hand: ['trius'] } },
  wallStreet: { seats: { [A]: { stage: 'discard' } } },
});
const jobCreator = (
  businessId: string,
  hand: readonly string[],
  inspected: readonly string[] = [],
  money = 20,
): Changes => ({
  phase: 'wallStreet',
  step: 'jobCreator',
  seats: { [A]: { businesses: [businessId], hand: [...hand], money } },
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

/** A code, the section or ruling cited for it, and where it is met. */
type Case = readonly [
  CorporateAmericaCode,
  string,
  Changes | (() => CorporateAmericaState),
  number,
  CorporateAmericaCommand,
];

/** Every code with commands that it refuses (16.4). */
const cases: readonly Case[] = [
  ['GAME_OVER', 'Ending the Game', ended, A, reveal()],
  ['WRONG_STEP', 'Phases of a Turn', {}, A, { type: 'endFirstAct' }],
  ['WRONG_STEP', 'Phases of a Turn', bidding(), A, { type: 'giveMoney', to: B, amount: 1 }],
  ['NOT_ACTIVE', 'Main Street Phase', {}, B, reveal()],
  [
    'NOT_ACTIVE',
    'Main Street Phase',
    { options: { supremeCourt: 'arbiter' } },
    3,
    { type: 'giveMoney', to: B, amount: 1 },
  ],
  [
    'INVALID_PARAMETERS',
    'Wall Street Phase',
    starting(['trius']),
    A,
    { type: 'startBusiness', businessId: 'nothing' },
  ],
  ['INVALID_PARAMETERS', 'Main Street Phase', {}, A, reveal('faux-news', 'faux-news')],
  ['INVALID_PARAMETERS', 'Campaign Trail Phase', bidding(), A, bid(1, 9)],
  ['INVALID_PARAMETERS', 'R26', window, A, use('pocket-veto')],
  [
    'LIMIT_REACHED',
    'R40',
    { mainStreet: { giftsMade: [20, 0, 0] } },
    A,
    { type: 'giveMoney', to: B, amount: 1 },
  ],
  [
    'LIMIT_REACHED',
    'R40',
    { seats: { [A]: { businesses: ['faux-news'] } }, mainStreet: { lendingsMade: [20, 0, 0] } },
    A,
    lend('faux-news', B),
  ],
  [
    'LIMIT_REACHED',
    'R40',
    bidding({ campaign: { pledgesMade: [10, 0, 0] } }),
    A,
    { type: 'makePledge', legislationIds: [] },
  ],
  ['ALREADY_CONFIRMED', 'R16', settling([A]), A, { type: 'confirmSettlement' }],
  [
    'ALREADY_DISCARDED',
    'Wall Street Phase',
    starting(['trius']),
    A,
    { type: 'discardBusinessCard', businessId: 'trius' },
  ],
  [
    'ALREADY_DISMISSED',
    'Patriot Act',
    inFirstAct({
      turn: 3,
      laws: ['patriot-act'],
      protests: [protests.liberal],
      capitol: { patriotUsed: true },
    }),
    A,
    { type: 'patriotActDismiss', protestId: protests.liberal },
  ],
  ['ALREADY_INSPECTED', 'Think Tank', inspecting, A, { type: 'inspectHand', target: C }],
  ['ALREADY_INSPECTED', 'Think Tank', inspecting, A, { type: 'declineThinkTank' }],
  ['ALREADY_READY', 'R20', debating([A]), A, { type: 'endDebate' }],
  [
    'ALREADY_REVOKED',
    'Capitol Hill Phase',
    inFirstAct({ laws: ['sin-tax'], capitol: { revokeUsed: true } }),
    A,
    { type: 'revokeLaw', lawId: 'sin-tax' },
  ],
  [
    'BRIBES_DISABLED',
    'Main Street Phase',
    { options: { bribes: false } },
    A,
    { type: 'giveMoney', to: B, amount: 1 },
  ],
  [
    'CARD_NOT_AVAILABLE',
    'Job Creator',
    jobCreator('microhard', []),
    A,
    { type: 'startExtraBusiness', businessId: 'idol' },
  ],
  [
    'CARD_NOT_AVAILABLE',
    'Job Creator',
    jobCreator('start-up-labs', ['idol'], ['trius']),
    A,
    { type: 'startExtraBusiness', businessId: 'idol' },
  ],
  ['CARD_NOT_AVAILABLE', 'Think Tank', inspecting, A, { type: 'takeBusinessCard', businessId: 'idol' }],
  [
    'CARD_NOT_IN_HAND',
    'Wall Street Phase',
    starting(['trius']),
    A,
    { type: 'startBusiness', businessId: 'idol' },
  ],
  [
    'CHOICE_REQUIRED',
    'Break Monopoly',
    enacting({ board: boardOf(8, 'break-monopoly'), seats: twoMedia }),
    A,
    enact('break-monopoly'),
  ],
  [
    'CONSUMER_NOT_REVEALED',
    'Main Street Phase',
    revealed,
    A,
    { type: 'playConsumer', consumerId: 'consume-sin-2' },
  ],
  ['CONSUMER_PENDING', 'R26', { mainStreet: { peeked: ['consume-sin-1'] } }, A, reveal()],
  [
    'FILTER_NOT_MET',
    'Job Creator',
    jobCreator('microhard', ['sofa-king']),
    A,
    { type: 'startExtraBusiness', businessId: 'sofa-king' },
  ],
  [
    'FILTER_NOT_MET',
    'Job Creator',
    jobCreator('tower-erecters', ['sweatibank']),
    A,
    { type: 'startExtraBusiness', businessId: 'sweatibank' },
  ],
  [
    'INSUFFICIENT_FUNDS',
    'Wall Street Phase',
    starting(['trius'], 17),
    A,
    { type: 'startBusiness', businessId: 'trius' },
  ],
  ['INSUFFICIENT_FUNDS', 'Main Street Phase', { ...revealed, seats: { [A]: { money: 3 } } }, A, reveal()],
  ['INSUFFICIENT_FUNDS', 'Campaign Trail Phase', bidding(), A, bid(21, B)],
  ['INVALID_CHOICE', 'Distraction', enacting(), A, enact('filibuster', null, { lawId: 'sin-tax' })],
  ['INVALID_CHOICE', 'Giveaway', enacting({ board: boardOf(8, 'farm-subsidies') }), A, enact('bail-out')],
  ['INVALID_TARGET', 'Main Street Phase', {}, A, { type: 'giveMoney', to: A, amount: 1 }],
  ['INVALID_TARGET', 'Think Tank', thinkTank(), A, { type: 'inspectHand', target: A }],
  [
    'LAW_NOT_IN_PLAY',
    'Capitol Hill Phase',
    inFirstAct({ laws: ['sin-tax'] }),
    A,
    { type: 'revokeLaw', lawId: 'censorship' },
  ],
  ['LAW_NOT_IN_PLAY', 'Revoke', enacting(), A, enact('super-committee', null, { lawId: 'sin-tax' })],
  [
    'LAW_NOT_REVOCABLE',
    'Revoke',
    inFirstAct({ laws: ['bar-the-revolving-door', 'sin-tax'] }),
    A,
    { type: 'revokeLaw', lawId: 'bar-the-revolving-door' },
  ],
  ['MATCHING_NOT_IN_BID', 'R26', bidding(holding('matching-funds')), A, bid(1, A, B)],
  [
    'MUST_DISCARD_FIRST',
    'Wall Street Phase',
    onWallStreet({
      seats: { [A]: { hand: ['trius'] } },
      wallStreet: { seats: { [A]: { stage: 'discard' } } },
    }),
    A,
    { type: 'finishStarting' },
  ],
  ['MUST_START_BUSINESS', 'R5', starting(['trius']), A, { type: 'finishStarting' }],
  ['NOTHING_INSPECTED', 'Think Tank', thinkTank(), A, { type: 'takeBusinessCard', businessId: 'trius' }],
  [
    'NOT_A_PERMUTATION',
    'R26',
    { mainStreet: { peeked: ['consume-sin-1'] } },
    A,
    { type: 'orderPeekedConsumers', order: [] },
  ],
  ['NOT_ELIGIBLE', 'Shared Customers', sharing, A, { type: 'assignSharedCustomers', recipient: C }],
  [
    'NOT_LENT',
    'Sponsored',
    { seats: { [A]: { businesses: ['faux-news'] } } },
    A,
    { type: 'withdrawSponsorship', businessId: 'faux-news' },
  ],
  ['NOT_ON_BOARD', 'Capitol Hill Phase', enacting(), A, enact('living-wages')],
  ['NOT_ON_BOARD', 'R26', window, A, use('pocket-veto', { legislationId: 'living-wages' })],
  ['NOT_SPONSORED', 'Sponsored', { seats: { [A]: { businesses: ['trius'] } } }, A, lend('trius', B)],
  ['NOT_TIED', 'R18', tied, 3, { type: 'ruleSupremeCourt', winner: C }],
  [
    'NOT_YOUR_BUSINESS',
    'Sponsored',
    { seats: { [B]: { businesses: ['faux-news'] } } },
    A,
    lend('faux-news', B),
  ],
  [
    'NOT_YOUR_BUSINESS',
    'Break Monopoly',
    breaking,
    B,
    { type: 'discardMonopolyBusiness', businessId: 'cabal-news-network' },
  ],
  ['NO_CONSUMER_CARDS', 'Main Street Phase', allRevealed, A, reveal()],
  ['NO_LEGISLATION_CARDS', 'R8', vetoWithoutCards, A, use('pocket-veto', { legislationId: 'bail-out' })],
  [
    'NO_SYNERGY',
    'Break Monopoly',
    enacting({ board: boardOf(8, 'break-monopoly'), seats: twoMedia }),
    A,
    enact('break-monopoly', null, { monopoly: { target: B, industry: 'luxury' } }),
  ],
  [
    'PATRIOT_ACT_NOT_IN_PLAY',
    'Patriot Act',
    inFirstAct({ laws: ['sin-tax'], protests: [protests.liberal] }),
    A,
    { type: 'patriotActDismiss', protestId: protests.liberal },
  ],
  ['PRIVILEGE_NOT_HELD', 'R26', {}, A, use('insider-briefing')],
  ['PRIVILEGE_NOT_HELD', 'R26', bidding(), A, bid(1, A, A)],
  [
    'PRIVILEGE_NOT_USABLE',
    'R26',
    holding('pocket-veto'),
    A,
    use('pocket-veto', { legislationId: 'sin-tax' }),
  ],
  ['PRIVILEGE_NOT_USABLE', 'R26', holding('insider-briefing', revealed), A, use('insider-briefing')],
  [
    'PRIVILEGE_NOT_USABLE',
    'R26',
    holding('insider-briefing', { options: { executivePrivilegeEffects: false } }),
    A,
    use('insider-briefing'),
  ],
  [
    'PROTESTS_UNSATISFIED',
    'Capitol Hill Phase',
    enacting({ board: boardOf(8, 'living-wages'), protests: [protests.liberal] }),
    A,
    enact('bail-out', null, { allocations: [{ seat: A, amount: 15 }] }),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    'Capitol Hill Phase',
    enacting({ board: boardOf(8, 'living-wages') }),
    A,
    enact('living-wages', protests.liberal),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    'Crack Down',
    enacting({ board: boardOf(8, 'crack-down') }),
    A,
    enact('crack-down', null, { protestId: protests.liberal }),
  ],
  [
    'PROTEST_NOT_MATCHED',
    'Capitol Hill Phase',
    enacting({ board: boardOf(8, 'living-wages'), protests: [protests.christian] }),
    A,
    enact('living-wages', protests.christian),
  ],
  [
    'SPONSOR_ALREADY_USED',
    'Sponsored',
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
    'Sponsored',
    { seats: { [A]: { businesses: ['faux-news'] } }, mainStreet: { usedSponsors: ['faux-news'] } },
    A,
    lend('faux-news', B),
  ],
  ['SPONSOR_EXCESS', 'R11', { seats: { [A]: { businesses: ['faux-news'] } } }, A, reveal('faux-news')],
  [
    'SPONSOR_NOT_AVAILABLE',
    'Sponsored',
    { ...revealed, seats: { [B]: { businesses: ['faux-news'] } } },
    A,
    reveal('faux-news'),
  ],
  [
    'SPONSOR_NOT_AVAILABLE',
    'Sponsored',
    { ...revealed, seats: { [A]: { businesses: ['trius'] } } },
    A,
    reveal('trius'),
  ],
  ['TARGET_HAND_EMPTY', 'Think Tank', thinkTank(), A, { type: 'inspectHand', target: C }],
  ['TERM_LIMITED', 'Term Limits', bidding({ laws: ['term-limits'] }), A, bid(1, A)],
  ['WRONG_INDUSTRY', 'Break Monopoly', breaking, B, { type: 'discardMonopolyBusiness', businessId: 'trius' }],
  [
    'WRONG_TOTAL',
    'Giveaway',
    enacting(),
    A,
    enact('bail-out', null, { allocations: [{ seat: B, amount: 16 }] }),
  ],
  // The same codes by the rules of other commands.
  ['INSUFFICIENT_FUNDS', 'Main Street Phase', {}, A, { type: 'giveMoney', to: B, amount: 999 }],
  [
    'INSUFFICIENT_FUNDS',
    'Job Creator',
    jobCreator('microhard', ['oggle-search'], [], 0),
    A,
    { type: 'startExtraBusiness', businessId: 'oggle-search' },
  ],
  ['INVALID_TARGET', 'Sponsored', { seats: { [A]: { businesses: ['faux-news'] } } }, A, lend('faux-news', A)],
  [
    'LAW_NOT_IN_PLAY',
    'R26',
    holding('executive-order', { laws: ['sin-tax'] }),
    A,
    use('executive-order', { lawId: 'censorship' }),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    'R26',
    holding('free-speech-zone', window),
    A,
    use('free-speech-zone', { protestId: protests.liberal }),
  ],
  [
    'PROTEST_NOT_IN_PLAY',
    'Patriot Act',
    inFirstAct({ turn: 3, laws: ['patriot-act'] }),
    A,
    { type: 'patriotActDismiss', protestId: protests.liberal },
  ],
  [
    'NOT_ELIGIBLE',
    'Giveaway',
    enacting({ laws: ['bar-the-revolving-door'] }),
    A,
    enact('bail-out', null, { allocations: [{ seat: A, amount: 15 }] }),
  ],
  [
    'CARD_NOT_IN_HAND',
    'Wall Street Phase',
    discarding,
    A,
    { type: 'discardBusinessCard', businessId: 'idol' },
  ],
  ['MUST_DISCARD_FIRST', 'Wall Street Phase', discarding, A, { type: 'startBusiness', businessId: 'trius' }],
];

describe('refusals (16.4)', () => {
  test.each(cases)('%s [%s]', (code, cited, given, seat, command) => {
    const state = typeof given === 'function' ? given() : position(given);
    if (typeof given !== 'function') expect(corporateAmerica.invariants(state)).toEqual([]);
    const decision = corporateAmerica.decide(state, seat, command, scriptedDraws());
    if (decision.type === 'Accepted') expect.fail(JSON.stringify(decision.events));
    expect(decision.code).toBe(code);
    expect(decision.message).toBe(errorCodes[code]);
    expect(isOffered(corporateAmerica.legalCommands(state, seat), command)).toBe(false);
    const kind = corporateAmerica.rulings.some(({ id }) => id === cited) ? 'ruling' : 'section';
    expect(decision.citation).toEqual({ kind, id: cited });
    if (kind === 'section') expect(corporateAmerica.sections.map(({ id }) => id)).toContain(cited);
  });

  test('an ill-formed command is refused before it is decided', () => {
    expect(parseCommand(corporateAmerica, { type: 'passBid', amount: 3 })).toMatchObject({
      code: 'INVALID_COMMAND',
      message: expect.stringContaining(errorCodes.INVALID_COMMAND),
    });
    expect(parseCommand(corporateAmerica, { type: 'giveMoney', to: 1, amount: 0 })).toMatchObject({
      code: 'INVALID_COMMAND',
    });
  });

  test.each([
    ['two players', {}, 2],
    ['seven players', {}, 7],
    ['an arbiter in the place of the third player', { supremeCourt: 'arbiter' }, 3],
    ['an arbiter beside seven players', { supremeCourt: 'arbiter' }, 8],
    ['an unknown option value', { wallStreetMode: 'chaotic' }, 3],
    ['a first president outside the game', { firstPresident: { mode: 'seat', seat: 3 } }, 3],
    ['no first president', { firstPresident: { mode: 'seat' } }, 3],
    ['cash of too few players', { firstPresident: { mode: 'declaredCash', cents: [1, 2] } }, 3],
    ['cash beside another mode', { firstPresident: { mode: 'random', cents: [1, 2, 3] } }, 3],
  ])('INVALID_CONFIG: %s', (_what, options, places) => {
    const seats = Array.from({ length: places }, (_, seat) => seat);
    const decision = corporateAmerica.setup({ ...optionDefaults, ...options }, seats, scriptedDraws());
    expect(decision).toEqual({
      type: 'RuleViolation',
      code: 'INVALID_CONFIG',
      message: expect.stringContaining('one more for the arbiter'),
      citation: { kind: 'section', id: 'Setup' },
    });
  });

  test('every code has its case', () => {
    const covered = new Set<string>([...cases.map(([code]) => code), 'INVALID_COMMAND', 'INVALID_CONFIG']);
    expect([...covered].sort()).toEqual(Object.keys(errorCodes).sort());
  });
});
