/** Checks of audit 5.2 by number. */
export type Level = 1 | 2 | 3 | 4 | 5 | 6;

export const LEVELS: readonly Level[] = [1, 2, 3, 4, 5, 6];

/** One thing that is wrong, and where. */
export interface Finding {
  /** `V101` … `V608`. */
  readonly code: string;
  /** Line of the file, from 1; null where it is no one line's fault. */
  readonly line: number | null;
  readonly version: number | null;
  /** What is wrong, in one sentence. */
  readonly detail: string;
}

/** Where in the bundle a finding belongs. */
export interface Place {
  readonly line: number | null;
  readonly version: number | null;
}

export const NOWHERE: Place = { line: null, version: null };

export const levelOf = (code: string): Level => Number(code[1]) as Level;

/** Findings of one code that are kept; a hostile file may have any number. */
const KEPT = 500;

/** Collects findings in the order in which they are made. */
export class Findings {
  readonly #kept: Finding[] = [];
  readonly #counts = new Map<string, number>();

  add(code: string, place: Place, detail: string): void {
    const count = (this.#counts.get(code) ?? 0) + 1;
    this.#counts.set(code, count);
    if (count <= KEPT) this.#kept.push({ code, line: place.line, version: place.version, detail });
  }

  get none(): boolean {
    return this.#counts.size === 0;
  }

  has(level: Level): boolean {
    for (const code of this.#counts.keys()) if (levelOf(code) === level) return true;
    return false;
  }

  hasCode(code: string): boolean {
    return this.#counts.has(code);
  }

  /** By level, then as they were found; codes with too many end with their count. */
  all(): Finding[] {
    const rest = [...this.#counts].flatMap(([code, count]) =>
      count <= KEPT ? [] : [{ code, ...NOWHERE, detail: `and ${count - KEPT} more of this code` }],
    );
    return [...this.#kept, ...rest].sort((a, b) => levelOf(a.code) - levelOf(b.code));
  }
}
