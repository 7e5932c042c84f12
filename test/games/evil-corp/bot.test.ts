import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import { botRandom } from '../../../src/kernel/pseudo-random.ts';
import { patience, sized } from '../../support/size.ts';
import { defaultOptions, play } from './arbitrary.ts';
import { type Changes, given, position, spending } from './position.ts';

const counter = 'opp-red-p1-buenos-aires';
const reds = { 1: 'opp-red-p1-johannesburg', 2: 'opp-red-p2-tokyo', 3: 'opp-red-p3-lagos' };
const insider = 'opp-yellow-p1-new-york';
const classAction = 'opp-blue-p1-shanghai';

const ask = (state: EvilCorpState, seat: number) =>
  evilCorp.bot(evilCorp.view(state, seat), seat, evilCorp.legalCommands(state, seat), botRandom(1));
const chooses = (changes: Changes, seat = 0) => ask(position(changes), seat);
const spends = (changes: Changes) => chooses({ ...changes, turn: spending });

describe('the bot (13.3)', () => {
  test('goes for the win when it can, before anything else', () => {
    const ready = { seats: { 0: { liquidity: 9, laid: reds } }, turn: { endgameEligible: true } };
    expect(chooses(ready)).toEqual({ type: 'attemptEndgame' });
    expect(chooses({ ...ready, seats: { 0: { liquidity: 8, laid: reds } } })?.type).toBe('declareRevenue');
  });

  test('declares the correct revenue from public data, monopolies and events included', () => {
    expect(chooses({ worldEvents: { europe: 'we-sovereign-default' } })).toMatchObject({ amount: 4 });
    expect(
      chooses({
        seats: { 0: { businesses: ['london', 'frankfurt', 'moscow', 'tokyo'] } },
        worldEvents: { europe: 'we-total-lockdown', asia: 'we-total-lockdown' },
      }),
    ).toMatchObject({ amount: 8 });
  });

  test('keeps what it can use and always has room for a free card', () => {
    const free = (hand: readonly string[]) =>
      chooses({ seats: { 0: { hand } }, turn: { revenue: 'collected' } });
    expect(free([reds[1], 'opp-red-p1-sydney', insider])).toEqual({
      type: 'collectOpportunities',
      discard: ['opp-red-p1-sydney'],
    });
    expect(free([reds[1], counter, 'agent-mole'])).toMatchObject({ discard: [reds[1]] });
    expect(free(['agent-mole', 'agent-fixer', 'special-bailout'])).toMatchObject({
      discard: ['agent-fixer'],
    });
  });

  test('takes over and lays phases of its colour first', () => {
    const enemy = { 1: { laid: { 2: reds[2] } } };
    expect(spends({ seats: { ...enemy, 0: { liquidity: 8, hand: [reds[1]] } } })).toMatchObject({
      type: 'buyPhase',
      from: 1,
    });
    expect(spends({ seats: { ...enemy, 0: { liquidity: 3, hand: ['agent-mole'] } } })).toMatchObject({
      type: 'seizePhase',
    });
    expect(spends({ seats: { 0: { liquidity: 8, hand: [insider, reds[1]] } } })).toEqual({
      type: 'layPhase',
      cardId: reds[1],
    });
    const replay = { liquidity: 8, hand: [reds[1]], laid: { 1: insider } };
    expect(spends({ seats: { 0: replay } })).toMatchObject({ type: 'layPhase', keep: 'new' });
  });

  test('attacks the most dangerous enemy', () => {
    const laid = { 1: 'opp-green-p1-london' };
    const seats = {
      0: { hand: [classAction], laid, liquidity: 0 },
      2: { laid: { 1: 'opp-purple-p1-new-york' } },
    };
    expect(spends({ seats })).toMatchObject({ params: { target: 2 } });
    expect(spends({ seats: { 0: seats[0], 1: { liquidity: 9 } } })).toMatchObject({ params: { target: 1 } });
    expect(spends({ seats: { 0: { ...seats[0], hand: [] } } })).toEqual({ type: 'endTurn' });
  });

  test('accepts an honest revenue and audits a false one; it audits nothing else', () => {
    const check = (declared: number, withdrawn: number) =>
      given().after(
        [0, { type: 'declareRevenue', amount: declared }],
        [0, { type: 'withdrawRevenue', amount: withdrawn }],
      ).state;
    expect(ask(check(5, 5), 1)).toEqual({ type: 'acceptRevenue' });
    expect(ask(check(7, 7), 1)).toEqual({ type: 'audit', accused: 0, kind: 'revenueDeclaration' });
    expect(ask(check(5, 6), 2)).toEqual({ type: 'audit', accused: 0, kind: 'revenueWithdrawal' });
    expect(chooses({}, 1)).toBeNull();
    const four = [insider, classAction, counter, 'agent-mole'];
    expect(chooses({ seats: { 0: { hand: four } } }, 1)).toEqual({
      type: 'audit',
      accused: 0,
      kind: 'handLimit',
    });
  });

  test('counters what hurts it, and re-rolls a disaster on its markets', () => {
    const sued = (liquidity: number) =>
      given({ seats: { 0: { hand: [classAction] }, 1: { hand: [counter], liquidity } } }).after([
        0,
        { type: 'playNastyBusiness', cardId: classAction, params: { target: 1 } },
      ]).state;
    expect(ask(sued(3), 1)).toEqual({ type: 'playCounter', cardId: counter });
    expect(ask(sued(4), 1)).toEqual({ type: 'declineCounter' });

    const rolled = (face: number, card: string) =>
      given({ seats: { 0: { hand: [counter] } }, worldEventTop: [card] }, { 'dice/world': [face] }).after([
        0,
        { type: 'endTurn' },
      ]).state;
    expect(ask(rolled(5, 'we-disaster-oil-spill'), 0)).toEqual({ type: 'forceReroll', cardId: counter });
    expect(ask(rolled(4, 'we-disaster-oil-spill'), 0)).toEqual({ type: 'declineReroll' });
    expect(ask(rolled(5, 'we-rail-strike'), 0)).toEqual({ type: 'declineReroll' });
    expect(ask(rolled(5, 'we-total-lockdown'), 0)?.type).toBe('forceReroll');
  });

  test('gives up off-colour phases first and agents last in an audit', () => {
    const hand = ['agent-mole', counter, insider, reds[1], classAction];
    const audited = given({ seats: { 0: { hand } } }).after([
      1,
      { type: 'audit', accused: 0, kind: 'handLimit' },
    ]);
    expect(ask(audited.state, 0)).toEqual({ type: 'discardForAudit', cardIds: [classAction, insider] });
  });

  test(
    'ends every game by an endgame without a round limit (R34)',
    () => {
      for (let seed = 0; seed < sized(5, 100); seed++) {
        const result = play({
          seed,
          seatCount: 2 + (seed % 5),
          skill: 100,
          options: { ...defaultOptions, maxRounds: 0, ceoPowers: seed % 2 === 1 },
        });
        expect(result.outcome?.reason).toBe('endgame');
      }
    },
    patience,
  );
});
