import { type Bundle, type EventEntry, openedEvent, openedValue } from './bundle.ts';
import { canonical } from './canonical.ts';
import { deadlineNamed } from './course.ts';
import { activeSeats, Deadlines } from './deadlines.ts';
import { difference, shown } from './difference.ts';
import type { EventEnvelope } from './envelope.ts';
import type { Findings, Place } from './findings.ts';
import type { Formulas } from './formulas.ts';
import { isObject, type Json } from './patterns.ts';
import { isPlatformPayload } from './platform-payloads.ts';
import {
  type DecidedEvent,
  type Decision,
  drawAgain,
  type GameCommand,
  type GameEvent,
  type GameState,
  parseCommand,
  parseOptions,
  type Rules,
} from './rules.ts';
import { isPlatformType, Table } from './table.ts';

/** The hash of the state is sealed at multiples of this version, and with the end (audit 3.3). */
const STATE_EVERY = 50;

/** What an opened command calls itself, for sentences. */
function nameOf(opened: unknown): string {
  const type = isObject(opened) ? opened['type'] : null;
  return typeof type === 'string' ? type.slice(0, 64) : 'the command';
}

/** Ends the replay: what follows cannot be folded. */
class Halt extends Error {}

/** The command whose events are being compared. */
interface Running {
  readonly commandId: string;
  readonly expected: DecidedEvent[];
  /** What was decided, for sentences. */
  readonly what: string;
}

/**
 * Level 6: sets the game up again, decides every command again with draws from the match key, folds, and
 * compares events, what they hide, sealed state hashes and the result with the record. The rules are trusted,
 * the record is not: what they make of it may fail in any way.
 */
export class Replay {
  readonly #findings: Findings;
  readonly #formulas: Formulas;
  readonly #bundle: Bundle;
  readonly #rules: Rules;
  readonly #key: Uint8Array;
  readonly #next = new Map<string, number>();
  readonly #table = new Table();
  readonly #deadlines: Deadlines;
  #options: Json = {};
  #seats = 0;
  #state: GameState | null = null;
  #running: Running | null = null;
  #ended = false;
  #before: EventEnvelope | null = null;
  #place: Place = { line: null, version: null };

  constructor(findings: Findings, formulas: Formulas, bundle: Bundle, rules: Rules, key: Uint8Array) {
    this.#findings = findings;
    this.#formulas = formulas;
    this.#bundle = bundle;
    this.#rules = rules;
    this.#key = key;
    this.#deadlines = new Deadlines(this.#table, rules);
  }

  run(): void {
    try {
      for (const entry of this.#bundle.events) {
        this.#place = { line: entry.line, version: entry.version };
        const event = openedEvent(this.#bundle, entry);
        const first = this.#before?.commandId !== event.commandId;
        this.#checkForm(event);
        this.#checkMarks(entry, event);
        if (isPlatformType(event.type)) this.#platform(event);
        else this.#play(entry, event, first);
        for (const { purpose, index } of event.random) this.#next.set(purpose, index + 1);
        this.#table.apply(event.type, event.payload);
        const active = this.#ask('who must act', (rules) => activeSeats(rules, this.#state, this.#table));
        this.#deadlines.turn(event, active);
        this.#checkState(entry);
      }
      this.#closeCommand();
      this.#checkEnd(null);
    } catch (error) {
      if (!(error instanceof Halt)) throw error;
    }
  }

  /** What events have whatever the rules say: a schema that can be read, and one actor for a command. */
  #checkForm(event: EventEnvelope): void {
    if (event.schemaVersion !== 1) {
      this.#add('V606', `schema version ${event.schemaVersion} of ${event.type} cannot be read`);
    }
    const before = this.#before;
    if (before?.commandId === event.commandId) {
      this.#compare('the actor of one command', event.actor, before.actor);
    }
    this.#before = event;
  }

