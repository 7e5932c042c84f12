import { type Bundle, emptyBundle } from './bundle.ts';
import { Chain } from './chain.ts';
import type { Crypto } from './crypto.ts';
import { DrawCheck } from './draw-check.ts';
import { type Finding, Findings, LEVELS, type Level, NOWHERE } from './findings.ts';
import { Formulas } from './formulas.ts';
import { Hidden } from './hidden.ts';
import type { HeaderLine } from './line-shapes.ts';
import { type Cut, LineCutter, type RawLine } from './lines.ts';
import { type Session, SessionCheck } from './randomness.ts';
import { Replay } from './replay.ts';
import { gameByRules, type Rules } from './rules.ts';
import { type ReadLine, Structure } from './structure.ts';

export type LevelResult = 'pass' | 'fail' | 'not checked';

/** What a verification found. */
export interface Report {
  /** There is no finding at all; also where a level could not be checked. */
  readonly ok: boolean;
  readonly levels: Readonly<Record<`${Level}`, LevelResult>>;
  readonly findings: readonly Finding[];
  /** Why a level was not checked, by level. */
  readonly reasons: Readonly<Partial<Record<`${Level}`, string>>>;
  readonly header: HeaderLine | null;
  /** Events that were read. */
  readonly events: number;
}

export interface VerifyOptions {
  readonly crypto: Crypto;
  /** The highest level to check; all by default. */
  readonly level?: Level;
  /** Hash of the installed rules of a game (audit 7); without it V602 compares header and match only. */
  readonly rulesHashOf?: (game: { readonly id: string }) => string;
}

/** Bytes of a file as they come; a bundle is read once and never held whole. */
export type Bytes = AsyncIterable<Uint8Array> | Iterable<Uint8Array>;

/**
 * Checks an export bundle (audit 5.2), offline and without trust in it. All findings are listed; a level
 * that could not be run is `not checked`, never `pass`. It does not throw for any content; errors of the
 * source pass through.
 */
export async function verifyBundle(bytes: Bytes, options: VerifyOptions): Promise<Report> {
  const verification = new Verification(options);
  const cutter = new LineCutter();
  for await (const chunk of bytes) {
    for (const line of cutter.feed(chunk)) {
      if (!verification.take(line)) return verification.report();
    }
  }
  const cut = cutter.end();
  if (cut !== null && !verification.take(cut)) return verification.report();
  return verification.finish();
}

/** The reading of one bundle: what depends on the header begins with it. */
class Verification {
  readonly #options: VerifyOptions;
  readonly #findings = new Findings();
  readonly #structure: Structure;
  readonly #ran = new Set<Level>([1]);
  readonly #reasons: Partial<Record<`${Level}`, string>> = {};
  #parts: { bundle: Bundle; formulas: Formulas; chain: Chain; hidden: Hidden } | null = null;
  #cut = false;

  constructor(options: VerifyOptions) {
    this.#options = options;
    this.#structure = new Structure(this.#findings, options.crypto);
  }

