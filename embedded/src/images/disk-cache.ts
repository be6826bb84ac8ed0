import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]{0,150}$/u;

/**
 * Caches bytes as files in one folder, by key. When the files exceed `maxBytes` in total, deletes
 * the least recently used ones.
 */
export class DiskCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** File sizes in bytes by key; the least recently used key is first. */
  readonly #byteSizes = new Map<string, number>();
  #totalBytes = 0;

  private constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  /** Opens a cache with the files that an earlier process has left in the folder. */
  static async open(folder: string, maxBytes: number): Promise<DiskCache> {
    const cache = new DiskCache(folder, maxBytes);
    await mkdir(folder, { recursive: true });
    const foundFiles: { key: string; size: number; time: number }[] = [];
    for (const key of await readdir(folder)) {
      const file = join(folder, key);
      if (key.endsWith('.tmp')) await rm(file, { force: true });
      const fileInfo = await stat(file).catch(() => undefined);
      if (fileInfo?.isFile()) foundFiles.push({ key, size: fileInfo.size, time: fileInfo.mtimeMs });
    }
    for (const { key, size } of foundFiles.toSorted((a, b) => a.time - b.time))
      cache.#recordUse(key, size);
    await cache.#evictOldest();
    return cache;
  }

  get totalBytes(): number {
    return this.#totalBytes;
  }

  get entries(): number {
    return this.#byteSizes.size;
  }

  async get(key: string): Promise<Buffer | undefined> {
    const size = this.#byteSizes.get(key);
    if (size === undefined) return undefined;
    try {
      const totalBytes = await readFile(join(this.#folder, key));
      if (this.#byteSizes.has(key)) this.#recordUse(key, size);
      return totalBytes;
    } catch {
      this.#evict(key);
      return undefined;
    }
  }

  /**
   * Stores bytes atomically. Does nothing if the bytes alone exceed the maximum size of the cache.
   */
  async put(key: string, totalBytes: Buffer): Promise<void> {
    if (!KEY_PATTERN.test(key)) throw new RangeError(`"${key}" is not a cache key`);
    if (totalBytes.length > this.#maxBytes) return;
    const temporaryFile = join(this.#folder, `${randomUUID()}.tmp`);
    await writeFile(temporaryFile, totalBytes);
    await rename(temporaryFile, join(this.#folder, key));
    this.#recordUse(key, totalBytes.length);
    await this.#evictOldest();
  }

  #recordUse(key: string, size: number): void {
    this.#evict(key);
    this.#byteSizes.set(key, size);
    this.#totalBytes += size;
  }

  #evict(key: string): void {
    this.#totalBytes -= this.#byteSizes.get(key) ?? 0;
    this.#byteSizes.delete(key);
  }

  async #evictOldest(): Promise<void> {
    while (this.#totalBytes > this.#maxBytes) {
      const oldestKey = this.#byteSizes.keys().next().value;
      if (oldestKey === undefined) return;
      this.#evict(oldestKey);
      await rm(join(this.#folder, oldestKey), { force: true });
    }
  }
}
