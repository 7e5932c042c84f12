import { expect } from 'vitest';
import { cloneState } from '../../../src/games/corporate-america/clone-state.ts';
import type { CorporateAmericaCommand } from '../../../src/games/corporate-america/commands.ts';
import { legislationOf, protestOf, tableSize } from '../../../src/games/corporate-america/content.ts';
import type { CorporateAmericaEvent } from '../../../src/games/corporate-america/events.ts';
import { corporateAmerica } from '../../../src/games/corporate-america/index.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import type { CorporateAmericaView } from '../../../src/games/corporate-america/view-schema.ts';
import type { Subject, Watch } from '../../support/game/suite/index.ts';
import { anyCommand, defaultOptions, games, placesOf, play } from './arbitrary.ts';
import { drawsByTable, payments, sealedByTable } from './tables.ts';
import { opens, twinOf } from './twins.ts';

/** The largest number of pairs of a protest and a card of its ideology, by trying all (10.6). */
function mostPairs(protests: readonly string[], board: readonly string[], slots: number): number {
  const [protest, ...rest] = protests;
  if (protest === undefined || slots === 0) return 0;
  const { ideology } = protestOf(protest);
  const without = mostPairs(rest, board, slots);
  const pairs = board
    .filter((id) => legislationOf(id).ideologies.includes(ideology))
    .map(
      (id) =>
        1 +
        mostPairs(
          rest,
          board.filter((other) => other !== id),
          slots - 1,
        ),
    );
  return Math.max(without, ...pairs);
}

/** Fortunes add up; so do spots, enactments, elections and protests (14, invariants 1, 7, 8, 9, 11, 15). */
function watch(): Watch<CorporateAmericaState, CorporateAmericaEvent> {
  const fortunes: number[] = [];
  let played = 0;
  let ninth = 0;
  let enacted = 0;
  let elections = 0;
  let owed = 0;
  let dealtWith = 0;
  return {
    event: (event, before) => {
      const seatCount = event.type === 'GameStarted' ? event.seatCount : before.seatCount;
      payments(event, seatCount, (seat, amount) => {
        fortunes[seat] = (fortunes[seat] ?? 0) + amount;
      });
      switch (event.type) {
        case 'PhaseStarted':
          if (event.phase === 'mainStreet') [played, ninth] = [0, 0];
          if (event.phase === 'capitolHill') enacted = 0;
          return;
        case 'ConsumerPlayed':
          if (event.cause === 'player') played += 1;
          else {
            ninth += 1;
            expect(before.laws).toContain('abstinence-education');
          }
          return;
        case 'ConsumersDiscarded':
          if (event.reason !== 'phaseEnd') return;
          expect(played).toBe(8);
          expect(ninth).toBe(before.laws.includes('abstinence-education') ? 1 : 0);
          return;
        case 'PresidentElected':
          elections += 1;
          if (before.laws.includes('term-limits')) expect(event.seat).not.toBe(event.previous);
          return;
        case 'StepEntered':
          if (event.step !== 'enact' || before.capitol.enacted.length > 0) return;
          owed = mostPairs(
            before.protests,
            before.legislationBoard.flatMap((id) => id ?? []),
            3,
          );
          dealtWith = 0;
          return;
        case 'LegislationEnacted':
          enacted += 1;
          return;
        case 'ProtestSatisfied':
        case 'ProtestEnded':
          if (event.via === 'legislation' || event.via === 'crackDown') dealtWith += 1;
          return;
        case 'TurnEnded':
          expect(enacted).toBe(3);
          expect(dealtWith).toBeGreaterThanOrEqual(owed);
          expect(before.legislationBoard.every((id) => id === null)).toBe(true);
          return;
        default:
          return;
      }
    },
    folded: ({ players }) => {
      if (players.some(({ seat, money }) => money !== (fortunes[seat] ?? 0))) {
        expect(players.map(({ money }) => money)).toEqual(fortunes);
      }
    },
    ended: ({ outcome, state }) => {
      expect(outcome?.reason).toBe('privilegesGone');
      expect(elections).toBe(tableSize(state.seatCount).privilegesOnBoard);
      expect(outcome?.ranking).toHaveLength(state.seatCount);
    },
  };
}

const arbiter = { ...defaultOptions, supremeCourt: 'arbiter' as const };

/** Corporate America, as the property tests look at it. */
export const subject: Subject<
  CorporateAmericaState,
  CorporateAmericaCommand,
  CorporateAmericaEvent,
  CorporateAmericaView
> = {
  game: corporateAmerica,
  games,
  play,
  anyCommand,
  interrupts: ['giveMoney', 'lendSponsorship', 'withdrawSponsorship', 'makePledge'],
  commandTypes: 28,
  sentence: /^[^a-z].*[^.!?]\.$/,
  sealedByTable,
  drawsByTable,
  watch,
  twins: {
    every: { views: 11, commands: 29, events: 37 },
    playing: ({ turn }) => turn > 0,
    twinOf,
    opens,
  },
  clones: {
    cloneState,
    games: [
      { seed: 11, seatCount: 4, skill: 20, options: defaultOptions },
      { seed: 32, seatCount: 4, skill: 20, options: arbiter },
    ],
    decisionOf: ({ step }) => step,
    decisions: [
      'wallStreetTurn',
      'jobCreator',
      'thinkTank',
      'consumer',
      'sharedCustomers',
      'settlement',
      'debate',
      'bid',
      'supremeCourt',
      'firstAct',
      'privilegeWindow',
      'enact',
      'pardon',
      'breakMonopoly',
    ],
  },
  idle: {
    games: [3, 4, 5, 6].map((players) => ({
      seed: players,
      seatCount: placesOf(players, arbiter),
      skill: 0,
      options: arbiter,
    })),
    ended: ({ state, outcome }, { seatCount }) => {
      expect(outcome?.ranking).toHaveLength(seatCount - 1);
      // No privilege is used, and nobody bids.
      expect(state.privilegeDiscard).toEqual([]);
      expect(state.turn).toBe(seatCount - 1 <= 4 ? 5 : 4);
    },
  },
  golden: {
    endings: ['privilegesGone'],
    kinds: [3, 4, 5, 6].flatMap((players) => [`${players} players`, `${players} players and an arbiter`]),
    kindOf: ({ seats, options }) =>
      options['supremeCourt'] === 'arbiter'
        ? `${seats.length - 1} players and an arbiter`
        : `${seats.length} players`,
    // An ill-formed command is refused before it is decided; no fortune pays for all consumer cards; half of the
    // bills are always in the legislation deck or its discards; and hands seldom get empty. All are in
    // refusals.test.ts.
    outOfPlay: ['INVALID_COMMAND', 'NO_CONSUMER_CARDS', 'NO_LEGISLATION_CARDS', 'TARGET_HAND_EMPTY'],
    // For the same reason; it is in examples/main-street.test.ts.
    eventsOutOfPlay: ['RevealExhausted'],
  },
  chapters: {
    legal: '6.1',
    refusals: '6.1, 16.4',
    activeSeats: '14, 13',
    invariants: '14',
    tables: '16.1, 16.2',
    defaults: '12',
    secrets: '16.2',
  },
};
