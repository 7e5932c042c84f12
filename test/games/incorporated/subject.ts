import { expect } from 'vitest';
import { cloneState } from '../../../src/games/incorporated/clone-state.ts';
import type { CommandType, IncorporatedCommand } from '../../../src/games/incorporated/commands.ts';
import type { IncorporatedEvent } from '../../../src/games/incorporated/events.ts';
import { incorporated } from '../../../src/games/incorporated/index.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import type { IncorporatedView } from '../../../src/games/incorporated/view-schema.ts';
import type { Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Subject, Watch } from '../../support/game/suite/index.ts';
import { anyCommand, defaultOptions, games, play } from './arbitrary.ts';
import { bankPays, drawsByTable, sealedByTable } from './tables.ts';

/** Money adds up, the square of Tax Havens stays with its owner, and a game has four turns (14, 14.2). */
function watch(): Watch<IncorporatedState, IncorporatedEvent> {
  let bank = 0;
  let drawn = 0;
  let havens: number | null = null;
  return {
    event: (event) => {
      bank += bankPays(event);
      if (event.type === 'OutlookDrawn') drawn += 1;
    },
    folded: ({ players, bankNet, squares }) => {
      const cash = players.reduce((sum, player) => sum + player.cash, 0);
      if (bankNet !== bank || cash !== bank) expect({ bankNet, cash }).toEqual({ bankNet: bank, cash: bank });
      const owner = squares['tax-havens-1']?.occupant ?? null;
      if (havens !== null && owner !== havens) expect(owner).toBe(havens);
      havens = owner;
    },
    ended: ({ outcome }) => {
      expect(outcome?.reason).toBe('outlookPileEmpty');
      expect(drawn).toBe(4);
    },
  };
}

/**
 * Other cards in the outlook pile and its box, in the payoff deck and in drawn subsidies, discards in another
 * order, other cash and commitments of the other seats.
 */
function twinOf(state: IncorporatedState, knowing: readonly Viewer[], random: Random): IncorporatedState {
  const twin = clonePlain(state);
  const { pending } = twin;
  const bigBrother = twin.players.find((player) => player.corporation === 'big-brother')?.seat ?? null;
  const foreseen = bigBrother !== null && knowing.includes(bigBrother) && twin.turn > 0 ? 1 : 0;
  const outlook = random.shuffle([...twin.outlookPile.slice(foreseen), ...twin.outlookBox], 'twin');
  twin.outlookPile = [...twin.outlookPile.slice(0, foreseen), ...outlook];
  twin.outlookBox = twin.outlookPile.splice(state.outlookPile.length);
  const looked = pending?.type === 'subsidies' && !knowing.includes(pending.seat) ? pending : null;
  const payoff = random.shuffle([...twin.payoffDeck, ...(looked?.cards ?? [])], 'twin');
  if (looked !== null) looked.cards = payoff.splice(0, looked.cards.length);
  twin.payoffDeck = payoff;
  twin.payoffDiscard = random.shuffle(twin.payoffDiscard, 'twin');
  for (const player of twin.players) {
    if (!knowing.includes(player.seat)) player.cash = random.index(60, 'twin');
  }
  if (pending?.type === 'repayment') {
    for (const commit of pending.commits) {
      if (knowing.includes(commit.seat)) continue;
      const player = twin.players[commit.seat];
      commit.count = random.index((player?.bonds ?? 0) + 1, 'twin');
      // A commitment is always paid from cash.
      if (player !== undefined) player.cash = 20 * commit.count + random.index(9, 'twin');
    }
  }
  twin.bankNet = twin.players.reduce((sum, player) => sum + player.cash, 0);
  return twin;
}

/**
 * Commands after which a bid of another seat may have to be paid. A twin may be too poor for a bid that is
 * open to all, which no position is: E26 asks this.
 */
const follows = (type: CommandType): boolean => type === 'passBid' || type === 'passPrivateSale';

/** Whether the command opens what was hidden: cards of the decks, loans and repayments of others, the end. */
function opens(state: IncorporatedState, type: CommandType): boolean {
  const openers: readonly CommandType[] = [
    'repayBonds',
    'lobbyBudget',
    'chooseOutlookTarget',
    'discardPayoffCards',
  ];
  const left = state.players.reduce((sum, player) => sum + player.executivesInPool, 0);
  // With the last executive the phase ends, and the next turn's outlook card is drawn.
  return follows(type) || openers.includes(type) || (state.phase === 'lobbying' && left <= 1);
}

/** Incorporated, as the property tests look at it. */
export const subject: Subject<IncorporatedState, IncorporatedCommand, IncorporatedEvent, IncorporatedView> = {
  game: incorporated,
  games,
  play,
  anyCommand,
  interrupts: ['takeLoan'],
  commandTypes: 31,
  sentence: /^[^a-z].*\.$/,
  sealedByTable,
  drawsByTable,
  watch,
  twins: {
    every: { views: 5, commands: 7, events: 13 },
    playing: ({ turn }) => turn > 0,
    twinOf,
    follows,
    opens,
  },
  clones: {
    cloneState,
    shares: ['squares', 'looseCubes'],
    games: (['random', 'auction'] as const).map((setupMode) => ({
      seed: 7,
      seatCount: 3,
      skill: 40,
      options: { ...defaultOptions, setupMode },
    })),
    decisionOf: ({ pending }) => pending?.type ?? null,
    decisions: ['corporationLot', 'auction', 'reverseAuction', 'privateSale', 'repayment'],
  },
  idle: {
    games: [2, 3, 4].map((seatCount) => ({
      seed: 3,
      seatCount,
      skill: 0,
      options: { ...defaultOptions, setupMode: 'auction' },
    })),
    ended: ({ outcome, state }, { seatCount }) => {
      expect(outcome?.ranking).toHaveLength(seatCount);
      // Nobody has bought, sold or borrowed.
      expect(state.players.every((player) => player.bonds === 0)).toBe(true);
    },
  },
  golden: {
    endings: ['outlookPileEmpty'],
    kinds: [2, 3, 4].flatMap((seats) =>
      ['auction', 'random'].flatMap((mode) => [`${seats} ${mode}`, `${seats} ${mode}, chips`]),
    ),
    kindOf: ({ seats, options }) =>
      `${seats.length} ${options['setupMode'] as string}${options['industryChips'] === true ? ', chips' : ''}`,
    // An ill-formed command is refused before it is decided, and at least a dozen payoff cards are always
    // undrawn: both are in refusals.test.ts.
    outOfPlay: ['INVALID_COMMAND', 'NO_PAYOFF_CARD'],
  },
  chapters: {
    legal: '13',
    refusals: '6.1, 16.4',
    activeSeats: '6.2',
    invariants: '14.2',
    tables: '16.1, 16.3',
    defaults: '14.1',
    secrets: '16.3',
  },
};
