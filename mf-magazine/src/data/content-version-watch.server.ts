/** Longest time a page waits for a newer version while an older one is known, in milliseconds. */
const PATIENCE_MS = 250;

/**
 * Knows the space's content version (`cv`), a number that rises with every publication. It is read
 * on request only, at most once per `maxAgeMs` and never by a timer: releases of this remote come
 * and go while the server runs, and a timer would outlive them.
 */
export class ContentVersionWatch {
  readonly #readVersion: () => Promise<number>;
  readonly #maxAgeMs: number;
  #version: number | undefined;
  #checkedAt = -Infinity;
  #reading: Promise<void> | undefined;

  constructor(readVersion: () => Promise<number>, maxAgeMs: number) {
    this.#readVersion = readVersion;
    this.#maxAgeMs = maxAgeMs;
  }

  /** The newest version known. Undefined only while it never could be read. Never rejects. */
  async current(): Promise<number | undefined> {
    if (performance.now() - this.#checkedAt < this.#maxAgeMs) return this.#version;
    this.#reading ??= this.#read().finally(() => (this.#reading = undefined));
    await (this.#version === undefined ? this.#reading : withPatience(this.#reading));
    return this.#version;
  }

  /** An answer showed this version. */
  saw(version: number): void {
    if (version > (this.#version ?? 0)) this.#version = version;
  }

  async #read(): Promise<void> {
    try {
      this.saw(await this.#readVersion());
    } catch {
      // The last known version stays; the next request after maxAgeMs asks again.
    }
    this.#checkedAt = performance.now();
  }
}

async function withPatience(work: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, PATIENCE_MS);
  try {
    await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}
