import type { Audience, HiddenField, Seat } from '../../kernel/game.ts';
import type { IncorporatedEvent } from './events.ts';

const server: readonly Audience[] = ['server'];
const onlySeat = (seat: Seat): readonly Audience[] => [`seat:${seat}`];

/**
 * Which values of an event not everyone may see, and who may (specification 16.3). The paths depend on the
 * event type alone, so that a sealed path tells nothing.
 */
export function hidden(event: IncorporatedEvent): readonly HiddenField[] {
  switch (event.type) {
    case 'OutlookPileBuilt':
      return outlookDecks;
    case 'PayoffDeckShuffled':
      return payoffDeck;
    case 'OutlookForeseen':
      return [{ path: '/cardId', audience: onlySeat(event.seat) }];
    case 'SubsidiesDrawn':
      return [{ path: '/cardIds', audience: onlySeat(event.seat) }];
    case 'InterestPaid':
      return [{ path: '/paid', audience: onlySeat(event.seat) }];
    case 'RepaymentCommitted':
      return [{ path: '/count', audience: onlySeat(event.seat) }];
    default:
      return [];
  }
}

const outlookDecks: readonly HiddenField[] = [
  { path: '/pile', audience: server },
  { path: '/box', audience: server },
  { path: '/random/0', audience: server },
];
const payoffDeck: readonly HiddenField[] = [
  { path: '/order', audience: server },
  { path: '/random/0', audience: server },
];
