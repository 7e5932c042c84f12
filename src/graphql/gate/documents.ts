import type { DocumentNode } from 'graphql';
import type { Cost } from './cost.ts';

/** A document that is valid, with the costs of its operations by name where no variable changes them. */
export interface KnownDocument {
  readonly document: DocumentNode;
  readonly costs: Map<string, Cost>;
}

/** Valid documents by their text; the one used longest ago is forgotten first. */
export class Documents {
  readonly #most: number;
  readonly #bySource = new Map<string, KnownDocument>();

  constructor(most: number) {
    this.#most = most;
  }

  get(source: string): KnownDocument | null {
    const known = this.#bySource.get(source);
    if (known === undefined) return null;
    this.#bySource.delete(source);
    this.#bySource.set(source, known);
    return known;
  }

  add(source: string, document: DocumentNode): KnownDocument {
    const known: KnownDocument = { document, costs: new Map() };
    this.#bySource.set(source, known);
    if (this.#bySource.size > this.#most) {
      const oldest = this.#bySource.keys().next().value;
      if (oldest !== undefined) this.#bySource.delete(oldest);
    }
    return known;
  }

  get size(): number {
    return this.#bySource.size;
  }
}
