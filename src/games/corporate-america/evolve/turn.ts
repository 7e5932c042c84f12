import { assertNever } from '../../../kernel/assert-never.ts';
import { constants, tableSize } from '../content.ts';
import { clockwiseFrom } from '../derived.ts';
import {
  type CorporateAmericaState,
  newCampaign,
  newCapitol,
  newMainStreet,
  newWallStreet,
  zeros,
} from '../state.ts';
import type { Evolvers } from './moves.ts';

/** Turns, phases and steps (specification, chapters 6 and 11). */
export const turnEvolvers: Evolvers<
  'TurnStarted' | 'PhaseStarted' | 'StepEntered' | 'TurnEnded' | 'GameEnded'
> = {
  TurnStarted: (state, { turn, president }) => {
    state.turn = turn;
    state.president = president;
  },
  PhaseStarted: (state, { phase }) => {
    state.phase = phase;
    state.step = null;
    state.active = [];
    switch (phase) {
      case 'wallStreet':
        openWallStreet(state);
        return;
      case 'mainStreet':
        state.mainStreet = newMainStreet(state.seatCount);
        state.consumersPlayed = [];
        return;
      case 'campaignTrail':
        state.campaign = newCampaign(state.seatCount);
        state.piles = zeros(state.seatCount);
        state.pilesRevealed = false;
        return;
      case 'capitolHill':
        state.capitol = newCapitol();
        return;
      case 'gameOver':
        return;
      default:
        assertNever(phase);
    }
  },
  StepEntered: (state, { phase, step, seats }) => {
    state.phase = phase;
    state.step = step;
    state.active = [...seats];
    if (step === 'wallStreetTurn') {
      for (const seat of seats) {
        const progress = state.wallStreet.seats[seat];
        if (progress !== undefined) progress.stage = 'discard';
      }
    }
    if (step === 'consumer') {
      state.mainStreet.revealed = [];
      state.mainStreet.revealCount = 0;
    }
  },
  TurnEnded: () => {},
  GameEnded: (state, { scores, winner }) => {
    state.result = { scores: scores.map((score) => ({ ...score })), winner };
    state.step = null;
    state.active = [];
  },
};

function openWallStreet(state: CorporateAmericaState): void {
  const quota = state.turn === 1 ? tableSize(state.seatCount).firstTurnStarts : constants.laterStarts;
  state.wallStreet = {
    ...newWallStreet(),
    order: clockwiseFrom(state, state.president),
    seats: state.players.map(() => ({ stage: 'waiting', started: 0, quota, startedIds: [] })),
  };
}
