import { fromHex } from '../kernel/bytes.ts';
import type { AnyGame, GameCommand, Seat } from '../kernel/game.ts';
import type { JsonObject } from '../kernel/json.ts';
import { matchDraws, matchKey, transcriptHash } from '../kernel/match-key.ts';
import type { DrawPort } from '../kernel/random.ts';
import type { ExtraSeal } from '../kernel/seal.ts';
import type { RuleViolation } from '../kernel/violation.ts';
import { gameEvents, type Proposed, platformEvent } from './record.ts';
import type { MatchState } from './state.ts';

/** Events that a command leads to. */
export interface Proposal {
  readonly type: 'Proposal';
  readonly events: readonly Proposed[];
}

/** What the draws of a match follow from. Never logged, never sent before the end. */
export interface MatchSecrets {
  /** Server seed S. */
  readonly seed: Buffer;
  /** Match key K; null before the session is sealed. */
  key: Buffer | null;
}

/** The draw port of the match's next decision; its counters are a copy, as only recorded draws count. */
export function drawsOf(state: MatchState, key: Buffer): DrawPort {
  return matchDraws(key, state.matchId, { ...state.draws });
}

/**
 * Decides a game command. Its first event seals the exact command for its seat.
 */
export function decideCommand(
  state: MatchState,
  game: AnyGame,
  secrets: MatchSecrets,
  seat: Seat,
  command: GameCommand,
): Proposal | RuleViolation {
  if (state.play === null || secrets.key === null) throw new Error('the match has not started');
  const random = drawsOf(state, secrets.key);
  const decision = game.decide(state.play, seat, command, random);
  if (decision.type === 'RuleViolation') return decision;
  const [first, ...rest] = gameEvents(decision.events);
  if (first === undefined) throw new Error('an accepted command without events');
  const value = command as unknown as JsonObject;
  const seals: ExtraSeal[] = [{ path: '$command', audience: [`seat:${seat}`], value }];
  return { type: 'Proposal', events: [{ ...first, seals }, ...rest] };
}

/**
 * The platform's events that follow the game's last one: the result, and the seed that opens every draw
 * (audit 2.2 step 6). Empty while the game goes on.
 */
export function endOfMatch(state: MatchState, game: AnyGame, seed: Buffer): readonly Proposed[] {
  if (state.status !== 'playing' || state.play === null) return [];
  const outcome = game.outcome(state.play);
  if (outcome === null) return [];
  return [
    platformEvent({ type: 'MatchFinished', reason: outcome.reason, ranking: outcome.ranking }),
    platformEvent({ type: 'RandomnessRevealed', session: state.session, serverSeed: seed.toString('hex') }),
  ];
}

/** Freezes and seals the randomness session, then sets the game up (audit 2.2 steps 3 and 5). */
export function decideStart(
  state: MatchState,
  game: AnyGame,
  seed: Buffer,
): { readonly proposal: Proposal; readonly key: Buffer } | RuleViolation {
  const { session, matchId } = state;
  const participants = Array.from({ length: state.participants }, (_, participant) => participant);
  const transcript = transcriptHash(
    matchId,
    session,
    fromHex(state.serverCommit),
    participants.map(() => null),
  );
  const key = matchKey(seed, transcript);
  const random = drawsOf(state, key);
  const events: Proposed[] = [
    platformEvent({
      type: 'EntropyFrozen',
      session,
      participants: participants.map((participant) => ({ participant, state: 'absent' })),
    }),
    platformEvent({ type: 'RandomnessSealed', session, transcript: transcript.toString('hex'), class: 'C' }),
  ];
  const seats = state.seats.map((_, seat) => seat);
  if (state.seating === 'random') {
    const players = seats.slice(0, seats.length - game.judges(state.options));
    const order = [...random.shuffle(players, 'seats'), ...seats.slice(players.length)];
    events.push(platformEvent({ type: 'SeatsDealt', order }, { draws: random.taken() }));
  }
  events.push(platformEvent({ type: 'MatchStarted' }));
  const decision = game.setup(state.options, seats, random);
  if (decision.type === 'RuleViolation') return decision;
  events.push(...gameEvents(decision.events));
  return { proposal: { type: 'Proposal', events }, key };
}
