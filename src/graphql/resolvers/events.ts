import type { Actor } from '../../kernel/envelope.ts';
import type { PresentedEvent } from '../../match/present.ts';
import type { GraphqlContext } from '../context.ts';
import { MatchNode } from '../match-node.ts';
import { SeatNode } from './seats.ts';

const seatOf = (actor: Actor): number | null => ('seat' in actor ? actor.seat : null);

/** Fields of the interface `MatchEvent`, the same for all events. */
export const eventFields = {
  match: (event: PresentedEvent, _: unknown, context: GraphqlContext) =>
    MatchNode.later(context, event.matchId),
  at: (event: PresentedEvent) => event.recordedAt,
  seat: (event: PresentedEvent, _: unknown, context: GraphqlContext) => {
    const seat = seatOf(event.actor);
    return seat === null ? null : new SeatNode(MatchNode.later(context, event.matchId), seat);
  },
  actor: (event: PresentedEvent) => event.actor.kind,
};

/** GraphQL type of an event: the platform's under their own names, a game's with its prefix. */
export function eventTypeName(event: PresentedEvent): string {
  return event.platform ? event.type : `${event.game.graphqlName}${event.type}`;
}
