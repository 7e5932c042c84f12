import DataLoader from 'dataloader';
import { canonicalJson } from '../kernel/canonical.ts';
import type { Actor } from '../kernel/envelope.ts';
import type { Json } from '../kernel/json.ts';
import type { RuleViolation } from '../kernel/violation.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import { secretBytes } from '../ops/secret-bytes.ts';
import {
  type Append,
  type CommandRecord,
  type Confirmation,
  DatabaseAway,
  DatabaseFull,
  OutcomeUnknown,
  type SeatChange,
  type Store,
  type StoredCommand,
} from '../store/index.ts';
import { endOfMatch, type Proposal } from './decide.ts';
import { followUp } from './follow-up.ts';
import type { Hub } from './hub.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchCache } from './match-cache.ts';
import { type RecordedEvent, record } from './record.ts';
import { settlesWithin } from './settles-within.ts';
import type { SnapshotWriter } from './snapshot-writer.ts';
import { activeSeats, deadlineOf } from './state.ts';
import { encode, encodeOpenings } from './stored.ts';

/** Something that wants to append to a match's stream, once. */
export interface Execution {
  readonly matchId: string;
  readonly commandId: string;
  readonly actor: Actor;
  /** For the idempotency record: the acting seat, null for table commands. */
  readonly seat: number | null;
  /** Equal inputs of one command id are the same command. */
  readonly input: Json;
  readonly expectedVersion: number | null;
  /** `command/<commandId>` unless a timer caused it. */
  readonly causation?: string;
  /** Milliseconds since 1970 before which it cannot have happened, whatever a corrected clock says. */
  readonly notBefore?: number;
  /** Jobs that are done once this is stored. */
  readonly dropJobs?: readonly string[];
  /** Who may: asked before the expected version is compared. */
  authorise(live: LiveMatch): Refusal | null;
  /** Decides on the present state; must not change it. Asked again after a lost race. */
  decide(live: LiveMatch): Step | RuleViolation | Refusal;
}

/** Events to append, and what changes beside them. */
export interface Step extends Proposal {
  /** Match key that this step's session is sealed with. */
  readonly key?: Buffer;
  readonly seats?: readonly SeatChange[];
  readonly holders?: readonly (string | null)[];
}

/** The match was not at the version that the caller named. Nothing was stored. */
export interface VersionConflict {
  readonly type: 'VersionConflict';
  readonly currentVersion: number;
}

/** An accepted execution: the events of its command, now or when it was first sent. */
export interface Executed {
  readonly type: 'Executed';
  readonly replayed: boolean;
  readonly events: readonly RecordedEvent[];
  readonly live: LiveMatch;
}

export type Execute = Executed | VersionConflict | RuleViolation | Refusal;

/** Decide again: the match had moved on. */
interface Again {
  readonly type: 'Again';
}

const AGAIN: Again = { type: 'Again' };
const RACES = 5;
const RUNNING_WAIT = 2000;
const OUTCOME_WAIT = 5000;

/** Bounds of the write path. */
export interface StreamLimits {
  /** Commands of one match that may wait to be stored. */
  readonly queue: number;
}

/** The write path: decide in memory, append once, answer only what is durable (platform 2, reliability 3). */
export class Streams {
  readonly #store: Store;
  readonly #cache: MatchCache;
  readonly #hub: Hub;
  readonly #snapshots: SnapshotWriter;
  readonly #limits: StreamLimits;
  /** Refusals that are confirmed in one turn of the event loop share a query. */
  readonly #confirmations: DataLoader<{ matchId: string; commandId: string }, Confirmation>;
  /** Called after a commit that left jobs behind. */
  onJobs: () => void = () => {};

  constructor(store: Store, cache: MatchCache, hub: Hub, snapshots: SnapshotWriter, limits: StreamLimits) {
    this.#store = store;
    this.#cache = cache;
    this.#hub = hub;
    this.#snapshots = snapshots;
    this.#limits = limits;
    this.#confirmations = new DataLoader((items) => store.streams.confirm(items), { cache: false });
  }

  async execute(execution: Execution): Promise<Execute> {
    const inputHash = this.#store.vault.inputHash(canonicalJson(execution.input));
    for (let races = 0; races <= RACES; races++) {
      const live = await this.#cache.get(execution.matchId);
      if (live === null) return refusal('NOT_FOUND');
      const running = live.running.get(execution.commandId);
      if (running !== undefined) {
        if (!(await settlesWithin(running, RUNNING_WAIT))) return refusal('COMMAND_IN_PROGRESS');
        races -= 1;
        continue;
      }
      if (live.inFlight >= this.#limits.queue) return refusal('MATCH_BUSY');
      const attempt = this.#attempt(live, execution, inputHash);
      live.running.set(execution.commandId, attempt);
      try {
        const result = await attempt;
        if (result.type !== 'Again') return result;
      } catch (error) {
        return unavailable(error);
      } finally {
        live.running.delete(execution.commandId);
      }
    }
    return refusal('MATCH_BUSY');
  }

  async #attempt(live: LiveMatch, execution: Execution, inputHash: Buffer): Promise<Execute | Again> {
    const before = live.state.version;
    const { expectedVersion } = execution;
    const refused = execution.authorise(live);
    if (refused !== null) return this.#confirm(live, execution, inputHash, before, refused);
    if (expectedVersion !== null && expectedVersion !== before) {
      return this.#confirm(live, execution, inputHash, before, null);
    }
    const step = execution.decide(live);
    if (step.type !== 'Proposal') return this.#confirm(live, execution, inputHash, before, step);

    const append = this.#record(live, execution, step, inputHash);
    return this.#append(live, execution, inputHash, append);
  }

