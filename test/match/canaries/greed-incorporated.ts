import { assetCards as assets } from '../../../src/games/greed-incorporated/content.ts';
import type { GreedIncorporatedState } from '../../../src/games/greed-incorporated/state.ts';
import type { Canary } from './canary.ts';

interface View {
  readonly phase: string;
  readonly companies: readonly { readonly slots: readonly number[]; readonly sealedBid: unknown }[];
}

/** The stack and the hands of others; sealed bids of others while they are secret. */
export const greedIncorporated: Canary = {
  game: 'greed-incorporated',
  seats: 3,
  options: (run) => ({ mode: run % 2 === 0 ? 'statusSymbols' : 'cash' }),
  moves: 140,
  cards: assets.map(({ id }) => id),
  hiddenFrom: ({ drawStack, players }: GreedIncorporatedState, viewer) => [
    ...drawStack.cards,
    ...players.filter(({ seat }) => seat !== viewer).flatMap(({ hand }) => hand.cards),
  ],
  purses: ({ phase, companies }: View, viewer) =>
    phase === 'investments.sealedBids'
      ? companies.filter(({ slots }) => slots[0] !== viewer).map(({ sealedBid }) => sealedBid)
      : [],
  probe: (assetId) => ({ type: 'selectAsset', assetId }) as never,
};
