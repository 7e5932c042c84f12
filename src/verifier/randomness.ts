import { type Bundle, type EventEntry, envelopeOf } from './bundle.ts';
import { fromHex } from './bytes.ts';
import type { EventEnvelope } from './envelope.ts';
import type { Findings } from './findings.ts';
import type { Formulas } from './formulas.ts';
import { HEX32, isObject, isText, type Json } from './patterns.ts';
import { isPlatformType, isTerminal, Table } from './table.ts';

const isHash = isText(HEX32);

/** What the events tell of the randomness session, and the key where its seed is revealed. */
export interface Session {
  /** Version of the event that seals it: draws come after it. */
  readonly sealedAt: number | null;
  readonly key: Uint8Array | null;
}

/**
 * Level 5, the session: its steps in order, commitment, transcript, class, and the seed after the end
 * (audit 2.2).
 */
export class SessionCheck {
  readonly #findings: Findings;
  readonly #formulas: Formulas;
  readonly #table = new Table();
  #number: number | null = null;
  #commit: string | null = null;
  #frozen = false;
  #transcript: string | null = null;
  #sealedAt: number | null = null;
  #seed: Uint8Array | null = null;
  #terminal: EventEntry | null = null;
  #revealed = false;

  constructor(findings: Findings, formulas: Formulas) {
    this.#findings = findings;
    this.#formulas = formulas;
  }

  run(bundle: Bundle): Session {
    // Before anybody can have sat down, and before anything is known of who will (audit 2.2 step 1).
    const [created, committed] = bundle.events;
    if (created !== undefined && committed?.type !== 'RandomnessCommitted') {
      this.#add(
        'V504',
        committed ?? created,
        'the server does not commit to its seed directly after version 1',
      );
    }
    for (const entry of bundle.events) {
      if (isPlatformType(entry.type)) this.#event(entry, envelopeOf(entry));
    }
    if (this.#terminal !== null && !this.#revealed) {
      this.#add('V501', this.#terminal, 'the match has ended, and its seed is not revealed');
    }
    const known = this.#seed !== null && this.#transcript !== null;
    const key = known ? this.#formulas.matchKey(this.#seed as Uint8Array, this.#transcript as string) : null;
    return { sealedAt: this.#sealedAt, key };
  }

  #event(entry: EventEntry, { type, payload }: EventEnvelope): void {
    switch (type) {
      case 'RandomnessCommitted':
        this.#committed(entry, payload);
        break;
      case 'EntropyFrozen':
        this.#froze(entry, payload);
        break;
      case 'RandomnessSealed':
        this.#sealed(entry, payload);
        break;
      case 'RandomnessRevealed':
        this.#reveal(entry, payload);
        break;
      case 'MatchStarted':
        if (this.#sealedAt === null)
          this.#add('V504', entry, 'the match starts before its session is sealed');
        break;
      default:
        if (isTerminal(type)) this.#terminal ??= entry;
    }
    this.#table.apply(type, payload);
  }

  #committed(entry: EventEntry, payload: Json): void {
    const { session, serverCommit } = payload as { session?: unknown; serverCommit?: unknown };
    if (this.#number !== null) {
      this.#add('V504', entry, 'a second session while the first one lasts');
      return;
    }
    this.#number = typeof session === 'number' ? session : -1;
    if (this.#number !== 1) this.#add('V504', entry, 'the first session has not the number 1');
    if (isHash(serverCommit)) this.#commit = serverCommit;
    else this.#add('V502', entry, 'the server committed to nothing');
    if (this.#table.participants > 0) {
      this.#add('V504', entry, 'somebody joined before the server committed to its seed');
    }
  }

  #froze(entry: EventEntry, payload: Json): void {
    if (!this.#inSession(entry, payload)) return;
    if (this.#frozen) {
      this.#add('V504', entry, 'the participants are frozen a second time');
      return;
    }
    this.#frozen = true;
    const { participants } = payload as { participants?: unknown };
    const list: readonly unknown[] = Array.isArray(participants) ? participants : [];
    const joined = this.#table.participants;
    if (list.length !== joined) {
      this.#add('V505', entry, `${list.length} participants are frozen, ${joined} joined`);
      return;
    }
    for (const [number, row] of list.entries()) {
      if (isObject(row) && row['participant'] === number && row['state'] === 'absent') continue;
      this.#add('V505', entry, `participant ${number} is not frozen as absent, but gave no entropy`);
    }
  }

  #sealed(entry: EventEntry, payload: Json): void {
    if (!this.#inSession(entry, payload)) return;
    if (this.#sealedAt !== null) {
      this.#add('V504', entry, 'the session is sealed a second time');
      return;
    }
    if (!this.#frozen) this.#add('V504', entry, 'the session is sealed before its participants are frozen');
    this.#sealedAt = entry.version;
    const { transcript, class: fairness } = payload as { transcript?: unknown; class?: unknown };
    if (this.#commit !== null) {
      const absent = new Array<null>(this.#table.participants).fill(null);
      this.#transcript = this.#formulas.transcript(this.#number as number, this.#commit, absent, null);
      if (transcript !== this.#transcript) {
        this.#add('V505', entry, `the transcript of these participants is ${this.#transcript}`);
      }
    }
    if (fairness !== 'C') {
      this.#add('V512', entry, 'nobody contributed, which is class C, and the event claims another one');
    }
  }

  #reveal(entry: EventEntry, payload: Json): void {
    if (this.#terminal === null) this.#add('V506', entry, 'the seed is revealed before the match has ended');
    if (!this.#inSession(entry, payload)) return;
    if (this.#revealed) {
      this.#add('V504', entry, 'the seed is revealed a second time');
      return;
    }
    this.#revealed = true;
    const { serverSeed } = payload as { serverSeed?: unknown };
    if (!isHash(serverSeed)) {
      this.#add('V501', entry, 'what is revealed is no seed');
      return;
    }
    this.#seed = fromHex(serverSeed);
    const commit = this.#formulas.serverCommit(this.#number as number, this.#seed);
    if (commit !== this.#commit) {
      this.#add('V502', entry, `the revealed seed gives the commitment ${commit}, not ${this.#commit}`);
    }
  }

  #inSession(entry: EventEntry, payload: Json): boolean {
    if (this.#number !== null && payload['session'] === this.#number) return true;
    this.#add('V504', entry, 'the step is of a session that was not committed to');
    return false;
  }

  #add(code: string, entry: EventEntry, detail: string): void {
    this.#findings.add(code, entry, detail);
  }
}
