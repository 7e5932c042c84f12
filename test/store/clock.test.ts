import { expect, test } from 'vitest';
import { DatabaseClock } from '../../src/store/clock.ts';

/** A clock whose monotonic time is set by hand. */
function handClock() {
  const hand = { at: 1_000 };
  return { hand, clock: new DatabaseClock(() => hand.at) };
}

test('the first measurement is taken in the middle of its way', () => {
  const { hand, clock } = handClock();
  const sent = clock.read();
  hand.at += 10;
  clock.measured(500_000, sent);
  expect(clock.now()).toBe(500_005);
});

test('it runs by the monotonic clock between measurements', () => {
  const { hand, clock } = handClock();
  clock.measured(500_000, clock.read());
  hand.at += 1_234.5;
  expect(clock.now()).toBe(501_234);
});

test('a slow answer that agrees changes nothing, one that disagrees moves it just as far as it must', () => {
  const { hand, clock } = handClock();
  clock.measured(500_000, clock.read());
  const sent = clock.read();
  hand.at += 100;
  clock.measured(500_020, sent);
  expect(clock.now()).toBe(500_100);
  const later = clock.read();
  hand.at += 10;
  clock.measured(500_160, later);
  expect(clock.now()).toBe(500_160);
  const jumped = clock.read();
  hand.at += 10;
  clock.measured(90_000, jumped);
  expect(clock.now()).toBe(90_010);
});

test('it is no clock before a measurement', () => {
  expect(() => handClock().clock.now()).toThrow('not been measured');
});
