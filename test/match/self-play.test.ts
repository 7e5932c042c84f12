import { describe, expect, test } from 'vitest';
import { evilCorp } from '../../src/games/evil-corp/index.ts';
import { botRandom, pseudoRandom } from '../../src/kernel/pseudo-random.ts';
import { botPolicy, playGame, randomPolicy } from '../../src/match/self-play.ts';

const table = () => ({
  game: evilCorp,
  options: { ...evilCorp.schemas.optionDefaults },
  seats: [0, 1, 2],
  random: pseudoRandom(5),
  policyRandom: botRandom(6),
});

describe('self-play', () => {
  test('the same seeds give the same game', () => {
    const first = playGame({ ...table(), policy: randomPolicy });
    expect(first.outcome).not.toBeNull();
    expect(playGame({ ...table(), policy: randomPolicy })).toEqual(first);
  });

  test('it stops after the given number of decisions, without an outcome', () => {
    const played = playGame({ ...table(), policy: randomPolicy, maxDecisions: 10 });
    expect(played).toMatchObject({ decisions: 10, outcome: null });
  });

  test('it tells every decision and every event in order', () => {
    let decisions = 0;
    let before = 0;
    let folded = 0;
    const played = playGame({
      ...table(),
      policy: botPolicy(evilCorp),
      onDecision: () => {
        decisions += 1;
      },
      onEvent: () => {
        expect(before++).toBe(folded);
      },
      onFolded: () => {
        folded += 1;
      },
    });
    expect(decisions).toBe(played.decisions);
    expect([before, folded]).toEqual([played.events, played.events]);
  });

  test('seats out of turn are asked only with interrupts', () => {
    const asked = (interrupts: boolean) => {
      let outOfTurn = 0;
      playGame({
        ...table(),
        interrupts,
        maxDecisions: 30,
        policy: (state, seat, legal, random, active) => {
          if (!active) outOfTurn += 1;
          return randomPolicy(state, seat, legal, random, active);
        },
      });
      return outOfTurn;
    };
    expect(asked(false)).toBe(0);
    expect(asked(true)).toBeGreaterThan(0);
  });

  test('a refused command and an idle active seat are bugs of the policy', () => {
    expect(() => playGame({ ...table(), policy: () => ({ type: 'endTurn' }) })).toThrow('WRONG_STAGE');
    expect(() => playGame({ ...table(), policy: () => null })).toThrow('no active seat acts');
    expect(() => playGame({ ...table(), seats: [0], policy: randomPolicy })).toThrow('INVALID_PLAYER_COUNT');
  });
});
