import { type Bundle, type EventEntry, envelopeOf } from './bundle.ts';
import { utf8 } from './bytes.ts';
import { canonical } from './canonical.ts';
import { actorFaults, causeFaults, courseFaults } from './course.ts';
import { EVENT_BYTES, type EventEnvelope, envelopeFault } from './envelope.ts';
import type { Findings } from './findings.ts';
import type { Formulas } from './formulas.ts';
import type { EventLine, HashLine } from './line-shapes.ts';
import type { ReadLine } from './structure.ts';
import { isTerminal, mayFollowEnd, Table } from './table.ts';

const BEFORE_EVENT = '{"event":'.length;
const AFTER_EVENT = `,"hash":"${'0'.repeat(64)}","t":"event"}`.length;

/** Level 2: the envelope of each event and the chain of hashes, as the events come. */
export class Chain {
  readonly #findings: Findings;
  readonly #formulas: Formulas;
  readonly #bundle: Bundle;
  readonly #table = new Table();
  readonly #commands = new Set<string>();
  readonly #hashes = new Map<number, string>();
  #expected: number;
  #before: { readonly hash: string; readonly event: EventEnvelope } | null = null;
  #broken = false;

  constructor(findings: Findings, formulas: Formulas, bundle: Bundle) {
    this.#findings = findings;
    this.#formulas = formulas;
    this.#bundle = bundle;
    this.#expected = bundle.header.from;
  }

  /** Events are missing or have no form, so that nothing can be folded. */
  get broken(): boolean {
    return this.#broken;
  }

  event(read: ReadLine, line: EventLine): void {
    const place = { line: read.number, version: null };
    const fault = envelopeFault(line.event);
    if (fault !== null) {
      this.#findings.add('V201', place, fault);
      this.#broken = true;
      this.#before = null;
      return;
    }
    const event = line.event as unknown as EventEnvelope;
    const text =
      read.text === null ? canonical(event) : read.text.slice(BEFORE_EVENT, read.text.length - AFTER_EVENT);
    const entry: EventEntry = {
      line: read.number,
      version: event.version,
      type: event.type,
      hash: line.hash,
      text,
      sealed: event.sealed,
      drawn: event.random.length > 0 || Object.hasOwn(event.payload, '$decks'),
    };
    if (text.length > EVENT_BYTES / 3 && utf8(text).length > EVENT_BYTES) {
      this.#add('V201', entry, `the event has more than ${EVENT_BYTES} bytes`);
    }
    this.#checkPlace(entry, event);
    this.#checkHash(entry, event);
    this.#checkTime(entry, event);
    this.#checkRules(entry, event);
    this.#checkCommand(entry, event);
    this.#checkPlay(entry, event);
    this.#bundle.events.push(entry);
    this.#before = { hash: line.hash, event };
  }

