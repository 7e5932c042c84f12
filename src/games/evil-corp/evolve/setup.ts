import { ceoOf, constants } from '../content.ts';
import { type EvilCorpState, newPlayer, playerOf } from '../state.ts';
import { type Evolvers, payFromBank, placeBusiness } from './moves.ts';

/** Setup (specification, chapter 5). */
export const setupEvolvers: Evolvers<
  | 'GameStarted'
  | 'DecksShuffled'
  | 'CeoSelected'
  | 'SecretBaseFounded'
  | 'StartingBusinessesPlaced'
  | 'StartingHandDealt'
> = {
  GameStarted: (state, event) => {
    state.config = { ...event.config };
    state.status = 'setup';
    state.setupStep = 'ceo';
    state.setupIndex = 0;
    state.turnOrder = [...event.turnOrder];
    state.players = event.seats.map((seat) => newPlayer(seat, constants.businessTokens));
  },
  DecksShuffled: (state, event) => {
    state.opportunityDeck = [...event.opportunityDeck];
    state.worldEventDeck = [...event.worldEventDeck];
  },
  CeoSelected: (state, event) => {
    const player = playerOf(state, event.seat);
    player.ceoId = event.ceoId;
    player.colour = ceoOf(event.ceoId).colour;
    player.power = state.config.ceoPowers ? 'unused' : 'off';
    advance(state);
  },
  SecretBaseFounded: (state, event) => {
    playerOf(state, event.seat).home = event.market;
    advance(state);
  },
  StartingBusinessesPlaced: (state, event) => {
    const player = playerOf(state, event.seat);
    for (const city of event.cities) placeBusiness(player, city);
    advance(state);
  },
  StartingHandDealt: (state, event) => {
    const player = playerOf(state, event.seat);
    state.opportunityDeck.splice(0, event.cardIds.length);
    player.hand.push(...event.cardIds);
    payFromBank(state, player, event.liquidity);
  },
};

// After the last step the first `TurnStarted` of the same batch ends the setup.
function advance(state: EvilCorpState): void {
  state.setupIndex += 1;
  if (state.setupIndex < state.turnOrder.length) return;
  state.setupIndex = 0;
  if (state.setupStep === 'ceo') state.setupStep = 'home';
  else if (state.setupStep === 'home') state.setupStep = 'businesses';
}
