import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import { legalAnswers } from './legal/answers.ts';
import { legalCompetition } from './legal/competition.ts';
import { addLoans, legalInvestment } from './legal/investment.ts';
import { legalLobbying } from './legal/lobbying.ts';
import type { IncorporatedState } from './state.ts';

/**
 * Every command that the seat may use now, with open parameters as lists or ranges (specification, chapter
 * 13). It depends on public state and the seat's own cash and drawn cards alone (16.3).
 */
export function legalCommands(state: IncorporatedState, seat: Seat): readonly LegalCommand[] {
  if (state.players[seat] === undefined || state.phase === 'gameOver') return [];
  const out =
    state.pending !== null
      ? legalAnswers(state, seat, state.pending)
      : state.activeSeat === seat
        ? legalActions(state, seat)
        : [];
  addLoans(out, state, seat);
  return out;
}

/** The turn actions of the active seat. */
function legalActions(state: IncorporatedState, seat: Seat): LegalCommand[] {
  const { phase } = state;
  switch (phase) {
    case 'investment':
      return legalInvestment(state, seat);
    case 'competition':
      return legalCompetition(state, seat);
    case 'lobbying':
      return legalLobbying(state);
    case 'corporationAuction':
    case 'outlook':
    case 'earnings':
    case 'gameOver':
      return [];
    default:
      return assertNever(phase);
  }
}
