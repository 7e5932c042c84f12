import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import { type Changes, given, position, spending } from './position.ts';
import { baseChoices, started } from './started.ts';

const counter = 'opp-red-p1-buenos-aires';
const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };

const defaults = (changes: Changes, seat = 0) => evilCorp.defaultCommand(position(changes), seat);

describe('default commands (13.2)', () => {
  test('setup: first free CEO, the base in front of the seat, first cities from the home on', () => {
    const { scenario } = started();
    const next = (seat: number) => evilCorp.defaultCommand(scenario.state, seat);
    expect(next(0)).toEqual({ type: 'selectCeo', ceoId: 'visionary' });
    scenario.after(...baseChoices.slice(0, 1));
    expect(next(1)).toEqual({ type: 'selectCeo', ceoId: 'expansionist' });
    scenario.after(...baseChoices.slice(1, 3));
    expect(next(0)).toEqual({ type: 'foundSecretBase', market: 'north-america' });
    scenario.after([0, { type: 'foundSecretBase', market: 'south-america' }]);
    expect(next(1)).toEqual({ type: 'foundSecretBase', market: 'north-america' });
    scenario.after(
      [1, { type: 'foundSecretBase', market: 'oceania' }],
      [2, { type: 'foundSecretBase', market: 'asia' }],
      ...baseChoices.slice(6, 7),
    );
    expect(next(1)).toEqual({
      type: 'placeStartingBusinesses',
      cities: ['sydney', 'san-francisco', 'sao-paulo'],
    });
  });

  test('collect: the correct revenue, the declared amount, all free cards; then the end of the turn', () => {
    const worldEvents = { europe: 'we-sovereign-default' } as const;
    expect(defaults({ worldEvents })).toEqual({ type: 'declareRevenue', amount: 4 });
    expect(defaults({ options: { revenueMode: 'automatic' } })).toEqual({ type: 'collectRevenue' });
    const declared = given().after([0, { type: 'declareRevenue', amount: 9 }]).state;
    expect(evilCorp.defaultCommand(declared, 0)).toEqual({ type: 'withdrawRevenue', amount: 9 });
    expect(defaults({ turn: { revenue: 'forbidden' } })).toEqual({
      type: 'collectOpportunities',
      discard: [],
    });
    expect(defaults({ turn: spending })).toEqual({ type: 'endTurn' });
  });

  test('windows: accept, decline, defend with the first agent or concede, discard the newest cards', () => {
    const check = given().after(
      [0, { type: 'declareRevenue', amount: 9 }],
      [0, { type: 'withdrawRevenue', amount: 9 }],
    ).state;
    expect(evilCorp.defaultCommand(check, 2)).toEqual({ type: 'acceptRevenue' });

    const insider = 'opp-yellow-p1-new-york';
    const nasty = given({ seats: { 0: { hand: [insider] }, 1: { hand: [counter] } } }).after([
      0,
      { type: 'playNastyBusiness', cardId: insider, params: {} },
    ]).state;
    expect(evilCorp.defaultCommand(nasty, 1)).toEqual({ type: 'declineCounter' });
    const roll = given().after([0, { type: 'endTurn' }]).state;
    expect(evilCorp.defaultCommand(roll, 0)).toEqual({ type: 'declineReroll' });

    const attempt = (hand: readonly string[]) =>
      given({
        seats: { 0: { liquidity: 9, laid: reds, hand }, 1: { hand: ['agent-ghost'] } },
        turn: { endgameEligible: true },
      }).after([0, { type: 'attemptEndgame' }]);
    expect(evilCorp.defaultCommand(attempt([]).state, 1)).toEqual({ type: 'declineAttack' });
    const attacked = (hand: readonly string[]) =>
      attempt(hand).after([1, { type: 'attackEndgame', cardId: 'agent-ghost' }]).state;
    expect(evilCorp.defaultCommand(attacked([counter, 'agent-mole', 'agent-fixer']), 0)).toEqual({
      type: 'defendEndgame',
      cardId: 'agent-mole',
    });
    expect(evilCorp.defaultCommand(attacked([counter]), 0)).toEqual({ type: 'concedeEndgame' });

    const hand = ['agent-mole', counter, insider, 'opp-green-p3-cairo', 'opp-green-p3-auckland'];
    const audited = given({ seats: { 0: { hand } } }).after([
      1,
      { type: 'audit', accused: 0, kind: 'handLimit' },
    ]);
    expect(evilCorp.defaultCommand(audited.state, 0)).toEqual({
      type: 'discardForAudit',
      cardIds: ['opp-green-p3-cairo', 'opp-green-p3-auckland'],
    });
  });
});
