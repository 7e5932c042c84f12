import type { Audience, HiddenField, Seat } from '../../kernel/game.ts';
import { ceoOf } from './derived.ts';
import type { GreedIncorporatedEvent } from './events.ts';
import { companyOf, type GreedIncorporatedState } from './state.ts';

const server: readonly Audience[] = ['server'];
const onlySeat = (seat: Seat): readonly Audience[] => [`seat:${seat}`];

/**
 * Which values of an event not everyone may see, and who may (specification 20.2). The paths depend on the
 * event type and public sizes alone, so that a sealed path tells nothing.
 */
export function hidden(event: GreedIncorporatedEvent, state: GreedIncorporatedState): readonly HiddenField[] {
  switch (event.type) {
    case 'AssetStackPrepared':
      return [
        { path: '/input', audience: server },
        { path: '/order', audience: server },
        ...event.groups.map((_, index) => ({ path: `/random/${index}`, audience: server })),
      ];
    case 'HandDealt':
      return [{ path: '/assetIds', audience: onlySeat(event.seat) }];
    case 'AssetDrawn':
    case 'AssetSelected':
      return [{ path: '/assetId', audience: onlySeat(event.seat) }];
    case 'SealedBidSubmitted':
      return [{ path: '/amount', audience: onlySeat(ceoOf(companyOf(state, event.companyId))) }];
    default:
      return [];
  }
}
