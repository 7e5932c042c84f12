import type { Seat } from '../../../kernel/game.ts';
import type { EvilCorpCode } from '../codes.ts';
import { correctRevenue, handLimit } from '../derived.ts';
import type { RevenueMode } from '../sets.ts';
import { type EvilCorpState, playerOf, turnOf } from '../state.ts';
import { recycleOpportunities } from './decks.ts';
import { distinctInHand, type EvilCorpBatch, type Refusal, type Rules } from './rule.ts';

/** Commands of the collect stage (specification 6.3, 11.4). */
export const collectRules: Rules<
  'declareRevenue' | 'withdrawRevenue' | 'collectRevenue' | 'collectOpportunities'
> = {
  declareRevenue: {
    check: (state) =>
      checkRevenue(state, 'declared') ??
      refuseUnless(turnOf(state).revenue === 'available', 'ALREADY_DECLARED'),
    play: (batch, seat, { amount }) => {
      const correct = correctRevenue(batch.state, seat);
      batch.emit({ type: 'RevenueDeclared', seat, amount, correct });
    },
  },
  withdrawRevenue: {
    check: (state) =>
      checkRevenue(state, 'declared') ?? refuseUnless(turnOf(state).revenue === 'declared', 'NOT_DECLARED'),
    play: (batch, seat, { amount }) => batch.emit({ type: 'RevenueWithdrawn', seat, amount }),
  },
  collectRevenue: {
    check: (state) =>
      checkRevenue(state, 'automatic') ??
      refuseUnless(turnOf(state).revenue === 'available', 'ALREADY_COLLECTED'),
    play: (batch, seat) => {
      const correct = correctRevenue(batch.state, seat);
      batch.emit({ type: 'RevenueDeclared', seat, amount: correct, correct });
      batch.emit({ type: 'RevenueWithdrawn', seat, amount: correct });
    },
  },
  collectOpportunities: {
    check: (state, seat, { discard }) => {
      const turn = turnOf(state);
      if (turn.stage !== 'collect') return 'WRONG_STAGE';
      if (turn.opportunities !== 'available') return 'ALREADY_COLLECTED';
      return refuseUnless(distinctInHand(state, seat, discard), 'CARD_NOT_IN_HAND');
    },
    play: (batch, seat, { discard }) => collectOpportunities(batch, seat, discard),
  },
};

const refuseUnless = (holds: boolean, code: EvilCorpCode): Refusal | null => (holds ? null : code);

function checkRevenue(state: EvilCorpState, mode: RevenueMode): Refusal | null {
  const turn = turnOf(state);
  if (state.config.revenueMode !== mode) return 'OPTION_DISABLED';
  if (turn.stage !== 'collect') return 'WRONG_STAGE';
  return refuseUnless(turn.revenue !== 'forbidden', 'REVENUE_FORBIDDEN');
}

/** Discards, then draws up to the hand limit, in two events where the deck runs out (R10, R23). */
function collectOpportunities(batch: EvilCorpBatch, seat: Seat, discard: readonly string[]): void {
  const { opportunityDeck, opportunityDiscards } = batch.state;
  const player = playerOf(batch.state, seat);
  const wanted = Math.max(0, handLimit(player) - (player.hand.length - discard.length));
  const runsOut = opportunityDeck.length < wanted;
  const recycles = runsOut && opportunityDiscards.length + discard.length > 0;
  const drawn = opportunityDeck.slice(0, wanted);
  const discarded = [...discard];
  const type = 'OpportunitiesCollected';
  batch.emit({ type, seat, discarded, drawn, count: drawn.length, final: !recycles });
  if (!recycles) return;
  recycleOpportunities(batch);
  const rest = batch.state.opportunityDeck.slice(0, wanted - drawn.length);
  batch.emit({ type, seat, discarded: [], drawn: rest, count: rest.length, final: true });
}
