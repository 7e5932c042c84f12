import { type Actor, eventHash, eventText, stateHash } from '../kernel/envelope.ts';
import type { AnyGame, Decided, GameEvent } from '../kernel/game.ts';
import type { Json, JsonObject } from '../kernel/json.ts';
import type { Draw } from '../kernel/random.ts';
import { type ExtraSeal, type OpeningValue, type SealedField, sealContent } from '../kernel/seal.ts';
import type { PlatformEvent } from './platform-events.ts';
import { evolveMatch, type MatchState } from './state.ts';

/** An event of a stream, whole: its exact texts, its place in the chain, and the openings of what it seals. */
export interface RecordedEvent {
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly payload: string;
  readonly sealed: string;
  readonly random: string;
  readonly actor: Actor;
  readonly commandId: string;
  readonly causation: string;
  readonly rulesVersion: string;
  readonly recordedAt: number;
  readonly hash: string;
  readonly sealedFields: readonly SealedField[];
  readonly openings: readonly OpeningValue[];
}

/** An event that is to be recorded. */
export type Proposed =
  | {
      readonly scope: 'platform';
      readonly event: PlatformEvent;
      readonly draws: readonly Draw[];
      readonly seals: readonly ExtraSeal[];
    }
  | {
      readonly scope: 'game';
      readonly event: GameEvent;
      readonly draws: readonly Draw[];
      readonly seals: readonly ExtraSeal[];
    };

export const platformEvent = (
  event: PlatformEvent,
  extra: { draws?: readonly Draw[]; seals?: readonly ExtraSeal[] } = {},
): Proposed => ({ scope: 'platform', event, draws: extra.draws ?? [], seals: extra.seals ?? [] });

export const gameEvents = (decided: readonly Decided<GameEvent>[]): Proposed[] =>
  decided.map(({ event, draws }) => ({ scope: 'game', event, draws, seals: [] }));

/** What all events of one command share. */
export interface RecordContext {
  readonly game: AnyGame;
  readonly actor: Actor;
  readonly commandId: string;
  readonly causation: string;
  /** Database time, ms; clamped up to the last event's. */
  readonly now: number;
  /** Match key; null before the session is sealed. */
  readonly key: Buffer | null;
  readonly salt: () => string;
}

/** How often the state's hash is sealed into the stream (audit 3.3). */
const STATE_SEAL_EVERY = 50;

/**
 * Records events at the end of a match's stream: asks the game what is hidden, seals it, chains the hash
 * and folds the event into `state`, in place.
 */
export function record(
  state: MatchState,
  proposed: readonly Proposed[],
  context: RecordContext,
): RecordedEvent[] {
  return proposed.map((next) => recordOne(state, next, context));
}

function recordOne(state: MatchState, proposed: Proposed, context: RecordContext): RecordedEvent {
  const { game, key } = context;
  const { type, ...payload } = proposed.event as unknown as JsonObject & { type: string };
  const version = state.version + 1;
  const recordedAt = Math.max(context.now, state.recordedAt);
  const hidden = proposed.scope === 'game' ? game.hidden(proposed.event, state.play as JsonObject) : [];
  const prevHash = state.headHash;
  const draws = proposed.draws;
  // The fold comes first, as the state's hash is sealed into the event that leads to it.
  evolveMatch(state, game, {
    version,
    type,
    payload: proposed.event as unknown as JsonObject,
    draws,
    recordedAt,
    actorSeat: 'seat' in context.actor ? context.actor.seat : null,
  });
  const seals = [...proposed.seals, ...stateSeal(state, type, version)];
  const content = sealContent({
    matchId: state.matchId,
    version,
    payload,
    draws,
    hidden,
    extra: seals,
    key,
    salt: context.salt,
  });
  const rulesVersion = state.rulesVersion;
  const hash = eventHash(
    eventText({
      matchId: state.matchId,
      version,
      type,
      schemaVersion: 1,
      payload: content.payload,
      sealed: content.sealed,
      random: content.random,
      actor: context.actor,
      commandId: context.commandId,
      causation: context.causation,
      rulesVersion,
      recordedAt: new Date(recordedAt).toISOString(),
      prevHash,
    }),
  );
  state.headHash = hash;
  return {
    version,
    type,
    schemaVersion: 1,
    payload: content.payload,
    sealed: content.sealed,
    random: content.random,
    actor: context.actor,
    commandId: context.commandId,
    causation: context.causation,
    rulesVersion,
    recordedAt,
    hash,
    sealedFields: content.sealedFields,
    openings: content.openings,
  };
}

function stateSeal(state: MatchState, type: string, version: number): ExtraSeal[] {
  if (state.play === null || (version % STATE_SEAL_EVERY !== 0 && type !== 'MatchFinished')) return [];
  return [{ path: '$state', audience: ['server'], value: stateHash(state.play) as Json }];
}
