import { describe, expect, test } from 'vitest';
import { addressKey } from '../../src/edge/authentication.ts';
import { Budget, perMinute } from '../../src/ops/budgets.ts';
import { Overload, type Work } from '../../src/ops/overload.ts';
import { defaultSettings } from '../../src/ops/settings.ts';

describe('budgets (reliability 2.4)', () => {
  const clock = () => {
    let now = 0;
    return { now: () => now, pass: (ms: number) => (now += ms) };
  };

  test('a burst, then as fast as the rate', () => {
    const { now, pass } = clock();
    const budget = new Budget(perMinute(120, 30), 100, now);
    const taken = () => {
      let count = 0;
      while (budget.take('a').allowed) count += 1;
      return count;
    };
    expect(taken()).toBe(30);
    expect(budget.take('a')).toEqual({ allowed: false, limit: 30, remaining: 0, retryAfter: 1, reset: 15 });
    pass(500);
    expect(taken()).toBe(1);
    pass(10_000);
    expect(taken()).toBe(20);
    pass(3_600_000);
    expect(taken()).toBe(30);
    expect(budget.take('b').remaining).toBe(29);
  });

  test('looking takes nothing', () => {
    const budget = new Budget(perMinute(1), 10);
    expect([budget.look('a').allowed, budget.look('a').allowed]).toEqual([true, true]);
    expect([budget.take('a').allowed, budget.look('a').allowed]).toEqual([true, false]);
  });

  test('memory is bounded, and who is active is not forgotten', () => {
    const budget = new Budget(perMinute(2), 100);
    budget.take('me');
    for (let i = 0; i < 1000; i++) {
      budget.take(`other ${i}`);
      budget.look('me');
    }
    expect(budget.size).toBe(100);
    expect(budget.look('me').remaining).toBe(1);
  });

  test('of IPv6 the network counts', () => {
    expect(addressKey('10.1.2.3')).toBe('10.1.2.3');
    expect(addressKey('::ffff:10.1.2.3')).toBe('10.1.2.3');
    expect(addressKey('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2');
    expect(addressKey('2001:db8::1')).toBe('2001:db8:0:0');
    expect(addressKey('::1')).toBe('0:0:0:0');
  });
});

describe('overload (reliability 2.5)', () => {
  const CALM = { delay: 1, utilisation: 0.2, memory: 1, waiting: 0 };
  const ORDER: readonly Work[] = ['export', 'list', 'query', 'socket', 'command'];
  const shed = (overload: Overload) => ORDER.filter((work) => overload.sheds(work));

  test.each([
    ['the event loop is late', { delay: 251 }],
    ['the event loop is busy', { utilisation: 0.96 }],
    ['memory', { memory: 2_147_483_649 }],
    ['requests wait for the database', { waiting: 201 }],
  ])('%s: one kind of work more each second, in order, and back', (_name, change) => {
    const overload = new Overload(defaultSettings());
    overload.measured({ ...CALM, delay: 250, utilisation: 0.95, waiting: 200 });
    expect(shed(overload)).toEqual([]);
    for (let level = 1; level <= 7; level++) {
      overload.measured({ ...CALM, ...change });
      expect(shed(overload)).toEqual(ORDER.slice(0, level));
    }
    for (let level = 4; level >= 0; level--) {
      overload.measured(CALM);
      expect(shed(overload)).toEqual(ORDER.slice(0, level));
    }
  });
});
