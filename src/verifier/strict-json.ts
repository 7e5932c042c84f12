import { canonical, isMemberName, MAX_DEPTH, OutsideProfile } from './canonical.ts';

export type ParsedLine =
  | { readonly type: 'Canonical'; readonly value: unknown }
  /** JSON of the profile, spelled another way than canonically. */
  | { readonly type: 'NotCanonical'; readonly value: unknown }
  | { readonly type: 'NotJson'; readonly detail: string }
  | { readonly type: 'TooDeep'; readonly detail: string };

/**
 * Reads a line that should be canonical JSON. A text that equals the canonical text of what the engine
 * parses from it has no duplicate, fraction or odd spelling; any other is read again strictly, to tell what
 * is wrong with it.
 */
export function parseLine(text: string): ParsedLine {
  try {
    const value: unknown = JSON.parse(text);
    if (canonical(value) === text) return { type: 'Canonical', value };
  } catch {
    // The strict reading below says what it is.
  }
  try {
    return { type: 'NotCanonical', value: new StrictReader(text).whole() };
  } catch (error) {
    if (!(error instanceof OutsideProfile)) throw error;
    return { type: error.kind === 'depth' ? 'TooDeep' : 'NotJson', detail: error.message };
  }
}

/** Parses JSON of the profile in any spelling; throws OutsideProfile with the place. */
export function parseStrict(text: string): unknown {
  return new StrictReader(text).whole();
}

const SPACE = new Set([' ', '\t', '\n', '\r']);
const NUMBER = /-?\d[\d.eE+-]*/y;
const INTEGER = /^-?(0|[1-9]\d*)$/;
const ESCAPES: Readonly<Record<string, string>> = {
  '"': '"',
  '\\': '\\',
  '/': '/',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
};

class StrictReader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  whole(): unknown {
    const value = this.#value(0);
    this.#skip();
    if (this.#at < this.#text.length) this.#fail('something after the value');
    return value;
  }

  #value(depth: number): unknown {
    if (depth > MAX_DEPTH) throw new OutsideProfile('depth', `nested deeper than ${MAX_DEPTH}`);
    this.#skip();
    const next = this.#text[this.#at];
    if (next === '{') return this.#object(depth);
    if (next === '[') return this.#array(depth);
    if (next === '"') return this.#string();
    if (next === '-' || (next !== undefined && next >= '0' && next <= '9')) return this.#number();
    for (const [word, value] of [
      ['true', true],
      ['false', false],
      ['null', null],
    ] as const) {
      if (this.#text.startsWith(word, this.#at)) {
        this.#at += word.length;
        return value;
      }
    }
    return this.#fail('not a JSON value');
  }

  #object(depth: number): object {
    const object: Record<string, unknown> = {};
    const names = new Set<string>();
    this.#at += 1;
    if (this.#taken('}')) return object;
    do {
      this.#skip();
      if (this.#text[this.#at] !== '"') this.#fail('no member name');
      const name = this.#string();
      if (names.has(name)) this.#fail(`the member ${shortened(name)} twice`);
      if (!isMemberName(name)) this.#fail('a member name outside the profile');
      names.add(name);
      if (!this.#taken(':')) this.#fail('no colon');
      // Defined, not assigned: a member may be called __proto__.
      Object.defineProperty(object, name, {
        value: this.#value(depth + 1),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    } while (this.#taken(','));
    if (!this.#taken('}')) this.#fail('an object without an end');
    return object;
  }

  #array(depth: number): unknown[] {
    const items: unknown[] = [];
    this.#at += 1;
    if (this.#taken(']')) return items;
    do items.push(this.#value(depth + 1));
    while (this.#taken(','));
    if (!this.#taken(']')) this.#fail('an array without an end');
    return items;
  }

  #string(): string {
    let out = '';
    this.#at += 1;
    for (;;) {
      let end = this.#at;
      while (isPlain(this.#text.charCodeAt(end))) end += 1;
      out += this.#text.slice(this.#at, end);
      this.#at = end;
      const next = this.#text[this.#at];
      this.#at += 1;
      if (next === '"') break;
      if (next !== '\\') this.#fail('a text without an end, or with a control character');
      out += this.#escaped();
    }
    if (!out.isWellFormed()) this.#fail('a lone surrogate');
    return out;
  }

  #escaped(): string {
    const letter = this.#text[this.#at] ?? '';
    this.#at += 1;
    if (letter === 'u') {
      const digits = this.#text.slice(this.#at, this.#at + 4);
      if (!/^[0-9a-fA-F]{4}$/.test(digits)) this.#fail('an escape without four digits');
      this.#at += 4;
      return String.fromCharCode(Number.parseInt(digits, 16));
    }
    return (Object.hasOwn(ESCAPES, letter) ? ESCAPES[letter] : undefined) ?? this.#fail('an unknown escape');
  }

  #number(): number {
    NUMBER.lastIndex = this.#at;
    const text = NUMBER.exec(this.#text)?.[0] ?? '-';
    if (!INTEGER.test(text) || text === '-0') this.#fail(`the number ${shortened(text)} is no plain integer`);
    const value = Number(text);
    if (!Number.isSafeInteger(value)) this.#fail(`the number ${shortened(text)} is beyond 2^53 - 1`);
    this.#at += text.length;
    return value;
  }

  #taken(sign: string): boolean {
    this.#skip();
    if (this.#text[this.#at] !== sign) return false;
    this.#at += 1;
    return true;
  }

  #skip(): void {
    while (SPACE.has(this.#text[this.#at] ?? '')) this.#at += 1;
  }

  #fail(detail: string): never {
    throw new OutsideProfile('form', `${detail}, at character ${this.#at + 1}`);
  }
}

/** A character that stands for itself in a text; false behind the end. */
const isPlain = (code: number): boolean => code >= 0x20 && code !== 0x22 && code !== 0x5c;

const shortened = (text: string): string => (text.length > 40 ? `${text.slice(0, 40)}…` : text);
