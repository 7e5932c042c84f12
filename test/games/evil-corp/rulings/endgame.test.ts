import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../../src/games/evil-corp/index.ts';
import { type Changes, given } from '../position.ts';

const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };
const emptyHands = { 1: { hand: [] }, 2: { hand: [] } };

describe('endgame and end', () => {
  const attempt = (seats: Changes['seats']) =>
    given({
      seats: { ...seats, 0: { liquidity: 9, laid: reds, ...seats?.[0] } },
      turn: { endgameEligible: true },
    }).when(0, { type: 'attemptEndgame' });

  test('nobody to ask: success at once (11.3)', () => {
    attempt(emptyHands).thenEvents(
      { type: 'EndgameAttempted' },
      { type: 'EndgameSucceeded' },
      { type: 'GameEnded' },
    );
  });

  test('an attempter without cards fails at the first attack (9.3)', () => {
    attempt({ 0: { hand: [] }, 1: { hand: ['agent-ghost'] }, 2: { hand: [] } })
      .when(1, { type: 'attackEndgame', cardId: 'agent-ghost' })
      .thenEvents(
        { type: 'EndgameAttacked' },
        { type: 'WastedOpportunitiesReshuffled' },
        { type: 'EndgameFailed', seat: 0, attacker: 1 },
        { type: 'TurnEnded' },
        { type: 'TurnStarted', seat: 1 },
      );
  });

  test('R30 one enemy may attack again and again', () => {
    attempt({
      0: { hand: ['agent-mole', 'agent-fixer'] },
      1: { hand: ['agent-ghost', 'agent-broker'] },
      2: { hand: [] },
    })
      .after(
        [1, { type: 'attackEndgame', cardId: 'agent-ghost' }],
        [0, { type: 'defendEndgame', cardId: 'agent-mole' }],
        [1, { type: 'attackEndgame', cardId: 'agent-broker' }],
      )
      .when(0, { type: 'defendEndgame', cardId: 'agent-fixer' })
      .thenEvents(
        { type: 'EndgameDefended' },
        { type: 'WastedOpportunitiesReshuffled' },
        { type: 'EndgameSucceeded' },
        { type: 'GameEnded' },
      );
  });

  test('the endgame needs to be unlocked since before the turn, and 9 (11.3)', () => {
    given({ seats: { 0: { liquidity: 9, laid: reds } } })
      .when(0, { type: 'attemptEndgame' })
      .thenRefused('ENDGAME_LOCKED');
    given({ seats: { 0: { liquidity: 8, laid: reds } }, turn: { endgameEligible: true } })
      .when(0, { type: 'attemptEndgame' })
      .thenRefused('INSUFFICIENT_LIQUIDITY');
  });

  test('R34 the ranking at the round limit; full ties share a rank (13.1)', () => {
    const last = {
      seat: 3,
      turnNumber: 160,
      round: 40,
      stage: 'spend',
      revenue: 'collected',
      acted: true,
    } as const;
    const scenario = given({
      seatCount: 4,
      seats: {
        0: { hand: [], liquidity: 5 },
        1: { hand: [], liquidity: 5 },
        2: { hand: [], liquidity: 1, laid: { 1: 'opp-purple-p1-new-york' } },
        3: { hand: [], liquidity: 9 },
      },
      turn: { ...last, opportunities: 'collected' },
      worldEventTop: ['we-rail-strike'],
    }).when(3, { type: 'endTurn' });
    expect(scenario.events.at(-1)).toEqual({
      type: 'GameEnded',
      reason: 'roundLimit',
      winners: [2],
      ranking: [
        { seat: 2, rank: 1 },
        { seat: 3, rank: 2 },
        { seat: 0, rank: 3 },
        { seat: 1, rank: 3 },
      ],
      endgamePlanId: null,
    });
    expect(evilCorp.outcome(scenario.state)?.ranking.map((place) => place.score)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });
});
