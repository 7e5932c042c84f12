import type { Seat } from '../../../kernel/game.ts';
import { specialRule } from '../content.ts';
import type { CorporateAmericaState, OwnedBusiness, SeatProgress } from '../state.ts';
import { playerOf } from '../state.ts';
import { type Evolvers, payFromTreasury, takeOut, takeTop } from './moves.ts';

/** The Wall Street Phase (specification, chapter 7). */
export const wallStreetEvolvers: Evolvers<
  | 'BusinessCardsDrawn'
  | 'BusinessCardDiscarded'
  | 'BusinessStarted'
  | 'StartingFinished'
  | 'TopBusinessesInspected'
  | 'JobCreatorDeclined'
  | 'HandInspected'
  | 'BusinessCardTaken'
  | 'ThinkTankDeclined'
> = {
  BusinessCardsDrawn: (state, { seat, cardIds, reason }) => {
    takeTop(state.businessDeck, cardIds.length);
    playerOf(state, seat).hand.push(...cardIds);
    if (reason === 'thinkTank') leaveThinkQueue(state, seat);
  },
  BusinessCardDiscarded: (state, { seat, businessId, reason }) => {
    const player = playerOf(state, seat);
    switch (reason) {
      case 'wallStreet':
        takeOut(player.hand, businessId);
        progressOf(state, seat).stage = 'start';
        break;
      case 'startUpLabs':
        takeOut(state.wallStreet.inspected, businessId);
        break;
      case 'breakMonopoly':
        takeOut(player.businesses, businessId);
        state.capitol.monopoly = null;
        break;
      default:
        throw new Error(`a business card is not discarded for ${reason}`);
    }
    state.businessDiscard.push(businessId);
  },
  BusinessStarted: (state, { seat, businessId, paid, source, trigger }) => {
    const { wallStreet } = state;
    const player = playerOf(state, seat);
    takeOut(source === 'hand' ? player.hand : wallStreet.inspected, businessId);
    player.businesses.push(businessId);
    payFromTreasury(state, seat, -paid);
    const progress = progressOf(state, seat);
    progress.startedIds.push(businessId);
    if (trigger === null) {
      progress.started += 1;
      return;
    }
    wallStreet.jobQueue.shift();
    // R6: started in this phase, so it works too.
    if (specialRule(businessId, 'jobCreator') !== null) wallStreet.jobQueue.push({ seat, businessId });
    queueThinkTanks(state);
  },
  StartingFinished: (state, { seat }) => {
    const { wallStreet } = state;
    progressOf(state, seat).stage = 'done';
    takeOut(state.active, seat);
    if (wallStreet.seats.some(({ stage }) => stage !== 'done')) return;
    wallStreet.jobQueue = startedWith(state, 'jobCreator');
    queueThinkTanks(state);
  },
  TopBusinessesInspected: (state, { cardIds }) => {
    takeTop(state.businessDeck, cardIds.length);
    state.wallStreet.inspected.push(...cardIds);
  },
  JobCreatorDeclined: (state) => {
    state.wallStreet.jobQueue.shift();
    queueThinkTanks(state);
  },
  HandInspected: (state, { target, cardIds }) => {
    state.wallStreet.inspectTarget = target;
    state.wallStreet.inspected = [...cardIds];
  },
  BusinessCardTaken: (state, { seat, target, businessId }) => {
    takeOut(playerOf(state, target).hand, businessId);
    playerOf(state, seat).hand.push(businessId);
    state.wallStreet.inspectTarget = null;
    state.wallStreet.inspected = [];
    state.wallStreet.thinkQueue.shift();
  },
  ThinkTankDeclined: (state) => {
    state.wallStreet.thinkQueue.shift();
  },
};

function progressOf(state: CorporateAmericaState, seat: Seat): SeatProgress {
  const progress = state.wallStreet.seats[seat];
  if (progress === undefined) throw new Error(`seat ${seat} is not on Wall Street`);
  return progress;
}

/** Businesses with the rule that were started in this phase, clockwise, in order of start. */
const startedWith = (state: CorporateAmericaState, rule: 'jobCreator' | 'thinkTank'): OwnedBusiness[] =>
  state.wallStreet.order.flatMap((seat) =>
    progressOf(state, seat)
      .startedIds.filter((businessId) => specialRule(businessId, rule) !== null)
      .map((businessId) => ({ seat, businessId })),
  );

// R6: Think Tanks wait for the last Job Creator, since extra businesses may be Think Tanks.
function queueThinkTanks(state: CorporateAmericaState): void {
  if (state.wallStreet.jobQueue.length === 0) state.wallStreet.thinkQueue = startedWith(state, 'thinkTank');
}

// A draw that a reshuffle breaks is two events; with the second another business is the head.
function leaveThinkQueue(state: CorporateAmericaState, seat: Seat): void {
  const [head] = state.wallStreet.thinkQueue;
  if (head?.seat === seat && specialRule(head.businessId, 'thinkTank')?.effect === 'draw') {
    state.wallStreet.thinkQueue.shift();
  }
}
