import { expect } from 'vitest';
import { cloneState } from '../../../src/games/evil-corp/clone-state.ts';
import type { EvilCorpCommand } from '../../../src/games/evil-corp/commands.ts';
import type { EvilCorpEvent } from '../../../src/games/evil-corp/events.ts';
import { evilCorp } from '../../../src/games/evil-corp/index.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { EvilCorpView } from '../../../src/games/evil-corp/view-schema.ts';
import type { Seat, Viewer } from '../../../src/kernel/game.ts';
import { clonePlain } from '../../../src/kernel/json.ts';
import type { Random } from '../../../src/kernel/random.ts';
import type { Subject, Watch } from '../../support/game/suite/index.ts';
import { anyCommand, defaultOptions, games, play } from './arbitrary.ts';
import { bankPays, drawsByTable, sealedByTable } from './tables.ts';

/** The cash that the bank has paid out adds up (13.4). */
function watch(): Watch<EvilCorpState, EvilCorpEvent> {
  let bank = 0;
  return {
    event: (event) => {
      bank += bankPays(event);
    },
    folded: ({ bankNet }) => {
      if (bankNet !== bank) expect(bankNet).toBe(bank);
    },
  };
}

/**
 * The cards of both decks and of all other hands are dealt anew, and the correct amounts of unsettled claims
 * are others. World events are opened to all, so that their deck stays where a command may draw one.
 */
function twinOf(
  state: EvilCorpState,
  knowing: readonly Viewer[],
  random: Random,
  drawing: boolean,
): EvilCorpState {
  const twin = clonePlain(state);
  const others = twin.players.filter((player) => !knowing.includes(player.seat));
  const cards = random.shuffle([...twin.opportunityDeck, ...others.flatMap((player) => player.hand)], 'twin');
  twin.opportunityDeck = cards.splice(0, twin.opportunityDeck.length);
  for (const player of others) player.hand = cards.splice(0, player.hand.length);
  if (!drawing) twin.worldEventDeck = random.shuffle(twin.worldEventDeck, 'twin');
  if (twin.config.revenueMode === 'declared') {
    for (const { claim } of twin.players) {
      if (claim !== null && !claim.declarationSettled)
        claim.correct = claim.declared + 1 + random.index(5, 'twin');
    }
  }
  return twin;
}

/** The victim of an open poaching: its thief, seldom the seat that answers, is about to learn a card. */
function poached({ pending }: EvilCorpState): readonly Seat[] {
  if (pending?.type !== 'counterWindow' || pending.nasty !== 'talent-poaching') return [];
  return pending.params.target === undefined ? [] : [pending.params.target];
}

/** Evil Corp, as the property tests look at it. */
export const subject: Subject<EvilCorpState, EvilCorpCommand, EvilCorpEvent, EvilCorpView> = {
  game: evilCorp,
  games,
  play,
  anyCommand,
  interrupts: ['audit'],
  commandTypes: 28,
  sentence: /^[A-Z].*\.$/,
  sealedByTable,
  drawsByTable,
  watch,
  twins: {
    every: { views: 5, commands: 5, events: 9 },
    playing: ({ status }) => status === 'playing',
    twinOf,
    alsoKnowing: poached,
    // Audits of a claim reveal the correct amount by design.
    opens: (_state, type) => type === 'audit',
  },
  clones: {
    cloneState,
    games: (['declared', 'automatic'] as const).map((revenueMode) => ({
      seed: 7,
      seatCount: 3,
      skill: 0,
      options: { ...defaultOptions, revenueMode, ceoPowers: true, maxRounds: 30 },
    })),
    decisionOf: ({ pending }) => pending?.type ?? null,
    decisions: ['counterWindow', 'rerollWindow', 'revenueCheck'],
  },
  idle: {
    games: [2, 3, 6].map((seatCount) => ({
      seed: 3,
      seatCount,
      skill: 0,
      options: { ...defaultOptions, maxRounds: 5 },
    })),
    ended: ({ outcome }) => expect(outcome?.reason).toBe('roundLimit'),
  },
  golden: {
    endings: ['endgame', 'roundLimit'],
    kinds: ['automatic', 'automatic, powers', 'declared', 'declared, powers'],
    kindOf: ({ options }) =>
      `${options['revenueMode'] as string}${options['ceoPowers'] === true ? ', powers' : ''}`,
    outOfPlay: [],
  },
  chapters: {
    legal: '11.8',
    refusals: '11.1, 11.10',
    activeSeats: '11.8',
    invariants: '13.4, R34',
    tables: '15.1, 15.3',
    defaults: '13.2, 13.5',
    secrets: '15.3',
  },
};
