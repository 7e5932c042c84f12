import { clonePlain } from '../../kernel/json.ts';
import type { EvilCorpState, Player } from './state.ts';

/**
 * Copies a state member by member, as `decide` does for nearly every command: about eight times faster than
 * the walk over any JSON value.
 */
export function cloneState(state: EvilCorpState): EvilCorpState {
  return {
    ...state,
    config: { ...state.config },
    turnOrder: [...state.turnOrder],
    players: state.players.map(clonePlayer),
    worldEvents: { ...state.worldEvents },
    opportunityDeck: [...state.opportunityDeck],
    opportunityDiscards: [...state.opportunityDiscards],
    worldEventDeck: [...state.worldEventDeck],
    worldEventDiscards: [...state.worldEventDiscards],
    turn: state.turn === null ? null : { ...state.turn, die: clonePlain(state.turn.die) },
    pending: clonePlain(state.pending),
    result: clonePlain(state.result),
  };
}

const clonePlayer = (player: Player): Player => ({
  ...player,
  hand: [...player.hand],
  laid: { ...player.laid },
  pieces: { ...player.pieces },
  businesses: { ...player.businesses },
  claim: player.claim === null ? null : { ...player.claim },
});
