/**
 * Maximum time in milliseconds that a page waits for a newer content version when an older version
 * is known.
 */
const MAX_WAIT_MS = 250;

/**
 * Provides the space's content version (`cv`), which rises with every publication. The version is
 * read only when a page needs it, at most once per `maxAgeMs`. There is no timer, because it would
 * outlive this release of the remote.
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

  /**
   * Returns the newest known version. Returns undefined until the first successful read. Never
   * rejects.
   */
  async current(): Promise<number | undefined> {
    if (performance.now() - this.#checkedAtMs < this.#maxAgeMs) return this.#version;
    this.#pendingRead ??= this.#read().finally(() => (this.#pendingRead = undefined));
    await (this.#version === undefined ? this.#pendingRead : waitForVersionRead(this.#pendingRead));
    return this.#version;
  }

  /** Records a version that came with a response. */
  recordVersion(version: number): void {
    if (version > (this.#version ?? 0)) this.#version = version;
  }

  async #read(): Promise<void> {
    try {
      this.recordVersion(await this.#readVersion());
    } catch {
      // Keeps the last known version. A request after `#maxAgeMs` reads the version again.
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
