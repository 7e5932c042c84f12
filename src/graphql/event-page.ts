import { RefusalError } from '../ops/refusals.ts';
import type { MatchNode } from './match-node.ts';
import { MAX_PAGE, pageSize } from './paging.ts';

/** Arguments of `Match.events`. */
export interface EventPageArguments {
  readonly first?: number | null;
  readonly after?: string | null;
  readonly last?: number | null;
  readonly before?: string | null;
}

/** A page of events as a Relay connection; the cursor of an event is its version. */
export async function eventPage(match: MatchNode, page: EventPageArguments) {
  const sight = await match.sight();
  const head = match.row?.version ?? sight.state.version;
  const after = page.after === undefined || page.after === null ? 0 : versionOf(page.after);
  const before = page.before === undefined || page.before === null ? head + 1 : versionOf(page.before);
  const { size, backwards } = pageSize(page);
  const end = Math.min(before - 1, head);
  const from = backwards ? Math.max(after, end - size) : after;
  const count = Math.max(0, Math.min(size, end - from, MAX_PAGE));
  const nodes = count === 0 ? [] : await match.context.services.matches.events(sight, from, count);
  const edges = nodes.map((node) => ({ cursor: String(node.version), node }));
  return {
    edges,
    nodes,
    pageInfo: {
      hasNextPage: from + count < head,
      hasPreviousPage: from > 0 && head > 0,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: head,
  };
}

function versionOf(cursor: string): number {
  const version = /^\d{1,9}$/.test(cursor) ? Number(cursor) : Number.NaN;
  if (Number.isNaN(version))
    throw new RefusalError('INVALID_INPUT', 'The cursor of an event is its version.');
  return version;
}
