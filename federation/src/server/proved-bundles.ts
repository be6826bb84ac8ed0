import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { LRUCache } from 'lru-cache';

/** How many proved bundles are remembered, so that neither a rollback nor a restart need wait. */
const REMEMBERED = 200;

/**
 * Bundles that were proved by this very program, over restarts too. The list says only that a
 * proof may be left out: signature and hashes are verified every time.
 */
export class ProvedBundles {
  readonly #known = new LRUCache<string, true>({ max: REMEMBERED });
  readonly #file: string | undefined;
  /** Another program proves other things: what its like has proved does not count. */
  readonly #program: string;
  #writing: Promise<void> = Promise.resolve();

  /** @param file none: nothing is remembered over a restart */
  constructor(program: string, file: string | undefined) {
    this.#program = createHash('sha256').update(readFileSync(program)).digest('hex').slice(0, 16);
    this.#file = file;
    for (const key of this.#read()) this.#known.set(key, true);
  }

  has(key: string): boolean {
    return this.#known.has(key);
  }

  add(key: string): void {
    this.#known.set(key, true);
    // One after the other; the last one has them all.
    this.#writing = this.#writing.then(() => this.#write()).catch(() => {});
  }

  /** Fulfilled when everything is on disk, or could not be. */
  get written(): Promise<void> {
    return this.#writing;
  }

  #read(): readonly string[] {
    if (this.#file === undefined) return [];
    try {
      const { program, bundles } = JSON.parse(readFileSync(this.#file, 'utf8')) as {
        readonly program?: unknown;
        readonly bundles?: unknown;
      };
      if (program !== this.#program || !Array.isArray(bundles)) return [];
      return bundles.filter((key) => typeof key === 'string').slice(-REMEMBERED);
    } catch {
      // None yet, or unreadable: everything is proved again.
      return [];
    }
  }

  async #write(): Promise<void> {
    if (this.#file === undefined) return;
    const bundles = [...this.#known.keys()].toReversed();
    await mkdir(dirname(this.#file), { recursive: true });
    const draft = `${this.#file}.draft-${process.pid}`;
    await writeFile(draft, JSON.stringify({ program: this.#program, bundles }));
    await rename(draft, this.#file);
  }
}
