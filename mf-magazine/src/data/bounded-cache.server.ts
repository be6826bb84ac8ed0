interface CacheEntry<Value> {
  readonly value: Value;
  readonly size: number;
}

/** A least-recently-used cache. The sum of its entries' sizes has a maximum. */
export class BoundedCache<Value> {
  readonly #entries = new Map<string, CacheEntry<Value>>();
  readonly #maxSize: number;
  #total = 0;

  /** @param maxSize Maximum sum of the sizes passed to {@link set}, in the same unit. */
  constructor(maxSize: number) {
    this.#maxSize = maxSize;
  }

  get total(): number {
    return this.#total;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** Stores a value. Does not store it if its size is larger than the maximum size of the cache. */
  set(key: string, value: Value, size: number): void {
    this.delete(key);
    if (size > this.#maxSize) return;
    this.#entries.set(key, { value, size });
    this.#total += size;
    for (const oldestKey of this.#entries.keys()) {
      if (this.#total <= this.#maxSize) return;
      this.delete(oldestKey);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#total -= entry.size;
  }
}
