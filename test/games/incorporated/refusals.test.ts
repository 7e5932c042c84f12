import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../../src/games/incorporated/codes.ts';
import type { IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import { payoffCards } from '../../../src/games/incorporated/content.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState, Pending } from '../../../src/games/incorporated/state.ts';
import { parseCommand } from '../../../src/kernel/commands.ts';
import { pseudoRandom } from '../../../src/kernel/pseudo-random.ts';
import { B, type Changes, cards, from, G, given, position, R, started } from './position.ts';

const competition: Changes = { phase: 'competition' };
const lobbying: Changes = { phase: 'lobbying' };
const withPending = (changes: Changes, pending: Pending): IncorporatedState => {
  const state = position({ activeSeat: null, ...changes });
  state.pending = pending;
  return state;
};
const shortage = withPending(
  { ...competition, shares: { [G]: { us: 2, china: 2 }, [B]: {}, [R]: {} } },
  {
    type: 'incomeShortage',
    seat: G,
    available: 3,
    entitlement: [
      { country: 'us', count: 2 },
      { country: 'china', count: 2 },
    ],
  },
);
const crisis = withPending(
  { phase: 'earnings', revealed: cards('tech', 1, 2, 3) },
  { type: 'crisisDiscard', seat: B, count: 2, options: cards('tech', 1, 2, 3) },
);
const repayment = withPending(
  { phase: 'earnings', bonds: { [G]: 2 }, cash: { [G]: 25 } },
  { type: 'repayment', stage: 'others', seats: [G], commits: [] },
);
const sale = withPending(
  { shares: { [G]: { us: 1 }, [B]: {}, [R]: {} }, cash: { [B]: 0 } },
  {
    type: 'privateSale',
    seller: G,
    country: 'us',
    minimum: 5,
    highBid: null,
    highBidder: null,
    passed: [],
  },
);
const drawn = withPending(
  { ...lobbying, revealed: cards('tech', 1), deckTop: cards('heavy', 1) },
  { type: 'subsidies', seat: G, cards: cards('mining', 1) },
);
drawn.payoffDeck = drawn.payoffDeck.filter((cardId) => cardId !== 'payoff-mining-1');
const auction = withPending(
  { cash: { [B]: 0 } },
  { type: 'auction', country: 'us', highBid: 9, highBidder: G, passed: [], toAct: B },
);
const round = withPending(
  { shares: { [G]: { us: 1 }, [B]: { us: 1 }, [R]: {} } },
  {
    type: 'reverseAuction',
    country: 'us',
    buyer: G,
    price: 9,
    lowBidder: null,
    eligible: [B],
    passed: [],
    toAct: B,
  },
);
const fight = (...attacks: (IncorporatedCommand & { type: 'fight' })['attacks']): IncorporatedCommand => ({
  type: 'fight',
  attacks,
});
const move = (origin: string, to: string): IncorporatedCommand => ({
  type: 'expand',
  moves: [{ from: origin, to }],
});
const loose = (location: string, seats: Readonly<Record<number, number>> = { [G]: 2 }): Changes => ({
  ...competition,
  loose: { [location]: seats },
});
const all = payoffCards.map(({ id }) => id);

type Case = readonly [string, IncorporatedState, number, IncorporatedCommand, string];
const at = (changes: Changes): IncorporatedState => position(changes);

/** Every code with a command that it refuses, and the section or ruling that is cited (6.5). */
const cases: readonly Case[] = [
  ['UNKNOWN_SEAT', at({}), 7, { type: 'passInvestment' }, 'Game Flow and Rules'],
  ['WRONG_PHASE', at({}), G, { type: 'defend', country: 'us' }, 'Game Flow and Rules'],
  ['WRONG_PHASE', at(lobbying), G, { type: 'takeLoan', count: 1 }, 'Game Flow and Rules'],
  ['WRONG_STEP', at({}), G, { type: 'passBid' }, 'Game Flow and Rules'],
  ['WRONG_STEP', auction, B, { type: 'passInvestment' }, 'Game Flow and Rules'],
  ['NOT_YOUR_TURN', at({}), B, { type: 'passInvestment' }, 'Game Flow and Rules'],
  [
    'INVALID_PARAMETER',
    at({}),
    G,
    { type: 'openAuction', country: 'atlantis', bid: 3 },
    'Game Flow and Rules',
  ],
  ['INVALID_PARAMETER', at(competition), G, { type: 'defend', country: 'tax-havens' }, 'Game Flow and Rules'],
  ['INVALID_PARAMETER', at(loose('us')), G, fight({ kind: 'grab', squareId: 'us-9' }), 'Game Flow and Rules'],
  [
    'INVALID_PARAMETER',
    at(loose('us')),
    G,
    fight({ kind: 'killLoose', country: 'us', targetSeat: 5 }),
    'Game Flow and Rules',
  ],
  [
    'INVALID_PARAMETER',
    at(lobbying),
    G,
    { type: 'lobbyCentralBanks', slider: 'growth', direction: 'left' },
    'Game Flow and Rules',
  ],
  ['INVALID_PARAMETER', repayment, G, { type: 'repayBonds', count: 3 }, 'Game Flow and Rules'],
  ['NO_CREDIT', at({ bonds: { [G]: 19 } }), G, { type: 'takeLoan', count: 2 }, 'R12'],
  ['NOT_MAJOR', at({}), G, { type: 'openAuction', country: 'uk', bid: 3 }, 'a) Bid in Public Markets'],
  [
    'NO_SHARES_LEFT',
    at({ shares: { [G]: { russia: 2 }, [B]: {}, [R]: {} } }),
    G,
    { type: 'openAuction', country: 'russia', bid: 3 },
    'a) Bid in Public Markets',
  ],
  ['BID_TOO_LOW', at({}), G, { type: 'openAuction', country: 'us', bid: 2 }, 'a) Bid in Public Markets'],
  ['BID_TOO_LOW', auction, B, { type: 'raiseBid', amount: 9 }, 'a) Bid in Public Markets'],
  ['BID_TOO_LOW', sale, B, { type: 'bidPrivateSale', amount: 4 }, 'b) Privately Sell Shares'],
  ['BID_TOO_LOW', round, B, { type: 'lowerBid', amount: 0 }, 'R17'],
  ['BID_TOO_HIGH', at({ cash: { [G]: 5 } }), G, { type: 'openAuction', country: 'us', bid: 216 }, 'R13'],
  ['BID_TOO_HIGH', auction, B, { type: 'raiseBid', amount: 211 }, 'R13'],
  ['BID_TOO_HIGH', sale, B, { type: 'bidPrivateSale', amount: 211 }, 'R13'],
  ['BID_NOT_LOWER', round, B, { type: 'lowerBid', amount: 9 }, 'a) Bid in Public Markets'],
  [
    'NO_SHARE',
    at({}),
    G,
    { type: 'offerPrivateSale', country: 'china', minimum: 5 },
    'b) Privately Sell Shares',
  ],
  ['WRONG_CUBE_COUNT', shortage, G, { type: 'placeIncomeCubes', placements: [] }, 'Phase 3 - Competition'],
  [
    'ABOVE_ENTITLEMENT',
    shortage,
    G,
    { type: 'placeIncomeCubes', placements: [{ country: 'us', count: 3 }] },
    'R34',
  ],
  ['NO_LOOSE_CUBE', at(competition), G, fight({ kind: 'grab', squareId: 'us-7' }), 'a) Fight'],
  ['NO_LOOSE_CUBE', at(competition), G, move('us', 'canada'), 'c) Expand'],
  ['SQUARE_LOCKED', at(loose('india')), G, fight({ kind: 'grab', squareId: 'india-5' }), 'Industry Squares'],
  ['SQUARE_OCCUPIED', at(loose('us')), G, fight({ kind: 'grab', squareId: 'us-2' }), 'a) Fight'],
  ['OWN_TARGET', at(loose('us')), G, fight({ kind: 'killLoose', country: 'us', targetSeat: G }), 'a) Fight'],
  ['OWN_TARGET', at(loose('us')), G, fight({ kind: 'killOccupant', squareId: 'us-1' }), 'a) Fight'],
  [
    'NO_SUCH_TARGET',
    at(loose('us')),
    G,
    fight({ kind: 'killExecutive', country: 'us', targetSeat: B }),
    'a) Fight',
  ],
  [
    'TARGET_PROTECTED',
    at(loose('us', { [G]: 1, [B]: 1 })),
    G,
    fight({ kind: 'killOccupant', squareId: 'us-2' }),
    'a) Fight',
  ],
  [
    'NO_ATTACK_IN_TAX_HAVENS',
    at(loose('tax-havens', { [G]: 1, [B]: 1 })),
    G,
    fight({ kind: 'killLoose', country: 'tax-havens', targetSeat: B }),
    'Tax Havens',
  ],
  ['TAX_HAVENS_CLOSED', at(loose('us')), G, move('us', 'tax-havens'), 'Tax Havens'],
  [
    'NO_EXECUTIVE',
    at({
      ...competition,
      executives: [
        [G, 'us'],
        [G, 'us'],
        [G, 'us'],
      ],
    }),
    G,
    { type: 'defend', country: 'us' },
    'b) Defend',
  ],
  ['WRONG_EXECUTIVE_COUNT', at(competition), G, { type: 'passCompetition', defenders: ['us'] }, 'd) Pass'],
  [
    'CANNOT_PAY',
    at({ ...loose('us'), cash: { [G]: 0 }, bonds: { [G]: 20 } }),
    G,
    move('us', 'canada'),
    'c) Expand',
  ],
  ['CANNOT_PAY', repayment, G, { type: 'repayBonds', count: 2 }, 'Corporate Bonds'],
  ['NO_ARROW', at(loose('us')), G, move('us', 'japan'), 'c) Expand'],
  ['LEAVING_BATTLEGROUND', at(loose('iran')), G, move('iran', 'afpak'), 'c) Expand'],
  ['RIVAL_CAMP', at(loose('china')), G, move('china', 'korea'), 'c) Expand'],
  [
    'EVENT_ALREADY_USED',
    at({ ...lobbying, lobbyUsed: ['budget'] }),
    G,
    { type: 'lobbyBudget', policy: 'stimulus' },
    'Phase 4 - Lobbying',
  ],
  [
    'NO_BATTLEGROUND',
    at({ ...lobbying, markers: { europe: null } }),
    G,
    { type: 'powerPlay', zone: 'europe', camp: 'nato' },
    'R20',
  ],
  ['NOT_STABILITY_5', at(lobbying), G, { type: 'lobbyRd', squareId: 'russia-1' }, 'R&D'],
  ['NOT_STABILITY_5', at(lobbying), G, { type: 'lobbyRd', squareId: 'tax-havens-1' }, 'R&D'],
  ['SQUARE_LOCKED', at(lobbying), G, { type: 'lobbyRd', squareId: 'china-7' }, 'R24'],
  ['NO_REVEALED_CARD', at(lobbying), G, { type: 'lobbySubsidies' }, 'Subsidies'],
  ['NO_PAYOFF_CARD', at({ ...lobbying, revealed: all }), G, { type: 'lobbySubsidies' }, 'Subsidies'],
  [
    'INVALID_TARGET',
    at({ ...lobbying, revealed: cards('tech', 1) }),
    G,
    { type: 'lobbyBudget', policy: 'austerity', cardId: 'payoff-tech-2' },
    'Budget',
  ],
  [
    'INVALID_TARGET',
    at({ ...lobbying, revealed: cards('tech', 1) }),
    G,
    { type: 'lobbyBudget', policy: 'austerity', cardId: null },
    'Budget',
  ],
  [
    'INVALID_TARGET',
    drawn,
    G,
    { type: 'chooseSubsidy', takeCardId: 'payoff-heavy-1', replaceCardId: 'payoff-tech-1' },
    'Subsidies',
  ],
  ['WRONG_CARD_COUNT', crisis, B, { type: 'discardPayoffCards', cardIds: cards('tech', 1, 1) }, 'Crisis'],
  [
    'INVALID_TARGET',
    crisis,
    B,
    { type: 'discardPayoffCards', cardIds: [...cards('tech', 1), ...cards('heavy', 1)] },
    'Crisis',
  ],
];

describe('refusals (6.1, 6.5)', () => {
  test.each(cases)('%s %#', (code, state, seat, command, citation) => {
    from(state).when(seat, command).thenRefused(code);
    const decision = incorporated.decide(state, seat, command, pseudoRandom(1));
    expect(decision).toMatchObject({
      message: errorCodes[code as keyof typeof errorCodes],
      citation: { kind: /^R\d/.test(citation) ? 'ruling' : 'section', id: citation },
    });
  });

  test('MUST_OPEN, BID_TOO_LOW and BID_TOO_HIGH in the corporation auction (5.1, R11)', () => {
    started({ setupMode: 'auction' })
      .scenario.when(0, { type: 'passCorporation' })
      .thenRefused('MUST_OPEN', { kind: 'ruling', id: 'R11' })
      .when(0, { type: 'bidForCorporation', amount: 17 })
      .thenRefused('BID_TOO_HIGH', { kind: 'ruling', id: 'R11' })
      .when(0, { type: 'bidForCorporation', amount: 0 })
      .thenEvents({ type: 'CorporationBidPlaced', seat: 0, amount: 0 })
      .when(1, { type: 'bidForCorporation', amount: 0 })
      .thenRefused('BID_TOO_LOW', { kind: 'section', id: 'Advanced Setup' });
  });

  test('GAME_OVER comes first', () => {
    const state = position({ turn: 4, phase: 'gameOver', activeSeat: null });
    state.result = { standings: [], winners: [] };
    from(state).when(7, { type: 'passBid' }).thenRefused('GAME_OVER');
  });

  test('INVALID_COMMAND: a member is missing, superfluous or no whole number', () => {
    for (const input of [
      { type: 'raiseBid' },
      { type: 'raiseBid', amount: 1.5 },
      { type: 'passBid', amount: 1 },
      { type: 'bankrupt' },
      { type: 'expand', moves: [] },
      { type: 'fight', attacks: [{ kind: 'grab' }] },
      { type: 'fight', attacks: [{ kind: 'grab', country: 'us' }] },
      { type: 'fight', attacks: [{ kind: 'grab', squareId: 'us-7', targetSeat: 1 }] },
      { type: 'fight', attacks: [{ kind: 'killLoose', squareId: 'us-7' }] },
      { type: 'fight', attacks: [{ squareId: 'us-7' }] },
    ]) {
      expect(parseCommand(incorporated, input), JSON.stringify(input)).toMatchObject({
        code: 'INVALID_COMMAND',
      });
    }
  });

  test('every code is met here or at the start of a game', () => {
    const met = new Set([
      ...cases.map(([code]) => code),
      'MUST_OPEN',
      'GAME_OVER',
      'INVALID_COMMAND',
      'INVALID_CONFIG',
      'INVALID_PLAYER_COUNT',
    ]);
    expect([...met].sort()).toEqual(Object.keys(errorCodes).sort());
    expect(
      incorporated.setup({ setupMode: 'draft', industryChips: false }, [0, 1], pseudoRandom(1)),
    ).toMatchObject({
      code: 'INVALID_CONFIG',
    });
    for (const seats of [[0], [0, 1, 2, 3, 4]]) {
      expect(
        incorporated.setup({ setupMode: 'random', industryChips: false }, seats, pseudoRandom(1)),
      ).toMatchObject({ code: 'INVALID_PLAYER_COUNT' });
    }
  });

  test('a refused command changes nothing; the second of two attacks refuses both', () => {
    given(loose('us'))
      .when(G, fight({ kind: 'grab', squareId: 'us-7' }, { kind: 'grab', squareId: 'us-7' }))
      .thenRefused('SQUARE_OCCUPIED')
      .thenState((state) => expect(state).toEqual(position(loose('us'))));
  });
});