  /** What the platform seals for itself, and for whom (audit 3.3). */
  #checkMarks(entry: EventEntry, event: EventEnvelope): void {
    for (const { path, audience } of entry.sealed) {
      if (!path.startsWith('$')) continue;
      const readers = this.#readersOf(path, event);
      if (readers === null) this.#add('V603', `${event.type} seals ${path}, which it never does`);
      else this.#compare(`who may read ${path}`, audience, [readers]);
    }
  }

  #readersOf(path: string, { type, actor, payload }: EventEnvelope): string | null {
    switch (path) {
      case '$command':
        return isPlatformType(type) || actor.seat === undefined ? null : `seat:${actor.seat}`;
      case '$account':
        return type === 'SeatTaken' && payload['kind'] === 'player' ? 'referee' : null;
      case '$state':
        return 'server';
      default:
        return null;
    }
  }

  #platform(event: EventEnvelope): void {
    this.#closeCommand();
    if (!isPlatformPayload(event.type, event.payload)) {
      this.#add('V603', `the payload of ${event.type} has not the form that the platform gives it`);
    }
    if (event.random.length > 0 && event.type !== 'SeatsDealt') {
      this.#add('V603', `${event.type} has draws, which it never needs`);
    }
    if (event.type !== 'MatchFinished') this.#checkEnd(event.type);
    switch (event.type) {
      case 'MatchCreated': {
        const { options, seats, rulesHash } = event.payload as Readonly<Record<string, unknown>>;
        if (typeof options === 'object' && options !== null) this.#options = options as Json;
        if (typeof seats === 'number') this.#seats = Math.min(seats, 100);
        const pinned = this.#bundle.header.rulesHash;
        if (rulesHash !== pinned)
          this.#add('V602', `the header tells of rules ${pinned}, the match of others`);
        return;
      }
      case 'SeatsDealt': {
        const [draw] = event.random;
        const from = draw?.purpose === 'seats' && Array.isArray(draw.result) ? draw.result : [];
        this.#compare('the dealt seats', event.payload['order'], [...from, ...this.#judges()]);
        return;
      }
      case 'MatchStarted':
        this.#setUp(event);
        return;
      case 'MatchFinished':
        this.#finish(event);
        return;
      default:
    }
  }

  /** The last places, whose holders only judge: they stay where they are. */
  #judges(): number[] {
    const options = this.#ask('the options', (rules) => parseOptions(rules, this.#options));
    if (options.type === 'RuleViolation') return [];
    const count = this.#ask('the places of judges', (rules) => rules.judges(options.options));
    return Array.from({ length: count }, (_, i) => this.#seats - count + i);
  }

  #setUp(event: EventEnvelope): void {
    if (this.#state !== null) {
      this.#add('V603', 'the match starts a second time');
      return;
    }
    this.#state = this.#ask('the initial state', (rules) => rules.initialState());
    const options = this.#ask('the options', (rules) => parseOptions(rules, this.#options));
    if (options.type === 'RuleViolation') {
      this.#add('V603', `no match has these options: ${options.message}`);
      throw new Halt();
    }
    this.#compare('the options', this.#options, options.options);
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat);
    const random = this.#draws();
    const decision = this.#ask('the set-up', (rules) =>
      rules.setup(this.#options as Parameters<Rules['setup']>[0], seats, random),
    );
    if (decision.type === 'RuleViolation') {
      this.#add('V603', `the rules refuse to set up this match: ${decision.code}`);
      throw new Halt();
    }
    this.#running = { commandId: event.commandId, expected: [...decision.events], what: 'the set-up' };
  }

  #play(entry: EventEntry, event: EventEnvelope, first: boolean): void {
    if (this.#state === null) {
      this.#add('V603', `${event.type} before the match has started`);
      throw new Halt();
    }
    if (entry.sealed.some(({ path }) => path === '$command')) {
      if (!first) this.#add('V603', `a second command under the id ${event.commandId}`);
      this.#decide(entry, event);
    } else if (first) {
      this.#closeCommand();
      this.#add('V603', `${event.type} begins a command, but $command is not sealed with it`);
    }
    const next = this.#running?.expected.shift();
    if (next === undefined) this.#add('V603', `${event.type} is recorded, but nothing led to it`);
    else {
      if (this.#running?.commandId !== event.commandId) {
        this.#add('V603', `${event.type} is recorded of another command than the one that led to it`);
      }
      this.#compareEvent(event, next);
    }
    const typed = { ...event.payload, type: event.type } as Record<string, unknown>;
    delete typed['$decks'];
    const before = this.#state;
    this.#checkHidden(entry, event, typed as unknown as GameEvent, before);
    this.#state = this.#ask(`the fold of ${event.type}`, (rules) =>
      rules.evolve(before, typed as unknown as GameEvent),
    );
  }

  #decide(entry: EventEntry, event: EventEnvelope): void {
    this.#closeCommand();
    this.#checkEnd(event.type);
    const opened = openedValue(this.#bundle, entry.version, '$command');
    const { kind, seat } = event.actor;
    const what = nameOf(opened);
    this.#running = { commandId: event.commandId, expected: [], what };
    if (seat === undefined) {
      this.#add('V603', `${what} is a command of no seat`);
      return;
    }
    const state = this.#state as GameState;
    const parsed = this.#ask(`the form of ${what}`, (rules) => parseCommand(rules, opened), 'V604');
    if (parsed.type === 'RuleViolation') {
      this.#add('V604', `${what} of seat ${seat} has not the form of a command: ${parsed.message}`);
      return;
    }
    const command = parsed.command as GameCommand;
    const decision: Decision = this.#ask(
      `the decision on ${what}`,
      (rules) => rules.decide(state, seat, command, this.#draws()),
      'V604',
    );
    if (decision.type === 'RuleViolation') {
      this.#add('V604', `the rules refuse ${what} of seat ${seat}: ${decision.code}`);
      return;
    }
    if (kind === 'clock') {
      const default_ = this.#ask('the default command', (rules) => rules.defaultCommand(state, seat));
      this.#compare(`the default command of seat ${seat}`, command, default_);
      this.#compare(`the deadline of seat ${seat}`, deadlineNamed(event), this.#deadlines.of(seat));
    }
    this.#running.expected.push(...decision.events);
  }

  #compareEvent(event: EventEnvelope, { event: decided, draws }: DecidedEvent): void {
    if (decided.type !== event.type) {
      this.#add('V603', `${event.type} is recorded, ${decided.type} decided again`);
      return;
    }
    const { $decks: _, ...payload } = event.payload;
    this.#compare(event.type, { ...payload, type: event.type }, decided);
    this.#compare(`the draws of ${event.type}`, event.random, draws);
  }

  /** Which values are hidden, and from whom, follows from the rules alone. */
  #checkHidden(entry: EventEntry, event: EventEnvelope, typed: GameEvent, before: GameState): void {
    const fields = this.#ask(`what ${event.type} hides`, (rules) => rules.hidden(typed, before));
    const wanted = new Map<string, readonly string[]>();
    for (const { path, audience } of fields) {
      const parts = path.startsWith('/random/') ? ['/args', '/drawKey', '/result'] : [''];
      for (const part of parts) wanted.set(path + part, [...audience].sort());
    }
    const sealed = new Map(
      entry.sealed.filter(({ path }) => !path.startsWith('$')).map(({ path, audience }) => [path, audience]),
    );
    this.#compare(`what ${event.type} seals`, Object.fromEntries(sealed), Object.fromEntries(wanted));
  }

  #finish({ payload }: EventEnvelope): void {
    this.#ended = true;
    const state = this.#state;
    const outcome = state === null ? null : this.#ask('the outcome', (rules) => rules.outcome(state));
    if (outcome === null) {
      this.#add('V608', 'the match is recorded as finished, but the game has no result');
      return;
    }
    const { reason, ranking } = payload as Readonly<Record<string, unknown>>;
    const found = difference({ reason, ranking }, outcome);
    if (found === null) return;
    const what = `${shown(found.left)} is recorded, the state gives ${shown(found.right)}`;
    this.#add('V608', `the result differs at ${found.path}: ${what}`);
  }

  /** A game that has a result ends with it. */
  #checkEnd(next: string | null): void {
    const state = this.#state;
    if (state === null || this.#ended || next === 'MatchAbandoned' || next === 'MatchVoided') return;
    if (this.#ask('the outcome', (rules) => rules.outcome(state)) === null) return;
    this.#ended = true;
    this.#add('V608', `the game has a result, but ${next ?? 'the end of the file'} follows instead of it`);
  }

  #checkState(entry: EventEntry): void {
    const sealed = openedValue(this.#bundle, entry.version, '$state');
    const state = this.#state;
    if (state === null) return;
    if (sealed === undefined) {
      if (entry.version % STATE_EVERY !== 0 && entry.type !== 'MatchFinished') return;
      this.#add('V605', `the hash of the state is not sealed at version ${entry.version}, but must be`);
      return;
    }
    const hash = this.#ask('the state', () => this.#formulas.state(canonical(state)), 'V605');
    if (hash !== sealed)
      this.#add('V605', `the folded state has the hash ${hash}, the record ${shown(sealed)}`);
  }

  #closeCommand(): void {
    const missing = this.#running?.expected ?? [];
    if (missing.length > 0) {
      const types = missing.map(({ event }) => event.type).join(', ');
      this.#add('V603', `${this.#running?.what} leads to ${types} as well, which the record lacks`);
    }
    this.#running = null;
  }

  #compare(what: string, recorded: unknown, decided: unknown): void {
    const found = difference(recorded, decided);
    if (found === null) return;
    const { path, left, right } = found;
    this.#add(
      'V603',
      `${what} differs${path === '' ? '' : ` at ${path}`}: ${shown(left)} is recorded, ${shown(right)} decided again`,
    );
  }

  #draws() {
    return drawAgain(this.#formulas, this.#key, this.#next);
  }

  /** What the rules say; where they fail on what the record gave them, that is a finding and the end. */
  #ask<T>(what: string, question: (rules: Rules) => T, code = 'V603'): T {
    try {
      return question(this.#rules);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#add(code, `the rules fail on ${what}: ${reason.slice(0, 200)}`);
      throw new Halt();
    }
  }

  #add(code: string, detail: string): void {
    this.#findings.add(code, this.#place, detail);
  }
}
