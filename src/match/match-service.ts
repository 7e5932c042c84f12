import DataLoader from 'dataloader';
import { parseCommand } from '../kernel/commands.ts';
import type { AnyGame, GameCommand, LegalCommand, Seat, Viewer } from '../kernel/game.ts';
import { clonePlain, type JsonObject } from '../kernel/json.ts';
import type { RuleViolation } from '../kernel/violation.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import type { Store } from '../store/index.ts';
import { type Caller, maySee, viewerOf } from './access.ts';
import { decideCommand, drawsOf } from './decide.ts';
import type { LiveMatch } from './live-match.ts';
import type { MatchCache } from './match-cache.ts';
import { type PresentedEvent, presentEvent } from './present.ts';
import { settlesWithin } from './settles-within.ts';
import type { MatchState } from './state.ts';
import type { Execute, Execution, Streams } from './streams.ts';

/** A command as it comes from an edge. */
export interface Submission {
  readonly caller: Caller;
  readonly matchId: string;
  /** Untrusted. */
  readonly command: unknown;
  /** The game that the caller takes it for, where it says so. */
  readonly game?: string;
  readonly expectedVersion: number | null;
  readonly commandId: string;
}

/** A match as one caller may look at it, no older than the database was when it was asked. */
export interface Sight {
  readonly live: LiveMatch;
  readonly state: MatchState;
  readonly game: AnyGame;
  readonly viewer: Viewer;
  /** The caller's seat, also after the end. */
  readonly seat: Seat | null;
}

/** Milliseconds that a read waits for a commit under way; reading the log costs about as much. */
const COMMIT_WAIT = 20;

/** Version 5 is kept for the ids of bots and clocks, which follow from public values; the rest are not made at random. */
const COMMAND_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[47][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const MATCH_ID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}$/;

export const isCommandId = (text: string): boolean => COMMAND_ID.test(text);

/** What is said to a client whose command id is not one. */
export const COMMAND_ID_WANTED = 'commandId must be a UUID made at random (version 4 or 7).';
export const isMatchId = (text: string): boolean => MATCH_ID.test(text);

/** Play and sight of matches: what the edges and the jobs call. */
export class MatchService {
  readonly #cache: MatchCache;
  readonly #streams: Streams;
  readonly #heads: DataLoader<string, number | null>;

