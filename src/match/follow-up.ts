import type { JobRecord } from '../store/index.ts';
import { deadlineOf, type MatchState } from './state.ts';

export const CLOCK_JOB = 'clock';
export const botJob = (version: number): string => `bot/${version}`;

/**
 * The work that a new version brings, as jobs of the same transaction: a look for the bots, and the one
 * clock of the match, replaced or dropped.
 */
export function followUp(state: MatchState, now: number): { add: JobRecord[]; drop: string[] } {
  const add: JobRecord[] = [];
  const drop: string[] = [];
  if (state.status === 'playing' && state.seats.some((seat) => seat?.kind === 'bot')) {
    add.push({ key: botJob(state.version), kind: 'bot', dueAt: now, body: `{"version":${state.version}}` });
  }
  if (state.clock !== null) {
    const deadline = deadlineOf(state);
    if (deadline === null) drop.push(CLOCK_JOB);
    else add.push({ key: CLOCK_JOB, kind: 'clock', dueAt: deadline, body: '{}' });
  }
  return { add, drop };
}
