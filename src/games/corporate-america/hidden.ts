import type { Audience, HiddenField, Seat } from '../../kernel/game.ts';
import type { CorporateAmericaEvent } from './events.ts';

const server: readonly Audience[] = ['server'];
const onlySeat = (seat: Seat): readonly Audience[] => [`seat:${seat}`];

/**
 * Which values of an event not everyone may see, and who may (specification 16.2). The paths depend on the
 * event type alone, so that a sealed path tells nothing.
 */
export function hidden(event: CorporateAmericaEvent): readonly HiddenField[] {
  switch (event.type) {
    case 'DeckShuffled':
      return shuffledDeck;
    case 'PrivilegesPlaced':
      return privileges;
    case 'OpeningHandDealt':
    case 'BusinessCardsDrawn':
    case 'TopBusinessesInspected':
      return [{ path: '/cardIds', audience: onlySeat(event.seat) }];
    case 'HandInspected':
      return [{ path: '/cardIds', audience: bothSeats(event) }];
    case 'BusinessCardTaken':
      return [{ path: '/businessId', audience: bothSeats(event) }];
    case 'ConsumersPeeked':
      return [{ path: '/consumerIds', audience: onlySeat(event.seat) }];
    case 'ConsumersReordered':
      return [{ path: '/order', audience: onlySeat(event.seat) }];
    case 'BidPlaced':
      return [
        { path: '/contributions', audience: onlySeat(event.seat) },
        { path: '/matchingFundsFor', audience: onlySeat(event.seat) },
      ];
    case 'ExecutivePrivilegeTaken':
      return [{ path: '/privilegeId', audience: onlySeat(event.seat) }];
    default:
      return [];
  }
}

const bothSeats = ({ seat, target }: { readonly seat: Seat; readonly target: Seat }): readonly Audience[] => [
  `seat:${seat}`,
  `seat:${target}`,
];

const shuffledDeck: readonly HiddenField[] = [
  { path: '/order', audience: server },
  { path: '/random/0', audience: server },
];
const privileges: readonly HiddenField[] = [
  { path: '/onBoard', audience: server },
  { path: '/aside', audience: server },
];
