import { LRUCache } from 'lru-cache';
import type { PageResponse } from './page-response.ts';
import type { CacheState } from './cache-state.ts';

/** A response in the page cache. */
export interface CacheEntry {
  readonly response: PageResponse;
  readonly tags: readonly string[];
  /** Time until which the entry is fresh, in milliseconds since 1970. */
  readonly freshUntil: number;
  /**
   * Milliseconds for which the stale entry may be served while it is renewed; defaults to a day.
   */
  readonly maxStaleMs?: number | undefined;
  /**
   * True if some content could not be loaded. Such an entry is not stored and does not replace a
   * complete page.
   */
  readonly incomplete?: boolean | undefined;
  /**
   * Releases (`remote@release`) that failed when the page was last rendered. If the renewal of a
   * stale page failed, these are the releases that failed in the renewal.
   */
  readonly faultyReleases: ReadonlySet<string>;
}

/**
 * Default number of milliseconds for which a stale entry may be served while it is renewed or its
 * renewal fails.
 */
const DEFAULT_STALE_MS = 24 * 3600 * 1000;
/** Milliseconds between attempts to renew an entry whose renewal failed. */
const RENEWAL_RETRY_MS = 2000;

/**
 * Whether the status means that the page does not exist. Cached pages with such a status are never
 * served stale, because publishing a missing page triggers no event that drops its cached 404.
 */
export const isMissingPageStatus = (status: number) => status === 404 || status === 410;

/**
 * Bounded cache of rendered public pages. Serves fresh entries directly and stale entries while one
 * renewal runs in the background. Concurrent requests for a page that is not cached share one
 * render. Cached pages with status 404 or 410 are never served stale.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #renewals = new Map<string, Promise<CacheEntry>>();
  readonly #isOff: boolean;
  #generation = 0;

  /**
   * @param maxBytes 0 turns the cache off: every request renders
   */
  constructor(maxBytes: number) {
    this.#isOff = maxBytes === 0;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      // The text, or its two compressed copies, which are smaller together.
      sizeCalculation: (entry) => entry.response.body.byteLength + 2048,
    });
  }

  /**
   * Returns a cached entry or renders a new one. Entries that are incomplete or have no time to
   * live are not stored. If a renewal fails or is incomplete, the stale entry is kept.
   *
   * @param shouldRenewStale whether to renew a stale entry immediately; false under overload
   */
  async getOrRender(
    key: string,
    render: () => Promise<CacheEntry>,
    shouldRenewStale = true,
  ): Promise<{ entry: CacheEntry; state: CacheState }> {
    if (this.#isOff) return { entry: await render(), state: 'miss' };
    const cachedEntry = this.#entries.get(key);
    const now = Date.now();
    if (cachedEntry && now < cachedEntry.freshUntil) return { entry: cachedEntry, state: 'hit' };
    if (cachedEntry && shouldRenewStale && isMissingPageStatus(cachedEntry.response.status)) {
      // The missing page may have been published in the meantime, so this request waits for the
      // render.
      return { entry: await this.#renew(key, render, cachedEntry), state: 'miss' };
    }
    if (
      cachedEntry &&
      now <
        cachedEntry.freshUntil +
          (shouldRenewStale ? (cachedEntry.maxStaleMs ?? DEFAULT_STALE_MS) : DEFAULT_STALE_MS)
    ) {
      if (shouldRenewStale) void this.#renew(key, render, cachedEntry);
      return { entry: cachedEntry, state: 'stale' };
    }
    // The cached entry is too old to be served, except when rendering fails.
    const fallback =
      cachedEntry && now < cachedEntry.freshUntil + DEFAULT_STALE_MS ? cachedEntry : undefined;
    return { entry: await this.#renew(key, render, fallback), state: 'miss' };
  }

  /** Returns the entry of a key if it is fresh. */
  getFresh(key: string): CacheEntry | undefined {
    const cachedEntry = this.#entries.get(key);
    return cachedEntry && Date.now() < cachedEntry.freshUntil ? cachedEntry : undefined;
  }

  /**
   * Drops all entries with one of the tags; the results of running renders are not stored.
   * @returns the number of dropped entries
   */
  dropByTags(tags: readonly string[]): number {
    this.#generation += 1;
    let droppedCount = 0;
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag)))
        droppedCount += this.#entries.delete(key) ? 1 : 0;
    }
    return droppedCount;
  }

  /** Drops all entries whose key fulfils a condition. */
  dropByKey(shouldDrop: (key: string) => boolean): void {
    for (const key of this.#entries.keys()) if (shouldDrop(key)) this.#entries.delete(key);
  }

  /**
   * Returns whether the key has a fresh entry, a stale entry or none, without rendering the page.
   */
  peek(key: string): Exclude<CacheState, 'bypass'> {
    const cachedEntry = this.#entries.peek(key);
    if (!cachedEntry) return 'miss';
    return Date.now() < cachedEntry.freshUntil ? 'hit' : 'stale';
  }

  /** Drops all entries, because something that affects every page has changed. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
  }

  get stats(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize ?? 0 };
  }

  #renew(
    key: string,
    render: () => Promise<CacheEntry>,
    cachedEntry: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    const runningRenewal = this.#renewals.get(key);
    if (runningRenewal) return runningRenewal;
    const renewal = this.#render(key, render, cachedEntry).finally(() =>
      this.#renewals.delete(key),
    );
    this.#renewals.set(key, renewal);
    if (cachedEntry) renewal.catch(() => {});
    return renewal;
  }

  async #render(
    key: string,
    render: () => Promise<CacheEntry>,
    cachedEntry: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    const generation = this.#generation;
    const entry = await render();
    const hasFailed = entry.response.status >= 500;
    // An incomplete page may replace a cached 404 or 410, but no cached page with content.
    const wouldReplaceCompletePage =
      entry.incomplete === true &&
      !(cachedEntry && isMissingPageStatus(cachedEntry.response.status));
    if ((hasFailed || wouldReplaceCompletePage) && cachedEntry) {
      const { faultyReleases } = entry;
      const keptEntry = {
        ...cachedEntry,
        faultyReleases,
        freshUntil: Date.now() + RENEWAL_RETRY_MS,
      };
      this.#entries.set(key, keptEntry);
      return keptEntry;
    }
    const mustStore = !hasFailed && entry.incomplete !== true;
    if (mustStore && entry.freshUntil > Date.now() && generation === this.#generation) {
      this.#entries.set(key, entry);
      entry.response.body.keepOnlyCompressed();
    }
    return entry;
  }
}