  hash(number: number, line: HashLine): void {
    const place = { line: number, version: line.version };
    if (line.version >= this.#bundle.header.from) {
      this.#findings.add(
        'V203',
        place,
        `a bare hash of version ${line.version}, which the file has as an event`,
      );
    } else if (this.#hashes.has(line.version)) {
      this.#findings.add('V108', place, `a second hash of version ${line.version}`);
    } else {
      this.#hashes.set(line.version, line.hash);
    }
  }

  end(): void {
    const { header, events } = this.#bundle;
    if (this.#expected !== header.to + 1) {
      this.#broken = true;
      const end =
        this.#expected - 1 < header.from ? 'there are no events' : `they end at ${this.#expected - 1}`;
      this.#findings.add(
        'V203',
        { line: events.at(-1)?.line ?? null, version: null },
        `the events must go from ${header.from} to ${header.to}, but ${end}`,
      );
    }
    this.#endOfHashes();
    if (!header.complete) {
      if (header.audience !== 'full') return;
      const detail = 'a full file of a match that goes on: what is hidden is opened after the end alone';
      this.#findings.add('V210', { line: 1, version: null }, detail);
      return;
    }
    const missing = [
      ...(header.from === 1 && events[0]?.version === 1 ? [] : ['version 1']),
      ...(this.#table.ended === null ? ['the end of the match'] : []),
    ];
    if (missing.length > 0) {
      const place = { line: 1, version: null };
      this.#findings.add('V210', place, `the file calls itself complete, but lacks ${missing.join(' and ')}`);
    }
  }

  /** A partial file tells the hashes of what it leaves out; its first event must go on from the last one. */
  #endOfHashes(): void {
    const { header, events } = this.#bundle;
    const [first] = events;
    for (let version = 1; version < header.from; version++) {
      if (this.#hashes.has(version)) continue;
      const place = { line: null, version };
      this.#findings.add('V203', place, `the hash of version ${version}, which is left out, is missing`);
      break;
    }
    const last = this.#hashes.get(header.from - 1);
    if (first !== undefined && first.version === header.from && last !== undefined) {
      if (envelopeOf(first).prevHash !== last) {
        this.#add('V205', first, `prevHash is not the hash of version ${header.from - 1}`);
      }
    }
  }

  #checkPlace(entry: EventEntry, event: EventEnvelope): void {
    const { header } = this.#bundle;
    if (event.matchId !== header.matchId) {
      this.#add('V202', entry, `the event is of match ${event.matchId}, the file of ${header.matchId}`);
    }
    if (event.version !== this.#expected) {
      this.#add('V203', entry, `version ${event.version} stands where ${this.#expected} must stand`);
      this.#broken = true;
      // Two events that do not follow each other say nothing of each other's hashes.
      if (this.#before?.event.version !== event.version - 1) this.#before = null;
    }
    this.#expected = event.version + 1;
  }

  #checkHash(entry: EventEntry, event: EventEnvelope): void {
    const hash = this.#formulas.event(entry.text);
    if (hash !== entry.hash) {
      this.#add('V206', entry, `the event's hash is ${hash}, the file says ${entry.hash}`);
    }
    if (event.version === 1) {
      const genesis = this.#formulas.genesis();
      if (event.prevHash !== genesis) this.#add('V204', entry, `version 1 must start from ${genesis}`);
    } else if (this.#before !== null && event.prevHash !== this.#before.hash) {
      this.#add('V205', entry, `prevHash is not the hash of version ${event.version - 1}`);
    }
  }

  #checkTime(entry: EventEntry, event: EventEnvelope): void {
    const before = this.#before?.event.recordedAt;
    if (before !== undefined && event.recordedAt < before) {
      this.#add('V207', entry, `recorded at ${event.recordedAt}, before its predecessor's ${before}`);
    }
  }

  #checkRules(entry: EventEntry, event: EventEnvelope): void {
    const { header } = this.#bundle;
    const pinned = this.#before?.event.rulesVersion ?? header.rulesVersion;
    if (event.rulesVersion !== pinned) {
      this.#add('V209', entry, `the rules change from ${pinned} to ${event.rulesVersion}`);
    }
    if (event.type !== 'MatchCreated') return;
    for (const name of ['game', 'rulesVersion'] as const) {
      const value = event.payload[name];
      if (value !== undefined && value !== header[name]) {
        this.#add('V209', entry, `the match was created for another ${name} than the file's header tells`);
      }
    }
  }

  #checkCommand(entry: EventEntry, event: EventEnvelope): void {
    if (event.commandId === this.#before?.event.commandId) return;
    if (this.#commands.has(event.commandId)) {
      this.#add('V211', entry, `command ${event.commandId} had its events before`);
    }
    this.#commands.add(event.commandId);
  }

  #checkPlay(entry: EventEntry, event: EventEnvelope): void {
    const { from } = this.#bundle.header;
    const before = this.#before?.event ?? null;
    const first = before?.commandId !== event.commandId;
    const faults = [
      // Of a file that leaves out the beginning, the first event may be in the middle of a command.
      ...(before === null && from !== 1 ? [] : causeFaults(event, before)),
      ...(from === 1 ? courseFaults(this.#table, event, first) : []),
      ...(from === 1 ? actorFaults(this.#table, event, first) : []),
    ];
    for (const { code, detail } of faults) this.#add(code, entry, detail);
    const { ended } = this.#table;
    if (ended !== null && !mayFollowEnd(event.type)) {
      const what = isTerminal(event.type) ? 'a second end' : 'an event of play';
      this.#add('V210', entry, `${what}, ${event.type}, after ${ended}`);
    }
    this.#table.apply(event.type, event.payload);
  }

  #add(code: string, entry: EventEntry, detail: string): void {
    this.#findings.add(code, entry, detail);
  }
}