  /** Records the step in memory, synchronously: state, chain and key move together or the match is dropped. */
  #record(live: LiveMatch, execution: Execution, step: Step, inputHash: Buffer): Recorded {
    const { state, game } = live;
    const { version: before, headHash: prevHash } = state;
    try {
      if (step.key !== undefined) live.secrets.key = step.key;
      const context = {
        game,
        actor: execution.actor,
        commandId: execution.commandId,
        causation: execution.causation ?? `command/${execution.commandId}`,
        now: Math.max(this.#store.clock.now(), execution.notBefore ?? 0),
        key: live.secrets.key,
        salt: () => secretBytes(32).toString('hex'),
      };
      const events = record(state, step.events, context);
      events.push(...record(state, endOfMatch(state, game, live.secrets.seed), context));
      if (step.holders !== undefined) live.holders = [...step.holders];
      const jobs = followUp(state, context.now);
      const command: CommandRecord = {
        commandId: execution.commandId,
        seat: execution.seat,
        inputHash,
        firstVersion: before + 1,
        lastVersion: state.version,
      };
      const append: Append = {
        matchId: live.matchId,
        afterVersion: before,
        prevHash,
        headHash: state.headHash,
        events: events.map(encode),
        openings: encodeOpenings(events),
        command,
        jobs: jobs.add,
        dropJobs: [...jobs.drop, ...(execution.dropJobs ?? [])],
        match: {
          status: state.status,
          phase: state.play === null ? null : game.phase(state.play),
          activeSeats: [...activeSeats(state, game)],
          deadline: deadlineOf(state),
          outcome: state.play === null ? null : canonicalJson(game.outcome(state.play)),
          startedAt: state.startedAt,
          endedAt: state.endedAt,
          rulesVersion: state.rulesVersion,
        },
        seats: [...(step.seats ?? [])],
      };
      return { append, events, snapshot: this.#snapshots.take(state, before) };
    } catch (error) {
      this.#cache.drop(live);
      throw error;
    }
  }

  async #append(
    live: LiveMatch,
    execution: Execution,
    inputHash: Buffer,
    { append, events, snapshot }: Recorded,
  ): Promise<Execute | Again> {
    try {
      const result = await live.follow(
        this.#store.append(append).then((appended) => {
          if (appended.type === 'appended') live.becameDurable(events);
          else this.#cache.drop(live);
          return appended;
        }),
      );
      if (result.type === 'stale') return AGAIN;
      if (result.type === 'duplicateCommand') {
        const first = await this.#lookUp(execution);
        return first.command === null ? AGAIN : this.#repeat(execution, inputHash, first.command);
      }
    } catch (error) {
      this.#cache.drop(live);
      if (error instanceof OutcomeUnknown) return this.#settleUnknown(execution, inputHash);
      throw error;
    }
    this.#snapshots.write(snapshot);
    this.#hub.wake(live.matchId);
    this.#store.bus.publish([live.matchId]);
    if (append.jobs.length > 0) this.onJobs();
    return { type: 'Executed', replayed: false, events, live };
  }

  /**
   * A refusal goes out only after one look at the database: this command may have been accepted before, or
   * the match may have moved on (reliability 3). `refused` null stands for a version conflict.
   */
  async #confirm(
    live: LiveMatch,
    execution: Execution,
    inputHash: Buffer,
    decidedOn: number,
    refused: RuleViolation | Refusal | null,
  ): Promise<Execute | Again> {
    // What was decided on undurable state is told to nobody before that state is durable.
    if (live.durable < decidedOn) await live.settled();
    if (live.dropped) return AGAIN;
    const { version, command } = await this.#lookUp(execution);
    if (command !== null) return this.#repeat(execution, inputHash, command);
    const { expectedVersion } = execution;
    if (refused === null && expectedVersion !== null && expectedVersion < version) {
      return { type: 'VersionConflict', currentVersion: version };
    }
    if (version > decidedOn) {
      if (live.durable < version) await this.#cache.catchUp(live, version);
      return AGAIN;
    }
    return refused ?? { type: 'VersionConflict', currentVersion: version };
  }

  async #lookUp(execution: Execution) {
    const { matchId, commandId } = execution;
    const { version, command } = await this.#confirmations.load({ matchId, commandId });
    if (version === null) throw new Error('the match is gone');
    return { version, command };
  }

  /** The first answer again, for ever; the same id with another command is an error. */
  async #repeat(execution: Execution, inputHash: Buffer, command: StoredCommand): Promise<Execute> {
    if (command.seat !== execution.seat || !command.inputHash.equals(inputHash))
      return refusal('COMMAND_ID_REUSED');
    const live = await this.#cache.get(execution.matchId);
    if (live === null) return refusal('NOT_FOUND');
    const count = command.lastVersion - command.firstVersion + 1;
    const events = await this.#cache.readEvents(execution.matchId, command.firstVersion - 1, count);
    return { type: 'Executed', replayed: true, events, live };
  }

  /** The connection broke during the commit: look the command up until it is there, for a while. */
  async #settleUnknown(execution: Execution, inputHash: Buffer): Promise<Execute> {
    const until = performance.now() + OUTCOME_WAIT;
    while (performance.now() < until) {
      try {
        const { command } = await this.#lookUp(execution);
        if (command !== null) return await this.#repeat(execution, inputHash, command);
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error;
      }
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    return refusal('OUTCOME_UNKNOWN');
  }
}

interface Recorded {
  readonly append: Append;
  readonly events: readonly RecordedEvent[];
  readonly snapshot: ReturnType<SnapshotWriter['take']>;
}

function unavailable(error: unknown): Refusal {
  if (error instanceof DatabaseAway) return refusal('UNAVAILABLE');
  if (error instanceof DatabaseFull) return refusal('UNAVAILABLE', undefined, 30);
  throw error;
}
