import { opportunityCards, worldEventCards } from '../../../src/games/evil-corp/content.ts';
import type { EvilCorpState } from '../../../src/games/evil-corp/state.ts';
import type { Canary } from './canary.ts';

/** Decks and the hands of others. */
export const evilCorp: Canary = {
  game: 'evil-corp',
  seats: 3,
  options: (run) => ({ maxRounds: 5, ceoPowers: run % 2 === 1 }),
  moves: 0,
  cards: [...opportunityCards, ...worldEventCards].map(({ id }) => id),
  hiddenFrom: ({ players, opportunityDeck, worldEventDeck }: EvilCorpState, viewer) => [
    ...opportunityDeck,
    ...worldEventDeck,
    ...players.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand),
  ],
  purses: () => [],
  probe: (cardId) => ({ type: 'layPhase', cardId }) as never,
};
