import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const keyForm = /^[a-z0-9][a-z0-9._-]{0,150}$/u;

/** Files by key in one folder with a size limit in bytes; evicts the least recently used. */
export class DiskCache {
  readonly #folder: string;
  readonly #limit: number;
  /** Sizes in order of use, least recently used first. */
  readonly #sizes = new Map<string, number>();
  #bytes = 0;

  private constructor(folder: string, limit: number) {
    this.#folder = folder;
    this.#limit = limit;
  }

  /** Loads the files that an earlier process left in the folder. */
  static async open(folder: string, limit: number): Promise<DiskCache> {
    const cache = new DiskCache(folder, limit);
    await mkdir(folder, { recursive: true });
    const found: { key: string; size: number; time: number }[] = [];
    for (const key of await readdir(folder)) {
      const file = join(folder, key);
      if (key.endsWith('.tmp')) await rm(file, { force: true });
      const info = await stat(file).catch(() => undefined);
      if (info?.isFile()) found.push({ key, size: info.size, time: info.mtimeMs });
    }
    for (const { key, size } of found.toSorted((a, b) => a.time - b.time)) cache.#note(key, size);
    await cache.#shrink();
    return cache;
  }

  get bytes(): number {
    return this.#bytes;
  }

  get entries(): number {
    return this.#sizes.size;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const size = this.#sizes.get(key);
    if (size === undefined) return undefined;
    try {
      const bytes = await readFile(join(this.#folder, key));
      if (this.#sizes.has(key)) this.#note(key, size);
      return bytes;
    } catch {
      this.#forget(key);
      return undefined;
    }
  }

  /** Stores bytes atomically. Does not store a file larger than the whole limit. */
  async put(key: string, bytes: Buffer): Promise<void> {
    if (!keyForm.test(key)) throw new RangeError(`"${key}" is not a cache key`);
    if (bytes.length > this.#limit) return;
    const draft = join(this.#folder, `${randomUUID()}.tmp`);
    await writeFile(draft, bytes);
    await rename(draft, join(this.#folder, key));
    this.#note(key, bytes.length);
    await this.#shrink();
  }

  #note(key: string, size: number): void {
    this.#forget(key);
    this.#sizes.set(key, size);
    this.#bytes += size;
  }

  #forget(key: string): void {
    this.#bytes -= this.#sizes.get(key) ?? 0;
    this.#sizes.delete(key);
  }

  async #shrink(): Promise<void> {
    while (this.#bytes > this.#limit) {
      const oldest = this.#sizes.keys().next().value;
      if (oldest === undefined) return;
      this.#forget(oldest);
      await rm(join(this.#folder, oldest), { force: true });
    }
  }
}
