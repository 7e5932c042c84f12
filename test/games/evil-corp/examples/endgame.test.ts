import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { given, givenSpending, position, type SeatChanges, spending } from '../position.ts';

const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };
const planId = 'new-frontier-new-world-order';

const attempt = (seats: Readonly<Record<number, SeatChanges>> = {}) =>
  given({
    seats: { ...seats, 0: { liquidity: 9, laid: reds, ...seats[0] } },
    turn: { endgameEligible: true },
  })
    .when(0, { type: 'attemptEndgame' })
    .thenEvents({ type: 'EndgameAttempted', seat: 0, cost: 9, endgamePlanId: planId });

describe('endgame', () => {
  test('E34 the red plan [Go for the Win, card text]', () => {
    attempt()
      .thenState((state) => expect(playerOf(state, 0).liquidity).toBe(0))
      .after([1, { type: 'declineAttack' }])
      .when(2, { type: 'declineAttack' })
      .thenEvents(
        { type: 'EndgameAttackDeclined', seat: 2 },
        { type: 'EndgameSucceeded', seat: 0, endgamePlanId: planId },
        { type: 'GameEnded', reason: 'endgame', winners: [0], endgamePlanId: planId },
      )
      .thenState((state) => {
        expect(evilCorp.outcome(state)?.ranking.map(({ seat, rank }) => [seat, rank])).toEqual([
          [0, 1],
          [1, 2],
          [2, 2],
        ]);
        expect(evilCorp.activeSeats(state)).toEqual([]);
      })
      .when(0, { type: 'endTurn' })
      .thenRefused('GAME_OVER');
  });

  test('E35 one attack, one defence [Go for the Win]', () => {
    attempt({ 0: { hand: ['agent-mole'] }, 1: { hand: ['agent-ghost', 'opp-blue-p1-shanghai'] } })
      .when(1, { type: 'attackEndgame', cardId: 'agent-ghost' })
      .thenEvents(
        { type: 'EndgameAttacked', seat: 1, attempter: 0, cardId: 'agent-ghost' },
        { type: 'WastedOpportunitiesReshuffled' },
      )
      .when(0, { type: 'defendEndgame', cardId: 'agent-mole' })
      .thenEvents(
        { type: 'EndgameDefended', seat: 0, attacker: 1, cardId: 'agent-mole' },
        { type: 'WastedOpportunitiesReshuffled' },
      )
      .thenState((state) => expect(state.pending).toMatchObject({ type: 'endgameAttack', remaining: [1, 2] }))
      .when(1, { type: 'declineAttack' })
      .thenEvents({ type: 'EndgameAttackDeclined', seat: 1 })
      .when(2, { type: 'declineAttack' })
      .thenEvents({ type: 'EndgameAttackDeclined' }, { type: 'EndgameSucceeded' }, { type: 'GameEnded' });
  });

  test('E36 attack without defence [Go for the Win]', () => {
    attempt({ 1: { hand: ['agent-ghost'] } })
      .after([1, { type: 'attackEndgame', cardId: 'agent-ghost' }])
      .when(0, { type: 'concedeEndgame' })
      .thenEvents(
        { type: 'EndgameFailed', seat: 0, attacker: 1 },
        { type: 'TurnEnded', seat: 0 },
        { type: 'TurnStarted', seat: 1 },
      )
      .thenState((state) => {
        expect(playerOf(state, 0)).toMatchObject({ liquidity: 0, endgameRevealed: false });
        expect(state.worldEventDeck).toHaveLength(24);
      });
  });

  test('E37 not in the same turn [Endgame]', () => {
    givenSpending({
      seats: { 0: { liquidity: 20, hand: [reds[3]], laid: { 1: reds[1], 2: reds[2] } } },
    })
      .when(0, { type: 'layPhase', cardId: reds[3] })
      .thenEvents({ type: 'PhaseLaid' }, { type: 'EndgameUnlocked' })
      .when(0, { type: 'attemptEndgame' })
      .thenRefused('NOT_AT_START_OF_TURN');
  });

  test('E38 endgame or normal turn [Endgame, R31]', () => {
    given({ seats: { 0: { liquidity: 9, laid: reds } }, turn: { endgameEligible: true } })
      .when(0, { type: 'declareRevenue', amount: 5 })
      .thenAccepted()
      .when(0, { type: 'attemptEndgame' })
      .thenRefused('NOT_AT_START_OF_TURN');
  });

  test('E48 round limit [R34]', () => {
    const lastTurn = { ...spending, turnNumber: 120, round: 40, seat: 2 };
    const scenario = givenSpending({
      seats: { 0: { hand: [] }, 1: { hand: [] }, 2: { hand: [] } },
      turn: lastTurn,
      worldEventTop: ['we-rail-strike'],
    }).when(2, { type: 'endTurn' });
    expect(scenario.events.slice(-2)).toMatchObject([
      { type: 'TurnEnded', turnNumber: 120 },
      { type: 'GameEnded', reason: 'roundLimit' },
    ]);
    const before = { ...lastTurn, turnNumber: 119, seat: 1 };
    const goesOn = givenSpending({
      turn: before,
      seats: { 0: { hand: [] }, 1: { hand: [] }, 2: { hand: [] } },
    });
    expect(goesOn.when(1, { type: 'endTurn' }).events.at(-1)).toMatchObject({ type: 'TurnStarted', seat: 2 });
    expect(position({ turn: lastTurn }).config.maxRounds).toBe(40);
  });
});
