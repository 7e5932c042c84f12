import { describe, expect, test } from 'vitest';
import { playerOf } from '../../../../src/games/evil-corp/state.ts';
import { type Changes, type EvilCorpScenario, givenSpending } from '../position.ts';

const counter = 'opp-red-p1-buenos-aires';
const emptyHands = { 1: { hand: [] }, 2: { hand: [] } };
const typesOf = (scenario: EvilCorpScenario) => scenario.events.map((event) => event.type);

describe('nasty business', () => {
  const play = (cardId: string, params: object, changes: Changes = {}) =>
    givenSpending({
      ...changes,
      seats: { ...emptyHands, ...changes.seats, 0: { hand: [cardId], ...changes.seats?.[0] } },
    }).when(0, { type: 'playNastyBusiness', cardId, params });

  test('embezzlement takes what is there, at most 3', () => {
    const cardId = 'opp-red-p1-johannesburg';
    expect(typesOf(play(cardId, { target: 1 }))).toEqual([
      'NastyBusinessPlayed',
      'MoneyStolen',
      'NastyBusinessResolved',
    ]);
    play(cardId, { target: 1 }).thenState((state) =>
      expect(state.players.map((player) => player.liquidity)).toEqual([8, 2, 5]),
    );
    play(cardId, { target: 1 }, { seats: { 1: { hand: [], liquidity: 1 } } }).thenState((state) =>
      expect(playerOf(state, 0).liquidity).toBe(6),
    );
    play(cardId, { target: 1 }, { seats: { 1: { liquidity: 0 } } }).thenRefused('TARGET_HAS_NOTHING');
  });

  test('asset seizure puts an own business in the place of an enemy’s', () => {
    play('opp-yellow-p1-tokyo', { target: 1, city: 'mumbai' }).thenState((state) => {
      expect(playerOf(state, 0)).toMatchObject({ supply: 16, businesses: { mumbai: 1 } });
      expect(playerOf(state, 1).supply).toBe(18);
      expect(playerOf(state, 1).businesses['mumbai'] ?? 0).toBe(0);
    });
    play('opp-yellow-p1-tokyo', { target: 1, city: 'cairo' }).thenRefused('NO_SUCH_BUSINESS');
    play('opp-yellow-p1-tokyo', { target: 1, city: 'mumbai' }, { seats: { 0: { supply: 0 } } }).thenRefused(
      'NO_BUSINESS_SUPPLY',
    );
  });

  test('shell company, demolition and insider trading', () => {
    play('opp-green-p1-melbourne', { city: 'cairo' }).thenState((state) =>
      expect(playerOf(state, 0).businesses['cairo']).toBe(1),
    );
    play('opp-blue-p1-mexico-city', { target: 1, city: 'mumbai' }).thenState((state) =>
      expect(playerOf(state, 1).supply).toBe(18),
    );
    play('opp-yellow-p1-new-york', {}).thenState((state) => expect(playerOf(state, 0).liquidity).toBe(9));
  });

  test('R36 lobbying slides an event onto another, which is discarded', () => {
    const lobbying = 'opp-orange-p1-cairo';
    const worldEvents = { europe: 'we-gold-rush', asia: 'we-heatwave' } as const;
    play(lobbying, { market: 'europe', to: 'asia' }, { worldEvents })
      .thenEvents(
        { type: 'NastyBusinessPlayed' },
        { type: 'WorldEventMoved', cardId: 'we-gold-rush', replacedCardId: 'we-heatwave' },
        { type: 'NastyBusinessResolved' },
      )
      .thenState((state) => {
        expect(state.worldEvents).toMatchObject({ europe: null, asia: 'we-gold-rush' });
        expect(state.worldEventDiscards).toEqual(['we-heatwave']);
      });
    play(lobbying, { market: 'asia', to: null }, { worldEvents }).thenState((state) =>
      expect(state.worldEvents.asia).toBeNull(),
    );
    play(lobbying, { market: 'europe', to: 'europe' }, { worldEvents }).thenRefused('INVALID_MARKET');
    play(lobbying, { market: 'africa', to: null }, { worldEvents }).thenRefused('NO_WORLD_EVENT');
  });

  test('R33 and R41 a market crash needs an enemy whom it can hit', () => {
    const protectedSeats = {
      1: { hand: [], turnsCompleted: 0 },
      2: { hand: [], token: 'bankrupt' as const },
    };
    play('opp-red-p1-mumbai', {}, { seats: protectedSeats }).thenRefused('NO_ELIGIBLE_TARGET');
    play('opp-red-p1-mumbai', {}, { seats: { 1: { hand: [], liquidity: 1 } } }).thenEvents(
      { type: 'NastyBusinessPlayed' },
      { type: 'DebtSettled', debtor: 1, due: 2, paid: 1 },
      { type: 'BankruptcyDeclared', seat: 1 },
      { type: 'DebtSettled', debtor: 2, due: 2, paid: 2 },
      { type: 'NastyBusinessResolved' },
    );
  });

  test('R17 the untargeted and the third party: any enemy may counter, and only the first does', () => {
    const insider = 'opp-yellow-p1-new-york';
    play(insider, {}, { seats: { 1: { hand: [counter] }, 2: { hand: ['opp-red-p1-frankfurt'] } } })
      .when(1, { type: 'playCounter', cardId: counter })
      .thenEvents({ type: 'CounterPlayed', seat: 1 }, { type: 'NastyBusinessBlocked', by: 1 })
      .when(2, { type: 'declineCounter' })
      .thenRefused('NO_OPEN_WINDOW');
  });

  test('a parameter too many or too few is no command (15.5)', () => {
    play('opp-yellow-p1-new-york', { target: 1 }).thenRefused('INVALID_COMMAND');
    play('opp-red-p1-johannesburg', {}).thenRefused('INVALID_COMMAND');
    play('opp-orange-p1-cairo', { market: 'europe' }).thenRefused('INVALID_COMMAND');
  });
});