  constructor(cache: MatchCache, streams: Streams, store: Store) {
    this.#cache = cache;
    this.#streams = streams;
    // Present states that are asked for in one turn of the event loop share a query.
    this.#heads = new DataLoader(
      async (ids) => {
        const heads = await store.streams.readHead(ids);
        return ids.map((id) => heads.get(id) ?? null);
      },
      { cache: false },
    );
  }

  execute(execution: Execution): Promise<Execute> {
    return this.#streams.execute(execution);
  }

  /** A player's command (platform 2). */
  async submit(submission: Submission): Promise<Execute> {
    const { caller, matchId, commandId, expectedVersion } = submission;
    if (!isCommandId(commandId)) return refusal('INVALID_INPUT', COMMAND_ID_WANTED);
    if (expectedVersion !== null && expectedVersion < 0) {
      return refusal('INVALID_INPUT', 'expectedVersion must not be negative.');
    }
    if (caller === null) return refusal('UNAUTHENTICATED');
    const live = await this.#visible(matchId, caller);
    if (live === null) return refusal('NOT_FOUND');
    if (submission.game !== undefined && submission.game !== live.game.id) {
      return refusal('INVALID_INPUT', `This match is one of ${live.game.title}.`);
    }
    const parsed = parseCommand(live.game, submission.command);
    if (parsed.type === 'RuleViolation') return parsed;
    const seat = live.seatOf(caller);
    if (seat === null) return this.#notSeated(live, caller, submission, parsed.command);
    return this.play(live, seat, parsed.command, {
      actor: { kind: 'seat', seat },
      commandId,
      expectedVersion,
      holds: (now) => now.seatOf(caller) === seat,
    });
  }

  /** A command for a seat, by its player, a bot or the clock. */
  play(
    { matchId }: LiveMatch,
    seat: Seat,
    command: GameCommand,
    how: Pick<
      Execution,
      'actor' | 'commandId' | 'expectedVersion' | 'dropJobs' | 'causation' | 'notBefore'
    > & {
      /** May this actor still act for the seat? */
      readonly holds: (live: LiveMatch) => boolean;
    },
  ): Promise<Execute> {
    const { holds, ...execution } = how;
    return this.#streams.execute({
      ...execution,
      matchId,
      seat,
      input: command as unknown as JsonObject,
      authorise: (live) => (holds(live) ? null : refusal('FORBIDDEN', 'You hold no seat in this match.')),
      decide: (live) => decideSeat(live, seat, command),
    });
  }

  // Memory may be older than the seat: only what the database confirms is refused.
  async #notSeated(
    live: LiveMatch,
    caller: string,
    submission: Submission,
    command: GameCommand,
  ): Promise<Execute> {
    const sight = await this.sight(live.matchId, caller);
    if (sight === null) return refusal('NOT_FOUND');
    if (sight.seat === null) return refusal('FORBIDDEN', 'You hold no seat in this match.');
    const { seat } = sight;
    return this.play(live, seat, command, {
      actor: { kind: 'seat', seat },
      commandId: submission.commandId,
      expectedVersion: submission.expectedVersion,
      holds: (now) => now.seatOf(caller) === seat,
    });
  }

  async #visible(matchId: string, caller: Caller): Promise<LiveMatch | null> {
    if (!isMatchId(matchId)) return null;
    const live = await this.#cache.get(matchId);
    if (live === null) return null;
    // Who may see a match never narrows; a caller whom memory does not know may be new to the table.
    if (maySee(live, caller)) return live;
    return (await this.sight(matchId, caller))?.live ?? null;
  }

  /** The match now, for a caller; null where there is none or it is not the caller's to see. */
  async sight(matchId: string, caller: Caller): Promise<Sight | null> {
    const now = await this.#now(matchId);
    if (now === null || !maySee(now.live, caller)) return null;
    const { live, state } = now;
    return { live, state, game: live.game, viewer: viewerOf(live, caller), seat: live.seatOf(caller) };
  }

  /** The match now, for the platform's own work: bots, clocks. */
  async sightForTimers(matchId: string): Promise<Sight | null> {
    const now = await this.#now(matchId);
    return now === null ? null : { ...now, game: now.live.game, viewer: 'open', seat: null };
  }

  /** Version of a match in the database, or null. */
  head(matchId: string): Promise<number | null> {
    return isMatchId(matchId) ? this.#heads.load(matchId) : Promise.resolve(null);
  }

  async #now(matchId: string): Promise<{ live: LiveMatch; state: MatchState } | null> {
    if (!isMatchId(matchId)) return null;
    const version = await this.#heads.load(matchId);
    if (version === null) return null;
    for (let tries = 0; tries < 2; tries++) {
      const live = await this.#cache.get(matchId);
      if (live === null) return null;
      await this.#cache.catchUp(live, version);
      if (live.dropped || live.durable < version) continue;
      if (live.state.version !== live.durable) await settlesWithin(live.settled(), COMMIT_WAIT);
      // A copy: memory moves on while an answer is made, and what is not durable may not be in it.
      if (!live.dropped && live.state.version === live.durable)
        return { live, state: clonePlain(live.state) };
    }
    // Memory is always a step ahead of a match in full swing, or of a slow commit: the log is not.
    const live = await this.#cache.get(matchId);
    const folded = await this.#cache.stateAt(matchId, version);
    return live === null || folded === null ? null : { live, state: folded.state };
  }

  /** The game's view at a version (now if null), for the viewer; null before the start or beyond the head. */
  async viewAt(sight: Sight, version: number | null): Promise<JsonObject | null> {
    if (version === null || version === sight.state.version)
      return viewOf(sight.game, sight.state, sight.viewer);
    if (version < 0 || version > sight.state.version) return null;
    const folded = version === 0 ? null : await this.#cache.stateAt(sight.live.matchId, version);
    return folded === null ? null : viewOf(sight.game, folded.state, sight.viewer);
  }

  /** Events after a version, at most `limit`, as the viewer may see them. */
  async events(sight: Sight, after: number, limit: number): Promise<PresentedEvent[]> {
    const recent = sight.live.eventsAfter(after, limit);
    const events = recent ?? (await this.#cache.readEvents(sight.live.matchId, after, limit));
    return events.map((event) => presentEvent(sight.live.matchId, sight.game, event, sight.viewer));
  }

  /**
   * The same from memory alone, where it has something newer than `after`; null: look at the database.
   * Access is that of memory, which the database has confirmed before.
   */
  async recent(
    matchId: string,
    caller: Caller,
    after: number,
    limit: number,
  ): Promise<PresentedEvent[] | null> {
    const live = await this.#cache.get(matchId);
    if (live === null || !maySee(live, caller)) return null;
    const events = live.eventsAfter(after, limit);
    if (events === null || events.length === 0) return null;
    return events.map((event) => presentEvent(matchId, live.game, event, viewerOf(live, caller)));
  }

  /** Whether memory has the match, and has not seen its end. */
  goesOn(matchId: string): boolean {
    const live = this.#cache.peek(matchId);
    return live !== null && live.state.endedAt === null;
  }

  /** Whether the event at a version was stored by this process, and is still in memory. */
  knows(matchId: string, version: number): boolean {
    const recent = this.#cache.peek(matchId)?.eventsAfter(version - 1, 1) ?? [];
    return recent.length > 0;
  }

  legalCommands(sight: Sight): readonly LegalCommand[] {
    if (sight.seat === null || sight.state.play === null || sight.state.status !== 'playing') return [];
    return sight.game.legalCommands(sight.state.play, sight.seat);
  }

  /** Would the command be accepted now? Draws are made from a source of no meaning and thrown away. */
  explain(
    sight: Sight,
    command: unknown,
  ): { readonly type: 'WouldBeAccepted'; readonly atVersion: number } | RuleViolation | Refusal {
    const parsed = parseCommand(sight.game, command);
    if (parsed.type === 'RuleViolation') return parsed;
    if (sight.seat === null) return refusal('FORBIDDEN', 'You hold no seat in this match.');
    if (sight.state.play === null) return refusal('INVALID_INPUT', 'The match has not started.');
    if (sight.state.status === 'abandoned') return refusal('FORBIDDEN', ABANDONED);
    const decision = sight.game.decide(
      sight.state.play,
      sight.seat,
      parsed.command,
      explainDraws(sight.state),
    );
    if (decision.type === 'RuleViolation') return decision;
    return { type: 'WouldBeAccepted', atVersion: sight.state.version };
  }
}

/** The game itself refuses what comes after its own end; of this end it knows nothing. */
const ABANDONED = 'The match was given up.';

function decideSeat(live: LiveMatch, seat: Seat, command: GameCommand): ReturnType<Execution['decide']> {
  if (live.state.play === null) return refusal('INVALID_INPUT', 'The match has not started.');
  if (live.state.status === 'abandoned') return refusal('FORBIDDEN', ABANDONED);
  return decideCommand(live.state, live.game, live.secrets, seat, command);
}

function viewOf(game: AnyGame, state: MatchState, viewer: Viewer): JsonObject | null {
  return state.play === null ? null : game.view(state.play, viewer);
}

/** `explain` never touches the match key (audit 2.3). */
const NO_KEY = Buffer.alloc(32);
const explainDraws = (state: MatchState) => drawsOf(state, NO_KEY);
