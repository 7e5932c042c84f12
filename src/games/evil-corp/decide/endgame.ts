import type { Seat } from '../../../kernel/game.ts';
import { type EvilCorpState, playerOf } from '../state.ts';
import { endgamePlanOf } from './beginning.ts';
import { reshuffleWaste } from './decks.ts';
import { checkAgent, type EvilCorpBatch, noCheck, type Rules } from './rule.ts';
import { endWithEndgame, finishTurn } from './turns.ts';

/** The windows of an endgame attempt (specification, chapter 9). */
export const endgameRules: Rules<'attackEndgame' | 'declineAttack' | 'defendEndgame' | 'concedeEndgame'> = {
  attackEndgame: {
    check: (state, seat, { cardId }) => checkAgent(state, seat, cardId),
    play: (batch, seat, { cardId }) => {
      const attempter = attempterOf(batch.state);
      batch.emit({ type: 'EndgameAttacked', seat, attempter, cardId });
      reshuffleWaste(batch);
      if (batch.state.pending === null) fail(batch, attempter, seat);
    },
  },
  declineAttack: {
    check: noCheck,
    play: (batch, seat) => {
      const attempter = attempterOf(batch.state);
      batch.emit({ type: 'EndgameAttackDeclined', seat });
      if (batch.state.pending === null) succeed(batch, attempter);
    },
  },
  defendEndgame: {
    check: (state, seat, { cardId }) => checkAgent(state, seat, cardId),
    play: (batch, seat, { cardId }) => {
      batch.emit({ type: 'EndgameDefended', seat, attacker: attackerOf(batch.state), cardId });
      reshuffleWaste(batch);
      if (batch.state.pending === null) succeed(batch, seat);
    },
  },
  concedeEndgame: {
    check: noCheck,
    play: (batch, seat) => fail(batch, seat, attackerOf(batch.state)),
  },
};

const succeed = (batch: EvilCorpBatch, seat: Seat): void =>
  endWithEndgame(batch, seat, endgamePlanOf(playerOf(batch.state, seat)));

function fail(batch: EvilCorpBatch, seat: Seat, attacker: Seat): void {
  batch.emit({ type: 'EndgameFailed', seat, attacker });
  finishTurn(batch);
}

function attempterOf({ pending }: EvilCorpState): Seat {
  if (pending?.type !== 'endgameAttack') throw new Error('no endgame attack window is open');
  return pending.attempter;
}

function attackerOf({ pending }: EvilCorpState): Seat {
  if (pending?.type !== 'endgameDefence') throw new Error('no endgame defence window is open');
  return pending.attacker;
}
