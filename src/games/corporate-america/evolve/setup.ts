import { assertNever } from '../../../kernel/assert-never.ts';
import { clonePlain } from '../../../kernel/json.ts';
import type { DeckKind } from '../sets.ts';
import type { CorporateAmericaState } from '../state.ts';
import { newPlayer, zeros } from '../state.ts';
import { deckOf, type Evolvers, payFromTreasury, takeTop } from './moves.ts';

/** Setup and shuffles (specification, chapters 5 and 6). */
export const setupEvolvers: Evolvers<
  'GameStarted' | 'DeckShuffled' | 'StartingMoneyDealt' | 'OpeningHandDealt' | 'PrivilegesPlaced'
> = {
  GameStarted: (state, { seatCount, config, president }) => {
    state.config = clonePlain(config);
    state.seatCount = seatCount;
    state.president = president;
    state.players = Array.from({ length: seatCount }, (_, seat) => newPlayer(seat));
    state.piles = zeros(seatCount);
  },
  DeckShuffled: (state, { deck: kind, cause, order }) => {
    const deck = deckOf(state, kind);
    deck.cards = [...order];
    deck.positions = order.map((_, position) => position);
    if (cause === 'reshuffle') emptyDiscard(state, kind);
    // What had been looked at lies somewhere in the new order.
    if (kind === 'consumer') state.mainStreet.peeked = [];
  },
  StartingMoneyDealt: (state, { amountEach }) => {
    for (const { seat } of state.players) payFromTreasury(state, seat, amountEach);
  },
  OpeningHandDealt: (state, { seat, cardIds }) => {
    takeTop(state.businessDeck, cardIds.length);
    state.players[seat]?.hand.push(...cardIds);
  },
  PrivilegesPlaced: (state, { onBoard, aside }) => {
    state.privilegePile = { cards: [...onBoard], positions: onBoard.map((_, position) => position) };
    state.privilegeAside = [...aside];
  },
};

function emptyDiscard(state: CorporateAmericaState, kind: DeckKind): void {
  switch (kind) {
    case 'business':
      state.businessDiscard = [];
      return;
    case 'consumer':
      state.consumerDiscard = [];
      return;
    case 'legislation':
      state.legislationDiscard = [];
      return;
    case 'executivePrivilege':
      return;
    default:
      assertNever(kind);
  }
}
