import { describe, expect, test } from 'vitest';
import { correctRevenue, hasMonopoly, marketRevenue } from '../../../../src/games/evil-corp/derived.ts';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type Changes, given, position } from '../position.ts';

const revenues = (changes: Changes) => {
  const state = position(changes);
  return state.players.map((player) => correctRevenue(state, player.seat));
};

describe('revenue', () => {
  test('E4 plain revenue [Calculating Revenue]', () => {
    const state = position();
    const seat0 = playerOf(state, 0);
    expect(marketRevenue(state, seat0, 'north-america')).toBe(3);
    expect(marketRevenue(state, seat0, 'europe')).toBe(1);
    expect(marketRevenue(state, seat0, 'asia')).toBe(1);
    expect(correctRevenue(state, 0)).toBe(5);
  });

  test('E5 world event on a market with assets [Calculating Revenue]', () => {
    const all = revenues({
      worldEvents: { 'north-america': 'we-free-trade-accord', africa: 'we-rail-strike' },
    });
    expect(all[0]).toBe(7);
    expect(all[2]).toBe(4);
  });

  test('E6 a market never goes below zero [R9]', () => {
    const state = position({ worldEvents: { europe: 'we-sovereign-default' } });
    expect(marketRevenue(state, playerOf(state, 0), 'europe')).toBe(0);
    expect(correctRevenue(state, 0)).toBe(4);
    expect(correctRevenue(state, 1)).toBe(2);
  });

  test('E7 a monopoly doubles and ignores the event [Collect Revenue]', () => {
    const state = position({
      seats: { 1: { businesses: ['london', 'frankfurt', 'moscow'] } },
      worldEvents: { europe: 'we-total-lockdown' },
    });
    expect(marketRevenue(state, playerOf(state, 1), 'europe')).toBe(10);
  });

  test('E8 seventeen billion [Calculating Revenue]', () => {
    const scenario = given({
      seats: {
        0: { home: 'north-america' },
        1: { businesses: ['london', 'frankfurt', 'moscow', 'tokyo', 'tokyo', 'mumbai', 'lagos', 'cairo'] },
      },
      worldEvents: { asia: 'we-heatwave', africa: 'we-tech-bubble' },
      turn: { seat: 1, turnNumber: 5 },
    });
    const seat1 = playerOf(scenario.state, 1);
    expect(marketRevenue(scenario.state, seat1, 'europe')).toBe(10);
    expect(marketRevenue(scenario.state, seat1, 'asia')).toBe(2);
    expect(marketRevenue(scenario.state, seat1, 'africa')).toBe(5);
    scenario
      .when(1, { type: 'declareRevenue', amount: 17 })
      .thenEvents({ type: 'RevenueDeclared', seat: 1, amount: 17, correct: 17 })
      .when(1, { type: 'withdrawRevenue', amount: 17 })
      .thenEvents({ type: 'RevenueWithdrawn', seat: 1, amount: 17 })
      .thenState((state) => expect(playerOf(state, 1).liquidity).toBe(22));
  });

  test('E9 two businesses in one city are no monopoly [Collect Revenue, R9]', () => {
    const state = position({ seats: { 1: { businesses: ['london', 'london', 'frankfurt'] } } });
    const seat1 = playerOf(state, 1);
    expect(hasMonopoly(seat1, 'europe')).toBe(false);
    expect(marketRevenue(state, seat1, 'europe')).toBe(5);
    expect(marketRevenue(state, { ...seat1, home: null }, 'europe')).toBe(3);
  });
});
