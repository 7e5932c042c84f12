import { hash } from 'node:crypto';
import { hex, lp, sha256, tag } from './bytes.ts';
import { canonicalJson } from './canonical.ts';

/** Who acted (audit 3.1). Never an account. */
export type Actor =
  | { readonly kind: 'seat' | 'bot' | 'clock'; readonly seat: number }
  | { readonly kind: 'system' | 'referee' | 'operator' };

/**
 * An event as it is hashed, stored and exported, without its hash: `payload`, `sealed` and `random` are
 * canonical texts, kept exactly as they were hashed (audit 3.2).
 */
export interface Envelope {
  readonly matchId: string;
  readonly version: number;
  readonly type: string;
  readonly schemaVersion: number;
  readonly payload: string;
  readonly sealed: string;
  readonly random: string;
  readonly actor: Actor;
  readonly commandId: string;
  /** `command/<uuid>`, `event/<version>` or `timer/<id>`. */
  readonly causation: string;
  readonly rulesVersion: string;
  /** RFC 3339 in UTC with exactly 3 decimals, database time. */
  readonly recordedAt: string;
  /** 64 hex: hash of the version before, or the genesis value. */
  readonly prevHash: string;
}

/** The `prevHash` of version 1. */
export function genesisHash(matchId: string): string {
  return hex(sha256(tag('genesis'), lp(matchId)));
}

/** The exact bytes of an event, as text: the members' order is fixed. */
export function eventText(e: Envelope): string {
  const actor =
    'seat' in e.actor ? `{"kind":"${e.actor.kind}","seat":${e.actor.seat}}` : `{"kind":"${e.actor.kind}"}`;
  return (
    `{"actor":${actor},"causationId":${JSON.stringify(e.causation)},"commandId":"${e.commandId}",` +
    `"matchId":"${e.matchId}","payload":${e.payload},"prevHash":"${e.prevHash}","random":${e.random},` +
    `"recordedAt":"${e.recordedAt}","rulesVersion":${JSON.stringify(e.rulesVersion)},` +
    `"schemaVersion":${e.schemaVersion},"sealed":${e.sealed},"type":"${e.type}","v":1,"version":${e.version}}`
  );
}

const EVENT_TAG = tag('event').toString('latin1');

/** Hash of an event's exact text, 64 hex. */
export function eventHash(text: string): string {
  return hash('sha256', EVENT_TAG + text, 'hex');
}

/** Hash of a state for snapshots, golden files and sealed `$state`; salted there, never published bare. */
export function stateHash(state: unknown): string {
  return hex(sha256(Buffer.from(canonicalJson(state))));
}
