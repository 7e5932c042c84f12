import {
  businessCards,
  consumerCards,
  legislationCards,
  privilegeCards,
} from '../../../src/games/corporate-america/content.ts';
import type { CorporateAmericaState } from '../../../src/games/corporate-america/state.ts';
import type { Canary } from './canary.ts';

interface View {
  readonly players: readonly { readonly seat: number; readonly money: unknown }[];
  readonly campaign: {
    readonly contributions: readonly { readonly seat: number; readonly amount: unknown }[];
  };
}

/** Decks, hands and privileges of others; the fortunes of others and the amounts of their bids. */
export const corporateAmerica: Canary = {
  game: 'corporate-america',
  seats: 3,
  options: () => ({}),
  moves: 110,
  cards: [...businessCards, ...consumerCards, ...legislationCards, ...privilegeCards].map(({ id }) => id),
  hiddenFrom: (state: CorporateAmericaState, viewer) => {
    const others = state.players.filter(({ seat }) => seat !== viewer);
    // What a seat is shown by Start Up Labs, Patent Troll or a briefing is its own to see, and no deck's for now.
    const shown = new Set(state.active.includes(viewer as number) ? looksAt(state) : []);
    return [
      ...state.businessDeck.cards,
      ...state.consumerDeck.cards,
      ...state.legislationDeck.cards,
      ...state.privilegePile.cards,
      ...state.privilegeAside,
      ...others.flatMap(({ hand, privileges }) => [...hand, ...privileges]),
    ].filter((id) => !shown.has(id));
  },
  purses: ({ players, campaign }: View, viewer) => [
    ...players.filter(({ seat }) => seat !== viewer).map(({ money }) => money),
    ...campaign.contributions.filter(({ seat }) => seat !== viewer).map(({ amount }) => amount),
  ],
  probe: (businessId) => ({ type: 'startBusiness', businessId }) as never,
};

const looksAt = ({ wallStreet, mainStreet }: CorporateAmericaState): readonly string[] => [
  ...wallStreet.inspected,
  ...mainStreet.peeked,
];
