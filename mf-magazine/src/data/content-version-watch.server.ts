/**
 * Maximum time in milliseconds that a page waits for a newer content version if an older one is
 * known.
 */
const MAX_WAIT_MS = 250;

/**
 * Provides the space's content version (`cv`), which increases with every publication. Reads the
 * version only when a page needs it, at most once per `maxAgeMs`. Uses no timer, because a timer
 * would outlive this release of the remote.
 */
export class ContentVersionWatch {
  readonly #readVersion: () => Promise<number>;
  readonly #maxAgeMs: number;
  #version: number | undefined;
  #checkedAtMs = -Infinity;
  #pendingRead: Promise<void> | undefined;

  constructor(readVersion: () => Promise<number>, maxAgeMs: number) {
    this.#readVersion = readVersion;
    this.#maxAgeMs = maxAgeMs;
  }

  /** The newest known version. Undefined until the first successful read. */
  get version(): number | undefined {
    return this.#version;
  }

  /** Whether {@link version} was checked so recently that a page needs no read. */
  get isFresh(): boolean {
    return performance.now() - this.#checkedAtMs < this.#maxAgeMs;
  }

  /**
   * Returns the newest known version. Returns undefined until the first successful read. Never
   * rejects.
   */
  async current(): Promise<number | undefined> {
    if (this.isFresh) return this.#version;
    this.#pendingRead ??= this.#read().finally(() => (this.#pendingRead = undefined));
    await (this.#version === undefined ? this.#pendingRead : waitForVersionRead(this.#pendingRead));
    return this.#version;
  }

  /** Records the version that a response contained, if it is newer than the known one. */
  recordVersion(version: number): void {
    if (version > (this.#version ?? 0)) this.#version = version;
  }

  async #read(): Promise<void> {
    try {
      this.recordVersion(await this.#readVersion());
    } catch {
      // Keeps the last known version. The next read happens `#maxAgeMs` later at the earliest.
    }
    this.#checkedAtMs = performance.now();
  }
}

async function waitForVersionRead(versionRead: Promise<void>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, MAX_WAIT_MS);
  try {
    await Promise.race([versionRead, promise]);
  } finally {
    clearTimeout(timer);
  }
}
