import { createHash, timingSafeEqual } from 'node:crypto';
import type { Json } from '../kernel/json.ts';
import type { Hub } from '../match/hub.ts';
import type { LiveMatch } from '../match/live-match.ts';
import type { MatchCache } from '../match/match-cache.ts';
import { COMMAND_ID_WANTED, isCommandId, isMatchId, type MatchService } from '../match/match-service.ts';
import { platformEvent } from '../match/record.ts';
import type { Execute, Execution } from '../match/streams.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import { DatabaseAway, DatabaseFull, OutcomeUnknown, type Store } from '../store/index.ts';
import { createTable, type NewTable } from './create-table.ts';
import { freeSeat, sitDown, startTable } from './seating.ts';

/** What a table command says of itself. */
interface TableCommand {
  readonly caller: string;
  readonly matchId: string;
  readonly commandId: string;
}

type Decide = Execution['decide'];

/** Opening, filling and starting tables. Every change is events of the match's stream. */
export class Tables {
  readonly #store: Store;
  readonly #cache: MatchCache;
  readonly #service: MatchService;
  readonly #hub: Hub;
  /** Called after a table was created that left jobs behind. */
  onJobs: () => void = () => {};

  constructor(store: Store, cache: MatchCache, service: MatchService, hub: Hub) {
    this.#store = store;
    this.#cache = cache;
    this.#service = service;
    this.#hub = hub;
  }

  async create(caller: string, table: NewTable, commandId: string): Promise<Execute> {
    try {
      const made = await createTable(this.#store, this.#cache, caller, table, commandId);
      if (made.type === 'Executed' && !made.replayed) {
        this.#hub.wake(made.live.matchId);
        this.#store.bus.publish([made.live.matchId]);
        this.onJobs();
      }
      return made;
    } catch (error) {
      if (error instanceof OutcomeUnknown) return refusal('OUTCOME_UNKNOWN');
      if (error instanceof DatabaseAway || error instanceof DatabaseFull) return refusal('UNAVAILABLE');
      throw error;
    }
  }

  /** Takes a seat, the first free one if null. An invitation-only table wants its code. */
  join(
    command: TableCommand & { readonly seat: number | null; readonly invitation: string | null },
  ): Promise<Execute> {
    const { caller, seat, invitation, matchId } = command;
    const invited = (live: LiveMatch): Refusal | null => {
      if (live.state.visibility !== 'invitation' || live.seatOf(caller) !== null || live.creatorId === caller)
        return null;
      return sameText(invitation ?? '', this.invitationOf(matchId)) ? null : refusal('NOT_FOUND');
    };
    return this.#run(command, { op: 'join', seat }, invited, (live) => {
      const open = mustBeOpen(live);
      if (open !== null) return open;
      if (live.seatOf(caller) !== null) return refusal('FORBIDDEN', 'You already have a seat at this table.');
      const chosen = chooseSeat(live, seat);
      return typeof chosen === 'number'
        ? sitDown(tableOf(live), [{ seat: chosen, playerId: caller }])
        : chosen;
    });
  }

  leave(command: TableCommand): Promise<Execute> {
    return this.#run(command, { op: 'leave' }, visibleTo(command.caller), (live) => {
      const seat = live.seatOf(command.caller);
      if (seat === null) return refusal('FORBIDDEN', 'You hold no seat at this table.');
      return mustBeOpen(live) ?? standUp(live, seat);
    });
  }

  addBot(command: TableCommand & { readonly seat: number | null }): Promise<Execute> {
    return this.#run(command, { op: 'addBot', seat: command.seat }, hostOnly(command.caller), (live) => {
      const open = mustBeOpen(live);
      if (open !== null) return open;
      const chosen = chooseSeat(live, command.seat);
      return typeof chosen === 'number' ? sitDown(tableOf(live), [{ seat: chosen, playerId: null }]) : chosen;
    });
  }

  removeBot(command: TableCommand & { readonly seat: number }): Promise<Execute> {
    return this.#run(command, { op: 'removeBot', seat: command.seat }, hostOnly(command.caller), (live) => {
      if (live.state.seats[command.seat]?.kind !== 'bot') {
        return refusal('INVALID_INPUT', 'seat must name a seat that a bot has.');
      }
      return mustBeOpen(live) ?? standUp(live, command.seat);
    });
  }

  start(command: TableCommand): Promise<Execute> {
    return this.#run(command, { op: 'start' }, hostOnly(command.caller), (live) => {
      const open = mustBeOpen(live);
      if (open !== null) return open;
      if (live.state.seats.includes(null)) {
        return refusal('INVALID_INPUT', 'All seats must be taken first: wait for players, or add bots.');
      }
      return startTable(tableOf(live));
    });
  }

  /** Code that lets somebody join an invitation-only table. */
  invitationOf(matchId: string): string {
    return this.#store.vault.inputHash(`invitation/${matchId}`).toString('base64url').slice(0, 22);
  }

  async #run(
    command: TableCommand,
    input: { readonly [member: string]: Json },
    authorise: (live: LiveMatch) => Refusal | null,
    decide: Decide,
  ): Promise<Execute> {
    const { matchId, commandId, caller } = command;
    if (!isCommandId(commandId)) return refusal('INVALID_INPUT', COMMAND_ID_WANTED);
    if (!isMatchId(matchId)) return refusal('NOT_FOUND');
    const done = await this.#service.execute({
      matchId,
      commandId,
      actor: { kind: 'system' },
      seat: null,
      input: { ...input, caller },
      expectedVersion: null,
      authorise,
      decide,
    });
    return done;
  }
}

const tableOf = (live: LiveMatch) => ({
  state: live.state,
  game: live.game,
  holders: live.holders,
  seed: live.secrets.seed,
});

function visibleTo(caller: string): (live: LiveMatch) => Refusal | null {
  return (live) =>
    live.state.visibility === 'invitation' && live.seatOf(caller) === null && live.creatorId !== caller
      ? refusal('NOT_FOUND')
      : null;
}

function hostOnly(caller: string): (live: LiveMatch) => Refusal | null {
  return (live) => {
    const hidden = visibleTo(caller)(live);
    if (hidden !== null) return hidden;
    return live.creatorId === caller ? null : refusal('FORBIDDEN', "Only the table's creator may do that.");
  };
}

function mustBeOpen(live: LiveMatch): Refusal | null {
  const { status } = live.state;
  if (status === 'open') return null;
  return refusal(
    'FORBIDDEN',
    status === 'abandoned' ? 'The table was given up.' : 'The match has already started.',
  );
}

function chooseSeat(live: LiveMatch, seat: number | null): number | Refusal {
  const { seats } = live.state;
  const chosen = seat ?? freeSeat(live.state);
  if (chosen === null) return refusal('FORBIDDEN', 'All seats are taken.');
  if (chosen < 0 || chosen >= seats.length) {
    return refusal('INVALID_INPUT', `seat must be from 0 to ${seats.length - 1}.`);
  }
  return seats[chosen] === null ? chosen : refusal('FORBIDDEN', 'That seat is taken.');
}

function standUp(live: LiveMatch, seat: number): ReturnType<Decide> {
  const { participant } = live.state.seats[seat] as { participant: number };
  const holders = live.holders.map((holder, index) => (index === seat ? null : holder));
  return {
    type: 'Proposal',
    events: [platformEvent({ type: 'SeatLeft', seat, participant })],
    seats: [{ seat, remove: true }],
    holders,
  };
}

/** Compares secrets without telling by time where they differ. */
function sameText(a: string, b: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(a), digest(b));
}
