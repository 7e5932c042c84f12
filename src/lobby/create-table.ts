import { randomBytes } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { gameById } from '../games/registry.ts';
import { canonicalJson } from '../kernel/canonical.ts';
import { parseOptions } from '../kernel/commands.ts';
import { genesisHash } from '../kernel/envelope.ts';
import type { AnyGame } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import { serverCommit } from '../kernel/match-key.ts';
import { pseudoRandom } from '../kernel/pseudo-random.ts';
import type { RuleViolation } from '../kernel/violation.ts';
import { followUp } from '../match/follow-up.ts';
import { LiveMatch } from '../match/live-match.ts';
import type { MatchCache } from '../match/match-cache.ts';
import { COMMAND_ID_WANTED, isCommandId } from '../match/match-service.ts';
import type { Seating, Visibility } from '../match/platform-events.ts';
import { type Proposed, platformEvent, type RecordedEvent, record } from '../match/record.ts';
import { activeSeats, deadlineOf, initialMatch, type MatchState } from '../match/state.ts';
import { encode, encodeOpenings } from '../match/stored.ts';
import type { Execute } from '../match/streams.ts';
import { type Refusal, refusal } from '../ops/refusals.ts';
import { rulesHashOf } from '../ops/rules-hash.ts';
import type { SeatHolder, Store } from '../store/index.ts';
import { type Sitter, sitDown } from './seating.ts';

/** A table as its creator wants it. */
export interface NewTable {
  readonly game: string;
  readonly seats: number;
  /** Untrusted; completed by the game's defaults. */
  readonly options: unknown;
  readonly visibility: Visibility;
  readonly seating: Seating;
  readonly secondsPerMove: number | null;
  /** The creator's seat; null: it only hosts. */
  readonly seat: number | null;
  readonly bots: readonly number[];
  readonly startWhenFull: boolean;
}

const FASTEST = 5;
const SLOWEST = 14 * 24 * 3600;
const SESSION = 1;

/** Opens a table: a stream with its randomness commitment before anything else (audit 2.2 step 1). */
export async function createTable(
  store: Store,
  cache: MatchCache,
  creator: string,
  table: NewTable,
  commandId: string,
): Promise<Execute> {
  const checked = checkTable(table, commandId);
  if ('code' in checked) return checked;
  const { game, options } = checked;
  const input = { ...table, options } as unknown as Json;
  const inputHash = store.vault.inputHash(canonicalJson(input));
  const made = recordTable(store, game, options, creator, table, commandId);
  if ('code' in made) return made;
  const { live, events } = made;
  const created = await store.createMatch(newRow(live, events, creator, commandId, inputHash));
  if (created.type === 'created') {
    cache.add(live);
    live.becameDurable(events);
    return { type: 'Executed', replayed: false, events, live };
  }
  if (!created.sameInput) return refusal('COMMAND_ID_REUSED');
  const first = await cache.get(created.matchId);
  if (first === null) return refusal('NOT_FOUND');
  const before = await cache.readEvents(created.matchId, 0, events.length);
  return {
    type: 'Executed',
    replayed: true,
    events: before.filter((event) => event.commandId === commandId),
    live: first,
  };
}

function checkTable(
  table: NewTable,
  commandId: string,
): { game: AnyGame; options: JsonObject } | Refusal | RuleViolation {
  const game = gameById(table.game);
  if (game === null) return refusal('INVALID_INPUT', 'There is no such game.');
  if (!isCommandId(commandId)) return refusal('INVALID_INPUT', COMMAND_ID_WANTED);
  const { min, max } = game.seats;
  if (table.seats < min || table.seats > max) {
    return refusal('INVALID_INPUT', `seats must be from ${min} to ${max} for this game.`);
  }
  const taken = [...(table.seat === null ? [] : [table.seat]), ...table.bots];
  if (taken.some((seat) => seat < 0 || seat >= table.seats)) {
    return refusal('INVALID_INPUT', `seat and bots must name seats from 0 to ${table.seats - 1}.`);
  }
  if (new Set(taken).size < taken.length) return refusal('INVALID_INPUT', 'A seat can be taken only once.');
  const seconds = table.secondsPerMove;
  if (seconds !== null && (seconds < FASTEST || seconds > SLOWEST)) {
    return refusal('INVALID_INPUT', `secondsPerMove must be from ${FASTEST} to ${SLOWEST}.`);
  }
  const parsed = parseOptions(game, table.options ?? {});
  if (parsed.type === 'RuleViolation') return parsed;
  // A rehearsal with chance of no meaning: what cannot be set up is refused now, not when all have sat down.
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  const rehearsal = game.setup(parsed.options, seats, pseudoRandom(0));
  return rehearsal.type === 'RuleViolation' ? rehearsal : { game, options: parsed.options };
}

