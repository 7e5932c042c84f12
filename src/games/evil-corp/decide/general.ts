import type { Seat } from '../../../kernel/game.ts';
import type { CommandType, EvilCorpCommand } from '../commands.ts';
import { isCity } from '../content.ts';
import { askedSeats, setupSeat } from '../derived.ts';
import type { SetupStep } from '../sets.ts';
import { type EvilCorpState, type Pending, turnOf } from '../state.ts';
import type { Refusal } from './rule.ts';

const setupSteps: { readonly [T in CommandType]?: SetupStep } = {
  selectCeo: 'ceo',
  foundSecretBase: 'home',
  placeStartingBusinesses: 'businesses',
};

const windows: { readonly [T in CommandType]?: Pending['type'] } = {
  acceptRevenue: 'revenueCheck',
  playCounter: 'counterWindow',
  declineCounter: 'counterWindow',
  forceReroll: 'rerollWindow',
  declineReroll: 'rerollWindow',
  attackEndgame: 'endgameAttack',
  declineAttack: 'endgameAttack',
  defendEndgame: 'endgameDefence',
  concedeEndgame: 'endgameDefence',
  discardForAudit: 'auditDiscard',
};

/** The checks that come before a command's own, in the order of specification 11.1. */
export function checkGeneral(state: EvilCorpState, seat: Seat, command: EvilCorpCommand): Refusal | null {
  if (!citiesOf(command).every(isCity)) return 'INVALID_COMMAND';
  if (!state.turnOrder.includes(seat)) return 'UNKNOWN_SEAT';
  if (state.status === 'finished') return 'GAME_OVER';
  const step = setupSteps[command.type];
  if (state.status === 'setup' || step !== undefined) {
    if (state.status !== 'setup' || step !== state.setupStep) return 'WRONG_STAGE';
    return seat === setupSeat(state) ? null : 'NOT_YOUR_TURN';
  }
  const window = windows[command.type];
  if (state.pending !== null) {
    if (isRevenueAudit(state.pending, command)) return null;
    if (window !== state.pending.type) return 'ACTION_PENDING';
    return askedSeats(state.pending).includes(seat) ? null : 'NOT_YOUR_DECISION';
  }
  if (window !== undefined) return 'NO_OPEN_WINDOW';
  if (command.type === 'audit' || seat === turnOf(state).seat) return null;
  return 'NOT_YOUR_TURN';
}

// 7.8: an audit about the withdrawn revenue belongs to its revenue check.
const isRevenueAudit = (pending: Pending, command: EvilCorpCommand): boolean =>
  pending.type === 'revenueCheck' &&
  command.type === 'audit' &&
  command.kind !== 'handLimit' &&
  command.accused === pending.seat;

function citiesOf(command: EvilCorpCommand): readonly string[] {
  switch (command.type) {
    case 'placeStartingBusinesses':
      return command.cities;
    case 'playCeoPower':
      return command.cities ?? [];
    case 'playNastyBusiness':
      return command.params.city === undefined ? [] : [command.params.city];
    default:
      return [];
  }
}
