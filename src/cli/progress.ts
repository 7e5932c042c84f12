/** Milliseconds between two drawings. */
const EVERY = 100;
const WIDTH = 30;

/** A bar on the error output, drawn only where that is a terminal. */
export class Progress {
  readonly #what: string;
  readonly #all: number;
  readonly #began = performance.now();
  #done = 0;
  #drawn = Number.NEGATIVE_INFINITY;

  constructor(what: string, all: number) {
    this.#what = what;
    this.#all = all;
  }

  advance(more: number): void {
    this.#done += more;
    const now = performance.now();
    if (!process.stderr.isTTY || (now - this.#drawn < EVERY && this.#done < this.#all)) return;
    this.#drawn = now;
    const part = this.#done / this.#all;
    const bar = '#'.repeat(Math.round(part * WIDTH)).padEnd(WIDTH, '.');
    const rate = (this.#done / ((now - this.#began) / 1000)).toFixed(1);
    process.stderr.write(`\r[${bar}] ${this.#done}/${this.#all} ${this.#what}, ${rate}/s `);
  }

  end(): void {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
  }
}
