import { clonePlain } from '../../kernel/json.ts';
import type { CityId, PhaseNumber } from './content.ts';
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

// Named member by member and not spread: players reach many hidden shapes as cities come and go, and a spread
// of many shapes costs several times a literal of one.
const clonePlayer = (player: Player): Player => ({
  seat: player.seat,
  ceoId: player.ceoId,
  colour: player.colour,
  liquidity: player.liquidity,
  hand: player.hand.slice(),
  laid: byPhase(player.laid),
  pieces: byPhase(player.pieces),
  home: player.home,
  businesses: cloneCounts(player.businesses),
  supply: player.supply,
  token: player.token,
  turnsCompleted: player.turnsCompleted,
  power: player.power,
  endgameRevealed: player.endgameRevealed,
  claim: player.claim === null ? null : { ...player.claim },
  handAudited: player.handAudited,
});

const byPhase = <T>(values: Record<PhaseNumber, T>): Record<PhaseNumber, T> => ({
  1: values[1],
  2: values[2],
  3: values[3],
});

function cloneCounts(counts: Record<CityId, number>): Record<CityId, number> {
  const copy: Record<CityId, number> = {};
  for (const city in counts) copy[city] = counts[city] as number;
  return copy;
}
