import { clonePlain } from '../../kernel/json.ts';
import type { LocationId, SquareId } from './content.ts';
import type { IncorporatedState, Player, Square } from './state.ts';

/**
 * Copies a state member by member, as `decide` does for nearly every command: several times faster than the
 * walk over any JSON value.
 */
export function cloneState(state: IncorporatedState): IncorporatedState {
  return {
    ...state,
    config: { ...state.config },
    turnOrder: [...state.turnOrder],
    players: state.players.map(clonePlayer),
    executivesPlaced: state.executivesPlaced.map((placed) => ({ ...placed })),
    sliders: { ...state.sliders },
    affiliation: { ...state.affiliation },
    squares: cloneSquares(state.squares),
    looseCubes: cloneLoose(state.looseCubes),
    battlegrounds: { ...state.battlegrounds },
    investmentBank: { ...state.investmentBank },
    sharesDiscarded: { ...state.sharesDiscarded },
    outlookPile: [...state.outlookPile],
    outlookBox: [...state.outlookBox],
    outlookCurrent: state.outlookCurrent === null ? null : { ...state.outlookCurrent },
    outlookPlayed: [...state.outlookPlayed],
    payoffDeck: [...state.payoffDeck],
    payoffDiscard: [...state.payoffDiscard],
    payoffRevealed: [...state.payoffRevealed],
    lobbyUsed: [...state.lobbyUsed],
    pending: clonePlain(state.pending),
    result: clonePlain(state.result),
  };
}

const clonePlayer = (player: Player): Player => ({ ...player, shares: { ...player.shares } });

function cloneSquares(squares: Record<SquareId, Square>): Record<SquareId, Square> {
  // A spread of the whole keeps the members' places, which is faster than adding one after the other.
  const copy = { ...squares };
  for (const id in copy) {
    const { occupant, locked } = copy[id] as Square;
    copy[id] = { occupant, locked };
  }
  return copy;
}

function cloneLoose(looseCubes: Record<LocationId, number[]>): Record<LocationId, number[]> {
  const copy = { ...looseCubes };
  for (const location in copy) copy[location] = [...(copy[location] as number[])];
  return copy;
}
