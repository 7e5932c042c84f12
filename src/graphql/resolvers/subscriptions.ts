import { lobbyFeed, yourTurnFeed } from '../../lobby/table-feeds.ts';
import { RefusalError } from '../../ops/refusals.ts';
import type { GraphqlContext } from '../context.ts';
import { mapped } from '../mapped.ts';
import { MatchNode } from '../match-node.ts';

interface MatchArguments {
  readonly matchId: string;
}

/** Each feed wraps its items in fresh nodes, so that no event shows what an earlier one loaded. */
export const subscriptionFields = {
  matchEvents: (
    _: unknown,
    args: MatchArguments & { afterVersion?: number | null },
    context: GraphqlContext,
  ) => context.services.updates.events(args.matchId, context.caller, args.afterVersion ?? 0),
  match: async (_: unknown, { matchId }: MatchArguments, context: GraphqlContext) => {
    const feed = await context.services.updates.match(matchId, context.caller);
    return mapped(feed, (sight) => MatchNode.ofSight(context, sight));
  },
  yourTurn: (_: unknown, __: unknown, context: GraphqlContext) => {
    if (context.caller === null) throw new RefusalError('UNAUTHENTICATED');
    const feed = yourTurnFeed(context.services.store, context.services.updates, context.caller);
    return mapped(feed, (matchId) => MatchNode.later(context, matchId));
  },
  lobby: (_: unknown, { game }: { game?: string | null }, context: GraphqlContext) => {
    const feed = lobbyFeed(context.services.store, context.services.updates, game ?? null);
    return mapped(feed, ({ matchId, open }) => ({ match: MatchNode.later(context, matchId), open }));
  },
};