function recordTable(
  store: Store,
  game: AnyGame,
  options: JsonObject,
  creator: string,
  table: NewTable,
  commandId: string,
): { live: LiveMatch; events: RecordedEvent[] } | RuleViolation {
  const now = store.clock.now();
  const matchId = uuidv7({ msecs: now });
  const seed = randomBytes(32);
  const state: MatchState = initialMatch(matchId, genesisHash(matchId));
  state.rulesVersion = game.rulesVersion;
  const context = (key: Buffer | null) => ({
    game,
    actor: { kind: 'system' as const },
    commandId,
    causation: `command/${commandId}`,
    now,
    key,
    salt: () => randomBytes(32).toString('hex'),
  });
  const opening: Proposed[] = [
    platformEvent({
      type: 'MatchCreated',
      game: game.id,
      rulesVersion: game.rulesVersion,
      rulesHash: rulesHashOf(game),
      seats: table.seats,
      options,
      visibility: table.visibility,
      seating: table.seating,
      clock: table.secondsPerMove === null ? null : { kind: 'perMove', seconds: table.secondsPerMove },
      startWhenFull: table.startWhenFull,
    }),
    platformEvent({
      type: 'RandomnessCommitted',
      session: SESSION,
      serverCommit: serverCommit(matchId, SESSION, seed).toString('hex'),
      mode: 'one-step',
    }),
  ];
  const events = record(state, opening, context(null));
  const sitters: Sitter[] = [
    ...(table.seat === null ? [] : [{ seat: table.seat, playerId: creator }]),
    ...table.bots.map((seat) => ({ seat, playerId: null })),
  ];
  const nobody = new Array<null>(table.seats).fill(null);
  const step = sitDown({ state, game, holders: nobody, seed }, sitters);
  if (step.type === 'RuleViolation') return step;
  events.push(...record(state, step.events, context(step.key ?? null)));
  const live = new LiveMatch(
    game,
    state,
    { seed, key: step.key ?? null },
    [...(step.holders ?? nobody)],
    creator,
  );
  return { live, events };
}

function newRow(
  live: LiveMatch,
  events: readonly RecordedEvent[],
  creator: string,
  commandId: string,
  inputHash: Buffer,
) {
  const { state, game } = live;
  const seats: SeatHolder[] = state.seats.flatMap((taken, seat) =>
    taken === null
      ? []
      : [{ seat, playerId: live.holders[seat] ?? null, kind: taken.kind, displayName: null }],
  );
  return {
    matchId: live.matchId,
    game: game.id,
    rulesVersion: game.rulesVersion,
    status: state.status,
    visibility: state.visibility,
    options: canonicalJson(state.options),
    clock: state.clock === null ? null : canonicalJson(state.clock),
    settings: canonicalJson({
      seating: state.seating,
      seats: state.seats.length,
      startWhenFull: state.startWhenFull,
    }),
    creatorId: creator,
    phase: state.play === null ? null : game.phase(state.play),
    activeSeats: [...activeSeats(state, game)],
    deadline: deadlineOf(state),
    outcome: null,
    createdAt: state.createdAt,
    startedAt: state.startedAt,
    endedAt: null,
    events: events.map(encode),
    openings: encodeOpenings(events),
    seats,
    jobs: followUp(state, state.recordedAt).add,
    seed: { session: SESSION, value: live.secrets.seed },
    creation: { playerId: creator, commandId, inputHash },
  };
}
