import { describe, expect, test } from 'vitest';
import { corporateAmerica } from '../../../../src/games/corporate-america/index.ts';
import { A, B, C, type Changes, D, eventsOf, given, started } from '../position.ts';

const played = [1, 2, 3, 4].flatMap((n) => [`consume-food-${n}`, `consume-home-${n}`]);

/** The last seat confirms the settlement of the last Main Street Phase of four players. */
const last = (changes: Changes, script = {}) =>
  given(
    {
      seatCount: 4,
      turn: 5,
      step: 'settlement',
      active: [D],
      consumersPlayed: played,
      mainStreet: { settled: [A, B, C] },
      ...changes,
    },
    script,
  ).after([D, { type: 'confirmSettlement' }]);

describe('the end', () => {
  test.each([
    [3, 4, 5],
    [4, 4, 5],
    [5, 3, 4],
    [6, 3, 4],
  ])('E29 %i seats: %i elections, the end in turn %i [Ending the Game]', (seatCount, elections, turn) => {
    const { scenario } = started(seatCount);
    let held = 0;
    for (let [seat] = corporateAmerica.activeSeats(scenario.state); seat !== undefined; ) {
      scenario.after([seat, corporateAmerica.defaultCommand(scenario.state, seat)]);
      held += eventsOf(scenario, 'PresidentElected').length;
      [seat] = corporateAmerica.activeSeats(scenario.state);
    }
    expect({ held, turn: scenario.state.turn }).toEqual({ held: elections, turn });
    expect(scenario.state.phase).toBe('gameOver');
    expect(corporateAmerica.outcome(scenario.state)?.ranking).toHaveLength(seatCount);
  });

  test('E29 unused privileges count $5 [Who Wins?]', () => {
    const scenario = last({
      seats: { [A]: { money: 80, privileges: ['pocket-veto'] }, [B]: { money: 84 } },
    });
    expect(eventsOf(scenario, 'GameEnded')).toMatchObject([
      {
        winner: A,
        scores: [
          { seat: A, money: 80, unusedPrivileges: 1, total: 85, rank: 1 },
          { seat: B, money: 84, unusedPrivileges: 0, total: 84, rank: 2 },
          { seat: C, total: 20, rank: 3 },
          { seat: D, total: 20, rank: 3 },
        ],
      },
    ]);
  });

  test('R27 the Supreme Court decides who of the tied wins; the others share rank 2', () => {
    const seats = { [A]: { money: 50 }, [C]: { money: 50 }, [D]: { money: 50 } };
    const scenario = last({ seats }, { 'pick/supreme-court': [1] });
    expect(eventsOf(scenario, 'SupremeCourtConsulted')).toMatchObject([
      { question: 'victory', tied: [A, C, D] },
    ]);
    expect(eventsOf(scenario, 'GameEnded')[0]?.scores.map(({ rank }) => rank)).toEqual([2, 4, 1, 2]);
    expect(corporateAmerica.outcome(scenario.state)?.ranking[0]).toEqual({ seat: C, rank: 1, score: 50 });
  });

  test('E35 the arbiter decides the tied game (R39)', () => {
    const seats = { [A]: { money: 50 }, [C]: { money: 50 } };
    const scenario = last({ seats, options: { supremeCourt: 'arbiter' } });
    expect(scenario.state).toMatchObject({ step: 'finalSupremeCourt', active: [4] });
    scenario.when(4, { type: 'ruleSupremeCourt', winner: B }).thenRefused('NOT_TIED');
    scenario.after([4, { type: 'ruleSupremeCourt', winner: A }]);
    expect(eventsOf(scenario, 'SupremeCourtRuled')).toMatchObject([
      { question: 'victory', winner: A, method: 'arbiter' },
    ]);
    expect(scenario.state.result?.winner).toBe(A);
    scenario.when(A, { type: 'confirmSettlement' }).thenRefused('GAME_OVER');
  });

  test('R28 after the end everybody sees everything', () => {
    const view = corporateAmerica.view(last({}).state, 'spectator');
    expect(view.players.map(({ money }) => money)).toEqual([20, 20, 20, 20]);
    expect(view.businessDeck).toHaveLength(60);
  });
});
