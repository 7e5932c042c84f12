import type { RuleViolation } from '../kernel/violation.ts';
import { decideStart } from '../match/decide.ts';
import type { LiveMatch } from '../match/live-match.ts';
import { type Proposed, platformEvent } from '../match/record.ts';
import type { MatchState, SeatState } from '../match/state.ts';
import type { Step } from '../match/streams.ts';
import type { SeatChange } from '../store/index.ts';

/** Who is to sit down: a player, or a bot where `playerId` is null. */
export interface Sitter {
  readonly seat: number;
  readonly playerId: string | null;
}

/** What a table looks like while a step is put together. */
type Table = Pick<LiveMatch, 'state' | 'game' | 'holders'> & { readonly seed: Buffer };

/** The first seat that nobody has, or null. */
export function freeSeat(state: MatchState): number | null {
  const seat = state.seats.indexOf(null);
  return seat === -1 ? null : seat;
}

/** Seats somebody; a table that starts when full does so in the same step. */
export function sitDown(table: Table, sitters: readonly Sitter[]): Step | RuleViolation {
  const events: Proposed[] = [];
  const seats = [...table.state.seats];
  const holders = [...table.holders];
  let { participants } = table.state;
  for (const { seat, playerId } of sitters) {
    const participant = participants;
    participants += 1;
    const taken: SeatState = { kind: playerId === null ? 'bot' : 'player', participant };
    seats[seat] = taken;
    holders[seat] = playerId;
    // The link to the account is sealed, so that it can be proved while it exists, and erased (audit 3.1).
    const seals =
      playerId === null
        ? []
        : [{ path: '$account' as const, audience: ['referee' as const], value: { player: playerId } }];
    events.push(platformEvent({ type: 'SeatTaken', seat, ...taken }, { seals }));
  }
  const state = { ...table.state, seats, participants };
  const seated: Step = {
    type: 'Proposal',
    events,
    seats: sitters.map(({ seat }) => holderRow(seats, holders, seat)),
    holders,
  };
  if (!state.startWhenFull || seats.includes(null)) return seated;
  const start = startTable({ ...table, state, holders });
  if (start.type === 'RuleViolation') return start;
  return { ...start, events: [...events, ...start.events] };
}

/** Starts a full table; deals the seats first where the table wants it so. */
export function startTable(table: Table): Step | RuleViolation {
  const start = decideStart(table.state, table.game, table.seed);
  if ('code' in start) return start;
  const dealt = start.proposal.events.find(({ event }) => event.type === 'SeatsDealt');
  const order = dealt === undefined ? null : (dealt.event as unknown as { order: readonly number[] }).order;
  const seats = order === null ? table.state.seats : order.map((from) => table.state.seats[from] ?? null);
  const holders = order === null ? table.holders : order.map((from) => table.holders[from] ?? null);
  const rows = seats.map((_, seat) => holderRow(seats, holders, seat));
  return { ...start.proposal, key: start.key, seats: rows, holders };
}

/** The row of the erasable seat table that tells who sits where now. */
export function holderRow(
  seats: readonly (SeatState | null)[],
  holders: readonly (string | null)[],
  seat: number,
): SeatChange {
  const taken = seats[seat] ?? null;
  if (taken === null) return { seat, remove: true };
  return { seat, playerId: holders[seat] ?? null, kind: taken.kind, displayName: null };
}
