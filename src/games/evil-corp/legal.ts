import type { LegalCommand, Seat } from '../../kernel/game.ts';
import { addAudits } from './legal/audits.ts';
import { addCollect, addStartOfTurn } from './legal/collect.ts';
import { legalSetup } from './legal/setup.ts';
import { addSpend } from './legal/spend.ts';
import { legalAnswers } from './legal/windows.ts';
import type { EvilCorpState } from './state.ts';

/**
 * Every command that the seat may use now, with open parameters as lists or ranges (specification 11.8).
 * It depends on public state and the seat's own hand alone (15.3), and so never tells the correct revenue
 * (R45).
 */
export function legalCommands(state: EvilCorpState, seat: Seat): readonly LegalCommand[] {
  const player = state.players[seat];
  if (player === undefined) return [];
  switch (state.status) {
    case 'finished':
      return [];
    case 'setup':
      return legalSetup(state, seat);
    case 'playing': {
      const out: LegalCommand[] = [];
      const { turn, pending } = state;
      if (pending !== null) {
        out.push(...legalAnswers(pending, player));
      } else if (turn !== null && turn.seat === seat) {
        addStartOfTurn(out, state, player, turn);
        if (turn.stage === 'collect') addCollect(out, state, player, turn);
        if (turn.stage === 'collect' || turn.stage === 'spend') addSpend(out, state, player, turn);
      }
      addAudits(out, state, seat);
      return out;
    }
  }
}
