import type { MatchNode } from '../match-node.ts';
import { PlayerNode } from './players.ts';

/** A seat as the parent of GraphQL fields. */
export class SeatNode {
  readonly match: MatchNode;
  readonly index: number;

  constructor(match: MatchNode, index: number) {
    this.match = match;
    this.index = index;
  }
}

const holderOf = async ({ match, index }: SeatNode) => (await match.holders())[index] ?? null;

export const seatFields = {
  name: async ({ match, index }: SeatNode) => {
    const { state, game } = await match.sight();
    return state.play === null ? null : game.seatName(state.play, index);
  },
  player: async (seat: SeatNode) => {
    const holder = await holderOf(seat);
    if (holder === null || holder.playerId === null) return null;
    const row = await seat.match.context.loaders.player.load(holder.playerId);
    return row === null || row.erased_at !== null ? null : new PlayerNode(row);
  },
  bot: async (seat: SeatNode) => (await holderOf(seat))?.bot ?? false,
  free: async (seat: SeatNode) => (await holderOf(seat)) === null,
  active: async ({ match, index }: SeatNode) => (await match.facts()).activeSeats.includes(index),
  deadline: async ({ match, index }: SeatNode) => {
    const facts = await match.facts();
    if (facts.clock === null || !facts.activeSeats.includes(index)) return null;
    return (await match.sight()).state.deadlines[index] ?? null;
  },
};
