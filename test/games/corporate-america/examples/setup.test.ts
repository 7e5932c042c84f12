import { describe, expect, test } from 'vitest';
import { businessCards, businessOf } from '../../../../src/games/corporate-america/content.ts';
import { corporateAmerica } from '../../../../src/games/corporate-america/index.ts';
import { playerOf } from '../../../../src/games/corporate-america/state.ts';
import { scriptedDraws } from '../../../support/game/scripted-draws.ts';
import { A, B, eventsOf, given, onWallStreet, playOn, started } from '../position.ts';

/** All business cards, the cheapest first. */
const cheapestFirst = [...businessCards].sort((a, b) => a.startUpCost - b.startUpCost).map((card) => card.id);

const presidentA = { firstPresident: { mode: 'seat' as const, seat: A } };

describe('setup', () => {
  test.each([
    [3, 43, 5, 4, 4],
    [4, 43, 5, 4, 4],
    [5, 35, 4, 3, 5],
    [6, 35, 4, 3, 5],
  ])(
    'E1 %i seats: $%i, %i cards, %i privileges on the board and %i aside [Setup]',
    (seats, money, hand, pile, aside) => {
      const { scenario, events } = started(seats);
      expect(events.filter((event) => event.type === 'StartingMoneyDealt')).toMatchObject([
        { amountEach: money },
      ]);
      const dealt = events.filter((event) => event.type === 'OpeningHandDealt');
      expect(dealt.map((event) => event.cardIds.length)).toEqual(Array.from({ length: seats }, () => hand));
      const { state } = scenario;
      expect(state.players.every((player) => player.money === money)).toBe(true);
      expect(state.players.every((player) => player.privileges.length === 0)).toBe(true);
      expect(state.privilegePile.cards).toHaveLength(pile);
      expect(state.privilegeAside).toHaveLength(aside);
      expect(state.treasury).toBe(1081 - seats * money);
    },
  );

  test.each([
    [4, 4, 7],
    [5, 3, 6],
  ])(
    'E2 the first turn with %i seats: one discarded, %i started [Wall Street Phase]',
    (seats, quota, drawn) => {
      const draws = scriptedDraws({ 'deck/business': [cheapestFirst] });
      const { scenario } = started(seats, presidentA, draws);
      const hand = () => playerOf(scenario.state, A).hand;
      expect(hand()).toHaveLength(drawn);
      scenario
        .when(A, { type: 'startBusiness', businessId: hand()[0] ?? '' })
        .thenRefused('MUST_DISCARD_FIRST');
      scenario.after([A, { type: 'discardBusinessCard', businessId: hand()[0] ?? '' }]);
      expect(hand()).toHaveLength(drawn - 1);
      let money = playerOf(scenario.state, A).money;
      for (let i = 1; i <= quota; i++) {
        const businessId = hand()[0] ?? '';
        scenario.after([A, { type: 'startBusiness', businessId }]);
        money -= businessOf(businessId).startUpCost;
        expect(playerOf(scenario.state, A).money).toBe(money);
        expect(eventsOf(scenario, 'StartingFinished')).toHaveLength(i === quota ? 1 : 0);
      }
      expect(eventsOf(scenario, 'StartingFinished')).toMatchObject([
        { seat: A, started: quota, quota, cause: 'quotaMet' },
      ]);
      expect(hand()).toHaveLength(2);
      expect(corporateAmerica.activeSeats(scenario.state)).toEqual([B]);
    },
  );

  test.each([3, 4, 5, 6])('E2 the second turn with %i seats: the quota is one', (seatCount) => {
    const scenario = given(onWallStreet({ seatCount, turn: 1, wallStreet: { seats: {} } }));
    playOn(scenario, (state) => state.turn === 2 && state.phase === 'wallStreet');
    expect(scenario.state.wallStreet.seats.map(({ quota }) => quota)).toEqual(
      Array.from({ length: seatCount }, () => 1),
    );
  });

  test('E31 positions of the cards that are dealt (16.3)', () => {
    const { scenario, events } = started(4, { firstPresident: { mode: 'seat', seat: B } });
    const dealt = events.filter((event) => event.type === 'OpeningHandDealt');
    expect(dealt.map(({ seat, positions }) => ({ seat, positions }))).toEqual([
      { seat: 1, positions: [0, 1, 2, 3, 4] },
      { seat: 2, positions: [5, 6, 7, 8, 9] },
      { seat: 3, positions: [10, 11, 12, 13, 14] },
      { seat: 0, positions: [15, 16, 17, 18, 19] },
    ]);
    const drawn = events.filter((event) => event.type === 'BusinessCardsDrawn');
    expect(drawn).toMatchObject([{ seat: B, positions: [20, 21], reason: 'wallStreet' }]);
    expect(playerOf(scenario.state, B).hand).toHaveLength(7);
  });

  test('the first president: named, by declared cash, and by lot among the tied (R1)', () => {
    const president = (firstPresident: Parameters<typeof started>[1], script = {}) =>
      started(3, firstPresident, scriptedDraws(script)).scenario.state.president;
    expect(president({ firstPresident: { mode: 'seat', seat: 2 } })).toBe(2);
    expect(president({ firstPresident: { mode: 'random' } }, { 'pick/first-president': [1] })).toBe(1);
    const cash = (...cents: number[]) => ({ firstPresident: { mode: 'declaredCash' as const, cents } });
    expect(president(cash(100, 250, 249))).toBe(1);
    expect(president(cash(300, 250, 300), { 'pick/first-president': [1] })).toBe(2);
  });
});
