import type { EventEnvelope } from './envelope.ts';
import { isPlatformType, isWritten, type Table } from './table.ts';

/** Something about an event that does not fit what came before it; all are of level 2. */
export interface Fault {
  readonly code: 'V201' | 'V210' | 'V212';
  readonly detail: string;
}

const fault = (code: Fault['code'], detail: string): Fault => ({ code, detail });

/** The events one of which each of these follows directly, in one command (audit 2.2). */
const FOLLOWS: Readonly<Record<string, readonly string[]>> = {
  RandomnessSealed: ['EntropyFrozen'],
  SeatsDealt: ['RandomnessSealed'],
  RandomnessRevealed: ['MatchFinished', 'MatchAbandoned'],
};

/** Platform events with which a command begins. */
const BEGINS: ReadonlySet<string> = new Set(['MatchCreated', 'MatchAbandoned']);

/** Platform events that belong to the command before them, whoever gave it. */
const ENDING: ReadonlySet<string> = new Set(['MatchFinished', 'RandomnessRevealed']);

/** Whether a platform event stands where the platform writes it; `first`: its command begins with it. */
export function courseFaults(table: Table, event: EventEnvelope, first: boolean): Fault[] {
  const { type, version } = event;
  if ((version === 1) !== (type === 'MatchCreated')) {
    const what = version === 1 ? `the match begins with ${type}` : 'the match is created a second time';
    return [fault('V210', what)];
  }
  if (!isPlatformType(type)) return [];
  if (!isWritten(type)) return [fault('V210', `nothing in this version leads to ${type}`)];
  if (type === 'SeatTaken' || type === 'SeatLeft') return seatFaults(table, event);
  if (type === 'EntropyFrozen') {
    const free = table.freeSeat();
    return free === null ? [] : [fault('V212', `the match starts, but nobody has seat ${free}`)];
  }
  const faults: Fault[] = [];
  const dealt = table.dealsSeats ? 'SeatsDealt' : 'RandomnessSealed';
  const wanted = type === 'MatchStarted' ? [dealt] : FOLLOWS[type];
  if (wanted !== undefined && !wanted.includes(table.last ?? '')) {
    faults.push(fault('V210', `${type} follows ${table.last}, but must follow ${wanted.join(' or ')}`));
  }
  if (type === 'SeatsDealt' && !table.dealsSeats) {
    faults.push(fault('V210', 'seats are dealt at a table whose seats are chosen'));
  }
  if (first && !BEGINS.has(type)) {
    faults.push(fault('V210', `${type} is recorded of another command than what it follows`));
  }
  return faults;
}

function seatFaults(table: Table, { type, payload }: EventEnvelope): Fault[] {
  const { seat, participant } = payload as Readonly<Record<string, unknown>>;
  if (table.closed) return [fault('V210', `${type} after the start of the match`)];
  if (typeof seat !== 'number' || seat >= table.seats) {
    return [fault('V212', `${type} of a seat that does not exist`)];
  }
  const holder = table.holderOf(seat);
  if (type === 'SeatLeft') {
    if (holder?.participant === participant) return [];
    return [fault('V212', `seat ${seat} is left by a participant who does not have it`)];
  }
  const next = table.participants;
  return [
    ...(holder === null ? [] : [fault('V212', `seat ${seat} is taken, but somebody has it`)]),
    ...(participant === next ? [] : [fault('V212', `participant ${participant} joins as number ${next}`)]),
  ];
}

/** Whether the actor is one who may act then: the platform for itself, a seat's holder for the seat. */
export function actorFaults(table: Table, event: EventEnvelope, first: boolean): Fault[] {
  const { type } = event;
  const { kind, seat } = event.actor;
  if (seat === undefined) {
    if (kind !== 'system') return [fault('V212', `nobody acts as ${kind} in this version`)];
    // What sets a game up belongs to the command that starts the match.
    if (isPlatformType(type) || !first) return [];
    return [fault('V212', `the system acts, but ${type} is for a seat to play`)];
  }
  const holder = table.holderOf(seat);
  if (holder === null) {
    const why = seat < table.seats ? 'was not taken then' : 'does not exist';
    return [fault('V212', `seat ${seat} acts, but it ${why}`)];
  }
  const faults: Fault[] = [];
  if (isPlatformType(type) && !ENDING.has(type)) {
    faults.push(fault('V212', `seat ${seat} acts, but ${type} is for the platform to record`));
  }
  const wanted = kind === 'bot' ? 'bot' : 'player';
  if (holder.kind !== wanted) {
    faults.push(fault('V212', `the actor is the ${kind} of seat ${seat}, which a ${holder.kind} has`));
  }
  if (kind === 'clock' && table.secondsPerMove === null) {
    faults.push(fault('V212', `the clock acts for seat ${seat} in a match without a clock`));
  }
  return faults;
}

const DEADLINE = /^timer\/clock\/(\d{1,2})\/(\d{1,15})$/;

/** The deadline (ms) that a command of the clock names as its cause; null: it names none of that seat. */
export function deadlineNamed({ actor, causationId }: EventEnvelope): number | null {
  const [, seat, deadline] = DEADLINE.exec(causationId) ?? [];
  return seat !== undefined && Number(seat) === actor.seat ? Number(deadline) : null;
}

/** The cause that the platform records of a command that is no clock's. */
function causeOf({ actor, type, commandId, version }: EventEnvelope): string {
  if (actor.kind === 'bot') return `timer/bot/${version - 1}`;
  // Nobody commands the end of a match that nobody plays (audit 2.2).
  return type === 'MatchAbandoned' ? `timer/abandon/${version - 1}` : `command/${commandId}`;
}

/** Whether the cause of a command is one that its actor has (audit 3.1); `first` as above. */
export function causeFaults(event: EventEnvelope, before: EventEnvelope | null): Fault[] {
  const { actor, causationId, commandId, recordedAt } = event;
  if (before?.commandId === commandId) {
    if (before.causationId === causationId) return [];
    return [fault('V201', `the cause of one command is ${before.causationId}, then ${causationId}`)];
  }
  if (actor.kind === 'clock') {
    const deadline = deadlineNamed(event);
    if (deadline === null) {
      return [fault('V201', `causationId is ${causationId}, which is no deadline of seat ${actor.seat}`)];
    }
    if (Date.parse(recordedAt) >= deadline) return [];
    return [fault('V212', `the clock acts for seat ${actor.seat} before the deadline ${deadline}`)];
  }
  const wanted = causeOf(event);
  if (causationId === wanted) return [];
  return [fault('V201', `causationId is ${causationId}, the cause of this command is ${wanted}`)];
}
