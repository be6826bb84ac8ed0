import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';

/**
 * Maximum number of bundles in the list. It exceeds the number of current bundles, so that
 * rollbacks need no new check.
 */
const MAX_CHECKED_BUNDLES = 200;

/**
 * Stores the list of the bundles that passed the check by one sandbox program. The list survives
 * restarts. Listed bundles skip only the sandbox check: signature and hashes are still verified
 * every time.
 */
export class CheckedBundles {
  readonly #checkedKeys = new LRUCache<string, true>({ max: MAX_CHECKED_BUNDLES });
  readonly #file: string | undefined;
  /** Hash of the sandbox program; check results of another version of the program are ignored. */
  readonly #programHash: string;
  #pendingWrite: Promise<void> = Promise.resolve();

  /**
   * @param file where the list of bundles is stored; undefined keeps the list in memory only
   */
  constructor(program: string, file: string | undefined) {
    this.#programHash = createHash('sha256')
      .update(readFileSync(program))
      .digest('hex')
      .slice(0, 16);
    this.#file = file;
    for (const key of this.#readKeys()) this.#checkedKeys.set(key, true);
  }

  has(key: string): boolean {
    return this.#checkedKeys.has(key);
  }

  add(key: string): void {
    this.#checkedKeys.set(key, true);
    // Writes run one after the other, so the last write contains all entries.
    this.#pendingWrite = this.#pendingWrite.then(() => this.#writeKeys()).catch(() => {});
  }

  /** Resolves once all writes have finished or failed. */
  get idlePromise(): Promise<void> {
    return this.#pendingWrite;
  }

  #readKeys(): readonly string[] {
    if (this.#file === undefined) return [];
    try {
      const { program, bundles } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        readonly program?: unknown;
        readonly bundles?: unknown;
      };
      if (program !== this.#programHash || !Array.isArray(bundles)) return [];
      return bundles.filter((key) => typeof key === 'string').slice(-MAX_CHECKED_BUNDLES);
    } catch {
      // When the list is missing or unreadable, every bundle is checked again.
      return [];
    }
  }

  async #writeKeys(): Promise<void> {
    if (this.#file === undefined) return;
    const bundles = [...this.#checkedKeys.keys()].toReversed();
    await mkdir(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.draft-${process.pid}`;
    await writeFile(draft, JSON.stringify({ program: this.#programHash, bundles }));
    await rename(draft, this.#file);
  }
}
