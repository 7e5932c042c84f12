import { expect } from 'vitest';
import { cloneState } from '../../../src/games/greed-incorporated/clone-state.ts';
import type { GreedIncorporatedCommand } from '../../../src/games/greed-incorporated/commands.ts';
import { goods } from '../../../src/games/greed-incorporated/content.ts';
import type { GreedIncorporatedEvent } from '../../../src/games/greed-incorporated/events.ts';
import { greedIncorporated } from '../../../src/games/greed-incorporated/index.ts';
import type { Good } from '../../../src/games/greed-incorporated/sets.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import type { GreedIncorporatedView } from '../../../src/games/greed-incorporated/view-schema.ts';
import type { Subject, Watch } from '../../support/game/suite/index.ts';
import { anyCommand, defaultOptions, games, play } from './arbitrary.ts';
import { addedMoney, drawsByTable, payments, sealedByTable } from './tables.ts';
import { opens, twinOf } from './twins.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

const totalOf = ({ companies }: GreedIncorporatedState, good: Good): number =>
  sum(companies.map((company) => company.goods[good]));

/** Money and goods add up; what may happen once a year does (18, invariants 2, 6, 7, 8, 10, 12, 14). */
function watch(): Watch<GreedIncorporatedState, GreedIncorporatedEvent> {
  const cash: number[] = [];
  let money = 0;
  /** What has been done this year: regular shares, option shares, converters, sales of positions. */
  const done = new Set<string>();
  const once = (what: string) => {
    expect(done).not.toContain(what);
    done.add(what);
  };
  let traded: { readonly before: readonly number[] } | null = null;
  let closed = false;
  return {
    event: (event, before) => {
      payments(event, (seat, amount) => {
        cash[seat] = (cash[seat] ?? 0) + amount;
      });
      money += addedMoney(event);
      traded = null;
      closed = event.type === 'BooksClosed';
      switch (event.type) {
        case 'YearStarted':
          done.clear();
          return;
        case 'ShareAcquired':
          once(`share of ${event.companyId}`);
          return;
        case 'OptionExercised':
          once(`option on ${event.companyId}`);
          return;
        case 'AssetProcessed':
          once(`run of ${event.assetId}`);
          return;
        case 'ShareAuctionEnded':
          once(`auction of ${event.companyId} ${event.slot}`);
          return;
        case 'TradeExecuted':
          traded = { before: goods.map((good) => totalOf(before, good)) };
          return;
        case 'DividendsPaid': {
          const paid = sum(event.payments.map(({ amount }) => amount));
          expect(paid * 10).toBeLessThanOrEqual(event.newIncomeBefore * 6);
          expect(event.newIncomeAfter).toBe(event.newIncomeBefore - paid);
          return;
        }
        case 'CompanyFounded':
          once('founding');
          return;
        default:
          return;
      }
    },
    folded: (state) => {
      const { players, companies } = state;
      if (players.some((player) => player.cash !== (cash[player.seat] ?? 0))) {
        expect(players.map((player) => player.cash)).toEqual(cash);
      }
      const piles = companies.map((company) => company.cashFlow + company.newIncome + company.lastYearIncome);
      if (sum([...piles, ...players.map((player) => player.cash)]) !== money) {
        expect(sum([...piles, ...players.map((player) => player.cash)])).toBe(money);
      }
      if (traded !== null) expect(goods.map((good) => totalOf(state, good))).toEqual(traded.before);
      if (closed) expect(companies.map(({ newIncome }) => newIncome)).toEqual(companies.map(() => 0));
    },
    ended: ({ outcome, state }) => {
      const { mode, endCondition } = state.config;
      expect(outcome?.reason).toBe(endCondition);
      expect(outcome?.ranking).toHaveLength(state.seatCount);
      expect(state.year).toBe(mode === 'statusSymbols' ? 8 : endCondition === 'drawPileEmpty' ? 5 : 7);
    },
  };
}

const base = { ...defaultOptions, mode: 'statusSymbols' as const };
const idleGames = [3, 4, 5].flatMap((seatCount) =>
  [defaultOptions, base].map((options) => ({ seed: seatCount, seatCount, skill: 0, options })),
);

/** Greed, Incorporated, as the property tests look at it. */
export const subject: Subject<
  GreedIncorporatedState,
  GreedIncorporatedCommand,
  GreedIncorporatedEvent,
  GreedIncorporatedView
> = {
  game: greedIncorporated,
  games,
  play,
  anyCommand,
  interrupts: [],
  commandTypes: 31,
  sentence: /^[^a-z].*[^.!?]\.$/,
  sealedByTable,
  drawsByTable,
  watch,
  twins: {
    every: { views: 17, commands: 61, events: 67 },
    playing: ({ year }) => year > 0,
    twinOf,
    opens,
  },
  clones: {
    cloneState,
    games: [
      { seed: 11, seatCount: 4, skill: 40, options: defaultOptions },
      { seed: 12, seatCount: 4, skill: 30, options: base },
      { seed: 13, seatCount: 3, skill: 0, options: defaultOptions },
    ],
    decisionOf: ({ phase }) => phase,
    decisions: [
      'investments.selection',
      'investments.auction',
      'investments.choice',
      'commerce',
      'shares.auction',
      'shares.choice',
      'shares.options',
      'shares.trading',
      'shares.saleAuction',
      'balance.reward',
      'balance.compensation',
      'balance.abandon',
      'startUp.auction',
      'startUp.founding',
      'announcements.selection',
      'investments.sealedBids',
      'tradeAndProcess',
      'sales',
      'blame',
      'blame.dropAsset',
      'status.gold',
      'status.silver',
    ],
  },
  idle: {
    games: idleGames,
    ended: ({ state, outcome }, { seatCount }) => {
      expect(outcome?.ranking).toHaveLength(seatCount);
      // Nobody bids for a founding.
      expect(state.companiesFounded).toBe(0);
    },
  },
  golden: {
    endings: ['drawPileEmpty', 'handsEmpty'],
    kinds: [3, 4, 5].flatMap((players) => [`${players} players: cash`, `${players} players: statusSymbols`]),
    kindOf: ({ seats, options }) => `${seats.length} players: ${String(options['mode'])}`,
    // An ill-formed command is refused before it is decided, no full company is asked to choose an asset, and a
    // reward without a choice is paid at once. All are in refusals.test.ts.
    outOfPlay: ['INVALID_COMMAND', 'ASSET_SLOTS_FULL', 'NO_FREE_SLOT'],
  },
  chapters: {
    legal: '13.2',
    refusals: '13, 13.1',
    activeSeats: '13.2',
    invariants: '18',
    tables: '20.1, 20.2',
    defaults: '16.1',
    secrets: '20.2',
  },
};
