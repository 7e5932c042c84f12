import { polled, seatsAfter } from '../derived.ts';
import { type EvilCorpState, playerOf, turnOf } from '../state.ts';
import { discardFromHand, type Evolvers, passFirst, payToBank } from './moves.ts';

/** The endgame attempt and its windows (specification, chapter 9). */
export const endgameEvolvers: Evolvers<
  | 'EndgameAttempted'
  | 'EndgameAttackDeclined'
  | 'EndgameAttacked'
  | 'EndgameDefended'
  | 'EndgameFailed'
  | 'EndgameSucceeded'
> = {
  EndgameAttempted: (state, event) => {
    const player = playerOf(state, event.seat);
    const turn = turnOf(state);
    payToBank(state, player, event.cost);
    player.endgameRevealed = true;
    turn.stage = 'endgame';
    turn.acted = true;
    askAttackers(state, event.seat, polled(state, seatsAfter(state.turnOrder, event.seat)));
  },
  EndgameAttackDeclined: (state) => passFirst(state),
  EndgameAttacked: (state, event) => {
    const { attempter, seat: attacker } = event;
    const remaining = remainingOf(state);
    discardFromHand(state, playerOf(state, attacker), event.cardId);
    state.pending =
      playerOf(state, attempter).hand.length === 0
        ? null
        : { type: 'endgameDefence', attempter, attacker, remaining };
  },
  EndgameDefended: (state, event) => {
    const remaining = remainingOf(state);
    discardFromHand(state, playerOf(state, event.seat), event.cardId);
    // R30: the same enemy may attack again while it has cards.
    const spent = playerOf(state, event.attacker).hand.length === 0;
    askAttackers(state, event.seat, spent ? remaining.filter((seat) => seat !== event.attacker) : remaining);
  },
  EndgameFailed: (state, event) => {
    playerOf(state, event.seat).endgameRevealed = false;
    state.pending = null;
  },
  EndgameSucceeded: (state) => {
    state.pending = null;
  },
};

function askAttackers(state: EvilCorpState, attempter: number, remaining: number[]): void {
  state.pending = remaining.length === 0 ? null : { type: 'endgameAttack', attempter, remaining };
}

function remainingOf(state: EvilCorpState): number[] {
  const { pending } = state;
  if (pending?.type !== 'endgameAttack' && pending?.type !== 'endgameDefence') {
    throw new Error('no endgame window is open');
  }
  return [...pending.remaining];
}
