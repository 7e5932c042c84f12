import { RefusalError } from '../ops/refusals.ts';
import type { MatchCursor, MatchFilter } from '../store/index.ts';
import type { GraphqlContext } from './context.ts';
import { MatchNode } from './match-node.ts';
import { pageSize } from './paging.ts';

/** Arguments of `Query.matches`. */
export interface MatchPageArguments {
  readonly filter?: {
    readonly game?: string | null;
    readonly status?: readonly string[] | null;
    readonly mine?: boolean | null;
  } | null;
  readonly orderBy?: 'NEWEST_FIRST' | 'OLDEST_FIRST' | null;
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** A page of matches as a Relay connection: the viewer's own, or the public ones. */
export async function matchPage(context: GraphqlContext, page: MatchPageArguments) {
  const { size, backwards } = pageSize(page);
  const order = page.orderBy === 'OLDEST_FIRST' ? 'asc' : 'desc';
  const filter = filterOf(context, page);
  const after = cursorOf(page.after);
  const before = cursorOf(page.before);
  // A list of no states fits no match.
  const nothing = page.filter?.status?.length === 0;
  if (filter === null || size === 0 || nothing) return connection(context, [], false, false);
  // A list is read from one end; the store reads backwards from a cursor, or from the end of the order.
  const fromEnd = backwards && before === null && after === null;
  const { rows, more } = await context.services.store.matches.listMatches({
    filter,
    order: fromEnd ? (order === 'asc' ? 'desc' : 'asc') : order,
    ...(after === null ? {} : { after }),
    ...(before === null ? {} : { before }),
    limit: size,
  });
  const inOrder = fromEnd ? [...rows].reverse() : rows;
  const upwards = fromEnd || (before !== null && after === null);
  return connection(context, inOrder, upwards ? before !== null : more, upwards ? more : after !== null);
}

function filterOf(context: GraphqlContext, page: MatchPageArguments): MatchFilter | null {
  const { game, status, mine } = page.filter ?? {};
  const common = {
    ...(game === undefined || game === null ? {} : { game }),
    ...(status === undefined || status === null ? {} : { status }),
  };
  if (mine !== true) return { ...common, visibility: 'public' };
  return context.caller === null ? null : { ...common, playerId: context.caller };
}

function connection(
  context: GraphqlContext,
  rows: readonly Parameters<typeof MatchNode.ofRow>[1][],
  hasNextPage: boolean,
  hasPreviousPage: boolean,
) {
  const edges = rows.map((row) => ({
    cursor: Buffer.from(`${row.created_at}/${row.match_id}`).toString('base64url'),
    node: MatchNode.ofRow(context, row),
  }));
  return {
    edges,
    nodes: edges.map(({ node }) => node),
    pageInfo: {
      hasNextPage,
      hasPreviousPage,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  };
}

const CURSOR = /^(\d{1,15})\/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;

function cursorOf(text: string | null | undefined): MatchCursor | null {
  if (text === undefined || text === null) return null;
  const [, createdAt, matchId] = CURSOR.exec(Buffer.from(text, 'base64url').toString('utf8')) ?? [];
  if (createdAt === undefined || matchId === undefined) {
    throw new RefusalError('INVALID_INPUT', 'A cursor is one that an earlier page gave.');
  }
  return { createdAt: Number(createdAt), matchId };
}
