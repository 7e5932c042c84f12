import type { PhaseNumber } from '../content.ts';
import { playerOf, turnOf } from '../state.ts';
import {
  addToHand,
  discardFromHand,
  discardInPlay,
  type Evolvers,
  payFromBank,
  payToBank,
  placeBusiness,
  removeCard,
  returnBusinesses,
} from './moves.ts';

/** Phases, agents, specials and purchases (specification 11.5). */
export const spendEvolvers: Evolvers<
  | 'PhaseLaid'
  | 'EndgameUnlocked'
  | 'PhaseBought'
  | 'PhaseSeized'
  | 'OpportunityBought'
  | 'BusinessPlaced'
  | 'WastedOpportunitiesRaided'
  | 'WastedOpportunitiesReshuffled'
  | 'OpportunityDeckRecycled'
  | 'WorldEventDeckRecycled'
  | 'SpecialPlayed'
  | 'SpecialResolved'
  | 'RegimeChanged'
  | 'TokenReturned'
  | 'BankPaid'
> = {
  PhaseLaid: (state, event) => {
    const player = playerOf(state, event.seat);
    const phase = event.phase as PhaseNumber;
    payToBank(state, player, event.cost);
    removeCard(player.hand, event.cardId);
    if (event.businessPlaced) placeBusiness(player, event.city);
    if (event.pieceAdded) player.pieces[phase] = true;
    if (event.discardedCardId !== null) state.opportunityDiscards.push(event.discardedCardId);
    if (event.kept !== 'old') player.laid[phase] = event.cardId;
  },
  // The laid phases tell it already: the event is for those who watch.
  EndgameUnlocked: () => {},
  PhaseBought: (state, event) => {
    const buyer = playerOf(state, event.seat);
    const seller = playerOf(state, event.from);
    buyer.liquidity -= event.price;
    seller.liquidity += event.price;
    seller.laid[event.phase as PhaseNumber] = null;
    addToHand(buyer, event.cardId);
  },
  PhaseSeized: (state, event) => {
    const player = playerOf(state, event.seat);
    playerOf(state, event.from).laid[event.phase as PhaseNumber] = null;
    discardFromHand(state, player, event.agentCardId);
    addToHand(player, event.cardId);
  },
  OpportunityBought: (state, event) => {
    const player = playerOf(state, event.seat);
    payToBank(state, player, event.price);
    state.opportunityDeck.shift();
    addToHand(player, event.cardId);
  },
  BusinessPlaced: (state, event) => placeBusiness(playerOf(state, event.seat), event.city),
  WastedOpportunitiesRaided: (state, event) => {
    const player = playerOf(state, event.seat);
    removeCard(state.opportunityDiscards, event.takenCardId);
    discardFromHand(state, player, event.agentCardId);
    addToHand(player, event.takenCardId);
  },
  WastedOpportunitiesReshuffled: (state, event) => {
    state.opportunityDeck = [...event.opportunityDeck];
    state.opportunityDiscards = [];
    if (event.worldEventDeck === null) return;
    state.worldEventDeck = [...event.worldEventDeck];
    state.worldEventDiscards = [];
  },
  OpportunityDeckRecycled: (state, event) => {
    state.opportunityDeck = [...event.deck];
    state.opportunityDiscards = [];
  },
  WorldEventDeckRecycled: (state, event) => {
    state.worldEventDeck = [...event.deck];
    state.worldEventDiscards = [];
  },
  SpecialPlayed: (state, event) => {
    removeCard(playerOf(state, event.seat).hand, event.cardId);
    turnOf(state).inPlay = event.cardId;
  },
  SpecialResolved: (state, event) => discardInPlay(state, event.cardId),
  RegimeChanged: (state, event) => {
    for (const { seat, city, count } of event.removed) returnBusinesses(playerOf(state, seat), city, count);
  },
  TokenReturned: (state, event) => {
    playerOf(state, event.seat).token = 'none';
  },
  BankPaid: (state, event) => payFromBank(state, playerOf(state, event.seat), event.amount),
};
