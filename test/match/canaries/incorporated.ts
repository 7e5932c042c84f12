import { outlookCards, payoffCards } from '../../../src/games/incorporated/content.ts';
import type { IncorporatedState } from '../../../src/games/incorporated/state.ts';
import type { Canary } from './canary.ts';

/** Piles and the subsidies of others; the cash of others. Big Brother foresees the next outlook card. */
export const incorporated: Canary = {
  game: 'incorporated',
  seats: 3,
  options: () => ({ setupMode: 'random' }),
  moves: 120,
  cards: [...outlookCards, ...payoffCards].map(({ id }) => id),
  hiddenFrom: ({ players, outlookPile, outlookBox, payoffDeck, pending }: IncorporatedState, viewer) => {
    const foresees = players.some(
      ({ seat, corporation }) => seat === viewer && corporation === 'big-brother',
    );
    return [
      ...outlookPile.slice(foresees ? 1 : 0),
      ...outlookBox,
      ...payoffDeck,
      ...(pending?.type === 'subsidies' && pending.seat !== viewer ? pending.cards : []),
    ];
  },
  purses: ({ players }: { players: readonly { seat: number; cash: unknown }[] }, viewer) =>
    players.filter(({ seat }) => seat !== viewer).map(({ cash }) => cash),
  probe: (cardId) => ({ type: 'lobbyBudget', policy: 'austerity', cardId }) as never,
};