  /** Takes a line; false: the rest cannot be read. */
  take(line: RawLine | Cut): boolean {
    if (line.type === 'Cut') {
      this.#findings.add(line.code, { line: line.number, version: null }, line.detail);
      this.#cut = true;
      // A last line without its end is not part of the bundle; what came before it is.
      return line.code === 'V101';
    }
    const read = this.#structure.take(line);
    if (this.#structure.stopped) return false;
    if (read !== null) this.#dispatch(read);
    return true;
  }

  /** After the last line: the levels that need all of them. */
  finish(): Report {
    this.#structure.end();
    if (this.#parts === null) return this.report();
    const { bundle, formulas, chain, hidden } = this.#parts;
    if (this.#wants(2)) {
      chain.end();
      this.#ran.add(2);
    }
    if (this.#wants(3)) this.#reasons['3'] = 'signatures of checkpoints are not checked by this version';
    if (this.#wants(4)) {
      hidden.end();
      this.#ran.add(4);
    }
    this.#findRandomness(bundle, formulas, chain.broken);
    return this.report();
  }

  report(): Report {
    const levels = Object.fromEntries(LEVELS.map((level) => [level, this.#result(level)]));
    return {
      ok: this.#findings.none,
      levels: levels as Report['levels'],
      findings: this.#findings.all(),
      reasons: this.#reasons,
      header: this.#structure.header,
      events: this.#parts?.bundle.events.length ?? 0,
    };
  }

  #dispatch(read: ReadLine): void {
    const { line, number } = read;
    if (line.t === 'header') {
      const bundle = emptyBundle(line);
      const formulas = new Formulas(this.#options.crypto, line.matchId);
      const chain = new Chain(this.#findings, formulas, bundle);
      this.#parts = { bundle, formulas, chain, hidden: new Hidden(this.#findings, formulas, bundle) };
      return;
    }
    if (this.#parts === null || !this.#wants(2)) return;
    const { bundle, chain, hidden } = this.#parts;
    switch (line.t) {
      case 'event':
        chain.event(read, line);
        return;
      case 'hash':
        chain.hash(number, line);
        return;
      case 'opening':
        if (this.#wants(4)) hidden.opening(number, line);
        return;
      case 'erased':
        if (this.#wants(4)) hidden.erased(number, line);
        return;
      case 'card':
        bundle.cards.push({ number, line });
        return;
      case 'tape':
        bundle.tapes.push({ number, line });
        return;
      default:
    }
  }

  #findRandomness(bundle: Bundle, formulas: Formulas, broken: boolean): void {
    if (!this.#wants(5)) return;
    const whole = broken ? 'the events are not whole' : partOf(bundle);
    if (whole !== null) {
      this.#reasons['5'] = whole;
      if (this.#wants(6)) this.#reasons['6'] = whole;
      return;
    }
    const session = new SessionCheck(this.#findings, formulas).run(bundle);
    new DrawCheck(this.#findings, formulas, session).run(bundle);
    this.#ran.add(5);
    if (this.#wants(6)) this.#replay(bundle, formulas, session);
  }

  #replay(bundle: Bundle, formulas: Formulas, session: Session): void {
    const { header } = bundle;
    if (this.#findings.hasCode('V405')) {
      this.#reasons['6'] = 'some of what is hidden is not opened';
    } else if (header.audience !== 'full') {
      this.#reasons['6'] = `a ${header.audience} file does not open the commands: export the match as full`;
    } else if (session.key === null) {
      this.#reasons['6'] = 'the seed is not revealed';
    }
    const rules = gameByRules(header.rulesVersion);
    if (rules === null) {
      this.#reasons['6'] = `rules ${header.rulesVersion} are not installed`;
      this.#findings.add('V601', NOWHERE, this.#reasons['6']);
    }
    if (this.#reasons['6'] !== undefined || rules === null || session.key === null) return;
    this.#ran.add(6);
    this.#checkRules(rules, header);
    new Replay(this.#findings, formulas, bundle, rules, session.key).run();
  }

  #checkRules(rules: Rules, header: HeaderLine): void {
    const installed = this.#options.rulesHashOf?.(rules);
    if (installed === undefined || installed === header.rulesHash) return;
    const detail = `the installed rules have the hash ${installed}, the match was played by ${header.rulesHash}`;
    this.#findings.add('V602', NOWHERE, detail);
  }

  #wants(level: Level): boolean {
    return level <= (this.#options.level ?? 6);
  }

  #result(level: Level): LevelResult {
    if (!this.#wants(level)) return 'not checked';
    const failed = this.#findings.has(level) && !(level === 6 && !this.#ran.has(6));
    if (failed) return 'fail';
    // Without the whole file nothing more than level 1 can have been checked to its end.
    return this.#ran.has(level) && !(this.#cut && level > 1) ? 'pass' : 'not checked';
  }
}

const partOf = (bundle: Bundle): string | null =>
  bundle.header.from === 1 ? null : 'the file leaves out the beginning of the match';
