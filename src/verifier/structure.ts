import { toHex } from './bytes.ts';
import type { Crypto, Sha256Stream } from './crypto.ts';
import type { Findings } from './findings.ts';
import { type BundleLine, type FooterLine, type HeaderLine, LINE_ORDER, shapeLine } from './line-shapes.ts';
import type { RawLine } from './lines.ts';
import { parseLine } from './strict-json.ts';

/** A line that is what it should be by itself. */
export interface ReadLine {
  readonly number: number;
  readonly line: BundleLine;
  /** The text as it stands in the file; null where it is not canonical. */
  readonly text: string | null;
}

const LF = Uint8Array.of(0x0a);
const BOM = '\ufeff';

/** Level 1: form, order, header and footer of the lines, as they come. */
export class Structure {
  readonly #findings: Findings;
  readonly #digest: Sha256Stream;
  #header: HeaderLine | null = null;
  #footer: FooterLine | null = null;
  #rank = 0;
  #lines = 0;
  #stopped = false;

  constructor(findings: Findings, crypto: Crypto) {
    this.#findings = findings;
    this.#digest = crypto.startSha256();
  }

  /** The file's header, once it was read. */
  get header(): HeaderLine | null {
    return this.#header;
  }

  /** Nothing can be said of the rest: there is no header, or one of another format. */
  get stopped(): boolean {
    return this.#stopped;
  }

  /** Answers the line where it can be used further. */
  take(raw: RawLine): ReadLine | null {
    if (this.#footer !== null) {
      this.#add('V109', raw.number, 'there is something after the footer');
      return null;
    }
    const read = this.#read(raw);
    if (raw.number === 1 && read?.line.t !== 'header') {
      this.#add('V105', 1, 'the first line is no header');
      this.#stopped = true;
    }
    if (read?.line.t === 'footer') {
      this.#close(read.line, raw.number);
      return read;
    }
    this.#digest.update(raw.bytes);
    this.#digest.update(LF);
    this.#lines += 1;
    return read;
  }

  end(): void {
    if (this.#lines === 0) this.#add('V105', 1, 'the file is empty');
    if (this.#footer === null) this.#add('V109', null, 'the file has no footer');
  }

  #read(raw: RawLine): ReadLine | null {
    const { number } = raw;
    if (raw.text === null) return this.#reject('V101', number, 'the line is not valid UTF-8');
    if (number === 1 && raw.text.startsWith(BOM)) {
      return this.#reject('V101', number, 'the file begins with a byte order mark');
    }
    if (raw.hasReturn) return this.#reject('V101', number, 'the line has a carriage return');
    if (raw.text === '') return this.#reject('V101', number, 'the line is blank');
    const parsed = parseLine(raw.text);
    if (parsed.type === 'TooDeep') return this.#reject('V102', number, parsed.detail);
    if (parsed.type === 'NotJson') return this.#reject('V103', number, parsed.detail);
    if (parsed.type === 'NotCanonical') {
      this.#add('V104', number, 'the line differs from its canonical text');
    }
    const shaped = shapeLine(parsed.value);
    if (shaped.type === 'Unknown') return this.#reject('V107', number, shaped.detail);
    if (!this.#inOrder(shaped.line, number)) return null;
    return { number, line: shaped.line, text: parsed.type === 'Canonical' ? raw.text : null };
  }

  #inOrder(line: BundleLine, number: number): boolean {
    if (line.t === 'header') return this.#open(line, number);
    const rank = LINE_ORDER.indexOf(line.t);
    if (rank < this.#rank) {
      const before = LINE_ORDER[this.#rank] ?? '';
      this.#add('V108', number, `a line of kind ${line.t} after lines of kind ${before}`);
    }
    this.#rank = Math.max(rank, this.#rank);
    return true;
  }

  #open(header: HeaderLine, number: number): boolean {
    if (number !== 1) {
      this.#add('V105', number, 'a header that is not the first line');
      return false;
    }
    if (header.format !== 'boardroom-export' || header.formatVersion !== 1) {
      this.#add('V106', number, 'only format boardroom-export, version 1, can be read');
      this.#stopped = true;
    }
    if (header.to < header.from) this.#add('V107', number, `to is ${header.to}, before from, ${header.from}`);
    this.#header = header;
    return true;
  }

  #close(footer: FooterLine, number: number): void {
    this.#footer = footer;
    if (footer.lines !== this.#lines) {
      this.#add(
        'V110',
        number,
        `the footer tells of ${footer.lines} lines before it, there are ${this.#lines}`,
      );
    }
    const digest = toHex(this.#digest.digest());
    if (footer.sha256 !== digest) {
      this.#add('V110', number, `the digest of the lines before is ${digest}, not ${footer.sha256}`);
    }
  }

  #reject(code: string, line: number, detail: string): null {
    this.#add(code, line, detail);
    return null;
  }

  #add(code: string, line: number | null, detail: string): void {
    this.#findings.add(code, { line, version: null }, detail);
  }
}
