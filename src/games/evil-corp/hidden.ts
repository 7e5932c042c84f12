import type { Audience, HiddenField, Seat } from '../../kernel/game.ts';
import type { EvilCorpEvent } from './events.ts';
import type { EvilCorpState } from './state.ts';

const server: readonly Audience[] = ['server'];
const onlySeat = (seat: Seat): readonly Audience[] => [`seat:${seat}`];

/** Which values of an event not everyone may see, and who may (specification 15.3). */
export function hidden(event: EvilCorpEvent, state: EvilCorpState): readonly HiddenField[] {
  switch (event.type) {
    case 'DecksShuffled':
      return bothDecks;
    case 'WastedOpportunitiesReshuffled':
      return state.worldEventDiscards.length === 0 ? opportunityDeckOnly : bothDecks;
    case 'OpportunityDeckRecycled':
    case 'WorldEventDeckRecycled':
      return recycledDeck;
    case 'StartingHandDealt':
      return [{ path: '/cardIds', audience: onlySeat(event.seat) }];
    case 'OpportunitiesCollected':
      return [{ path: '/drawn', audience: onlySeat(event.seat) }];
    case 'OpportunityBought':
      return [{ path: '/cardId', audience: onlySeat(event.seat) }];
    case 'CardPoached':
      return [
        { path: '/cardId', audience: [`seat:${event.from}`, `seat:${event.to}`] },
        // R44: the drawn index would tell the thief how many cards stand before the stolen one.
        { path: '/random/0', audience: onlySeat(event.from) },
      ];
    case 'RevenueDeclared':
      return state.config.revenueMode === 'declared' ? [{ path: '/correct', audience: server }] : [];
    default:
      return [];
  }
}

const opportunityDeckOnly: readonly HiddenField[] = [
  { path: '/opportunityDeck', audience: server },
  { path: '/random/0', audience: server },
];
const bothDecks: readonly HiddenField[] = [
  ...opportunityDeckOnly,
  { path: '/worldEventDeck', audience: server },
  { path: '/random/1', audience: server },
];
const recycledDeck: readonly HiddenField[] = [
  { path: '/deck', audience: server },
  { path: '/random/0', audience: server },
];
