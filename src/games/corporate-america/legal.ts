import { assertNever } from '../../kernel/assert-never.ts';
import type { LegalCommand, Seat } from '../../kernel/game.ts';
import { addPledge, legalBid, legalDebate } from './legal/campaign.ts';
import {
  legalBreakMonopoly,
  legalCourt,
  legalFirstAct,
  legalPardon,
  legalPrivilegeWindow,
} from './legal/capitol.ts';
import { legalEnactments } from './legal/enact.ts';
import { addAnyTime, legalConsumerTurn, legalSettlement, legalSharedCustomers } from './legal/main-street.ts';
import { legalJobCreator, legalThinkTank, legalWallStreetTurn } from './legal/wall-street.ts';
import type { CorporateAmericaState } from './state.ts';

/**
 * Every command that the seat may use now, with open parameters as lists, ranges or shares (specification
 * 6.1). It depends on public state and the seat's own money, hand and privileges alone (16.2). The arbiter
 * has the place after the players and is asked in ties only (R39).
 */
export function legalCommands(state: CorporateAmericaState, seat: Seat): readonly LegalCommand[] {
  if (state.result !== null) return [];
  const out: LegalCommand[] = state.active.includes(seat) ? [...legalStep(state, seat)] : [];
  if (state.players[seat] === undefined) return out;
  if (state.phase === 'mainStreet') addAnyTime(out, state, seat);
  if (state.step === 'debate' || state.step === 'bid') addPledge(out, state, seat);
  return out;
}

/** What the present step asks of an active seat. */
function legalStep(state: CorporateAmericaState, seat: Seat): readonly LegalCommand[] {
  const { step } = state;
  switch (step) {
    case 'wallStreetTurn':
      return legalWallStreetTurn(state, seat);
    case 'jobCreator':
      return legalJobCreator(state, seat);
    case 'thinkTank':
      return legalThinkTank(state, seat);
    case 'consumer':
      return legalConsumerTurn(state, seat);
    case 'sharedCustomers':
      return legalSharedCustomers(state);
    case 'settlement':
      return legalSettlement;
    case 'debate':
      return legalDebate;
    case 'bid':
      return legalBid(state, seat);
    case 'supremeCourt':
    case 'finalSupremeCourt':
      return legalCourt(state);
    case 'firstAct':
      return legalFirstAct(state);
    case 'privilegeWindow':
      return legalPrivilegeWindow(state, seat);
    case 'enact':
      return legalEnactments(state);
    case 'pardon':
      return legalPardon(state, seat);
    case 'breakMonopoly':
      return legalBreakMonopoly(state, seat);
    case null:
      return [];
    default:
      return assertNever(step);
  }
}
