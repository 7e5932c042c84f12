import { gameById, games } from '../../games/registry.ts';
import { RefusalError } from '../../ops/refusals.ts';
import type { GraphqlContext } from '../context.ts';
import { MatchNode } from '../match-node.ts';
import { type MatchPageArguments, matchPage } from '../match-page.ts';
import { MAX_PAGE } from '../paging.ts';
import { GameNode } from './games.ts';
import { PlayerNode } from './players.ts';

async function matchNode(context: GraphqlContext, id: string): Promise<MatchNode | null> {
  const sight = await context.services.matches.sight(id, context.caller);
  return sight === null ? null : MatchNode.ofSight(context, sight);
}

/** What ids and handles of players are made of; nothing else is looked up. */
const PLAYER_ID = /^player_[A-Za-z0-9_-]{1,64}$/;
const HANDLE = /^[a-z0-9-]{1,64}$/;

async function playerNode(context: GraphqlContext, id: string): Promise<PlayerNode | null> {
  if (!PLAYER_ID.test(id)) return null;
  const row = await context.loaders.player.load(id);
  return row === null || row.erased_at !== null ? null : new PlayerNode(row);
}

/** The type of an object follows from its id: `<type>_<rest>`, or a match's UUID. */
function anyNode(context: GraphqlContext, id: string): Promise<MatchNode | PlayerNode | GameNode | null> {
  if (id.startsWith('player_')) return playerNode(context, id);
  if (id.startsWith('game_')) {
    const game = gameById(id.slice('game_'.length));
    return Promise.resolve(game === null ? null : new GameNode(game));
  }
  return matchNode(context, id);
}

export const queryFields = {
  node: (_: unknown, { id }: { id: string }, context: GraphqlContext) => anyNode(context, id),
  nodes: (_: unknown, { ids }: { ids: readonly string[] }, context: GraphqlContext) => {
    if (ids.length > MAX_PAGE) throw new RefusalError('INVALID_INPUT', `At most ${MAX_PAGE} ids at once.`);
    return ids.map((id) => anyNode(context, id));
  },
  viewer: (_: unknown, __: unknown, context: GraphqlContext) =>
    context.caller === null ? null : playerNode(context, context.caller),
  games: () => games.map((game) => new GameNode(game)),
  game: (_: unknown, { id }: { id: string }) => {
    const game = gameById(id);
    return game === null ? null : new GameNode(game);
  },
  match: (_: unknown, { id }: { id: string }, context: GraphqlContext) => matchNode(context, id),
  matches: (_: unknown, page: MatchPageArguments, context: GraphqlContext) => matchPage(context, page),
  player: async (_: unknown, { handle }: { handle: string }, context: GraphqlContext) => {
    const wanted = handle.toLowerCase();
    if (!HANDLE.test(wanted)) return null;
    const row = await context.services.store.matches.readPlayerByHandle(wanted);
    return row === null || row.erased_at !== null ? null : new PlayerNode(row);
  },
};
