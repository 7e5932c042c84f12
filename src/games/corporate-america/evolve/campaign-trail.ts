import { constants } from '../content.ts';
import { clockwiseFrom } from '../derived.ts';
import { playerOf } from '../state.ts';
import { addOne } from './main-street.ts';
import { type Evolvers, takeOut, takeTop } from './moves.ts';

/** The Campaign Trail Phase (specification, chapter 9). */
export const campaignTrailEvolvers: Evolvers<
  'LegislationRevealed' | 'PledgeMade' | 'DebateReady' | 'BidRoundStarted' | 'BidPlaced' | 'BidPassed'
> = {
  LegislationRevealed: (state, { cards, cause }) => {
    takeTop(state.legislationDeck, cards.length);
    for (const { spot, legislationId } of cards) state.legislationBoard[spot - 1] = legislationId;
    if (cause === 'newPresident' && state.config.executivePrivilegeEffects) {
      state.capitol.windowQueue = clockwiseFrom(state, state.president).filter(
        (seat) => playerOf(state, seat).privileges.length > 0,
      );
    }
  },
  PledgeMade: ({ campaign }, { seat, legislationIds }) => {
    campaign.pledges = [
      ...campaign.pledges.filter((pledge) => pledge.seat !== seat),
      { seat, legislationIds: [...legislationIds] },
    ].sort((a, b) => a.seat - b.seat);
    addOne(campaign.pledgesMade, seat);
  },
  DebateReady: (state, { seat }) => {
    state.campaign.ready.push(seat);
    takeOut(state.active, seat);
  },
  BidRoundStarted: ({ campaign }, { round }) => {
    campaign.round = round;
  },
  BidPlaced: (state, { seat, round, contributions, matchingFundsFor }) => {
    for (const { candidate, amount } of contributions) {
      const matching = candidate === matchingFundsFor ? constants.matchingFunds : 0;
      state.campaign.contributions.push({ round, seat, candidate, amount, matching });
      playerOf(state, seat).money -= amount;
      state.treasury -= matching;
      state.piles[candidate] = (state.piles[candidate] ?? 0) + amount + matching;
    }
  },
  BidPassed: ({ campaign }, { seat }) => {
    campaign.passed.push(seat);
  },
};
