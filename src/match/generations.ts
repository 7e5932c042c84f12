/**
 * What was made lately for keys that are compared by identity: at least the newest `size` entries, at most
 * twice as many. Nothing is moved when an entry is read, so that a look-up costs no more than one in a map.
 */
export class Generations<K, V> {
  readonly #size: number;
  #young = new Map<K, V>();
  #old = new Map<K, V>();

  constructor(size: number) {
    this.#size = size;
  }

  get(key: K): V | undefined {
    return this.#young.get(key) ?? this.#old.get(key);
  }

  set(key: K, value: V): void {
    this.#young.set(key, value);
    if (this.#young.size < this.#size) return;
    this.#old = this.#young;
    this.#young = new Map();
  }
}
