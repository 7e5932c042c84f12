import { concat } from './bytes.ts';

/** Bounds of a bundle (audit 5.1). */
export const LIMITS = {
  lineBytes: 256 * 1024,
  bundleBytes: 64 * 1024 * 1024,
  lines: 200_000,
} as const;

const LF = 0x0a;
const CR = 0x0d;

export interface RawLine {
  readonly type: 'Line';
  readonly number: number;
  /** Without its LF. */
  readonly bytes: Uint8Array;
  /** Null: it is no UTF-8. */
  readonly text: string | null;
  readonly hasReturn: boolean;
}

/** Why reading ended before the end. */
export interface Cut {
  readonly type: 'Cut';
  readonly code: 'V101' | 'V102';
  readonly number: number;
  readonly detail: string;
}

/**
 * Cuts bytes that come in pieces into lines, within the bounds; memory holds one line. A bound that is
 * broken, or a last line without LF, ends it with a `Cut`.
 */
export class LineCutter {
  readonly #decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  #rest: Uint8Array[] = [];
  #restBytes = 0;
  #bytes = 0;
  #number = 0;

  *feed(chunk: Uint8Array): Generator<RawLine | Cut> {
    this.#bytes += chunk.length;
    if (this.#bytes > LIMITS.bundleBytes) {
      yield this.#cut('V102', `the file has more than ${LIMITS.bundleBytes} bytes`);
      return;
    }
    let from = 0;
    for (let to = chunk.indexOf(LF); to !== -1; to = chunk.indexOf(LF, from)) {
      const piece = chunk.subarray(from, to);
      from = to + 1;
      if (this.#restBytes + piece.length > LIMITS.lineBytes) return yield this.#tooLong();
      if (this.#number === LIMITS.lines) {
        return yield this.#cut('V102', `the file has more than ${LIMITS.lines} lines`);
      }
      yield this.#line(piece);
    }
    const piece = chunk.slice(from);
    this.#restBytes += piece.length;
    if (this.#restBytes > LIMITS.lineBytes) return yield this.#tooLong();
    if (piece.length > 0) this.#rest.push(piece);
  }

  /** After the last chunk. */
  end(): Cut | null {
    return this.#restBytes === 0 ? null : this.#cut('V101', 'the last line does not end with LF');
  }

  #line(piece: Uint8Array): RawLine {
    const bytes = this.#rest.length === 0 ? piece : concat([...this.#rest, piece]);
    this.#rest = [];
    this.#restBytes = 0;
    this.#number += 1;
    return {
      type: 'Line',
      number: this.#number,
      bytes,
      text: this.#decode(bytes),
      hasReturn: bytes.includes(CR),
    };
  }

  #decode(bytes: Uint8Array): string | null {
    try {
      return this.#decoder.decode(bytes);
    } catch {
      return null;
    }
  }

  #tooLong(): Cut {
    return this.#cut('V102', `the line has more than ${LIMITS.lineBytes} bytes`);
  }

  #cut(code: Cut['code'], detail: string): Cut {
    return { type: 'Cut', code, number: this.#number + 1, detail };
  }
}
