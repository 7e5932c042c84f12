import type { PlayerRow } from '../../store/index.ts';

/** A player as the parent of GraphQL fields. */
export class PlayerNode {
  readonly type = 'Player';
  readonly row: PlayerRow;

  constructor(row: PlayerRow) {
    this.row = row;
  }
}

export const playerFields = {
  id: ({ row }: PlayerNode) => row.player_id,
  handle: ({ row }: PlayerNode) => row.handle,
  displayName: ({ row }: PlayerNode) => row.display_name,
  guest: ({ row }: PlayerNode) => row.kind === 'guest',
  createdAt: ({ row }: PlayerNode) => row.created_at,
};
