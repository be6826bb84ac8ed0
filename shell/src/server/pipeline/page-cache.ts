import { LRUCache } from 'lru-cache';
import type { Answer } from './answer.ts';

/** A cacheable answer and until when it is fresh. */
export interface CacheEntry {
  readonly answer: Answer;
  readonly tags: readonly string[];
  /** Milliseconds since 1970. */
  readonly freshUntil: number;
  /** Milliseconds for which it may be served after that while it is renewed; default a day. */
  readonly staleMs?: number | undefined;
  /** Something that belongs there could not be had: never kept, and no match for a complete one. */
  readonly incomplete?: boolean | undefined;
}

/** How an answer came about; shown in the `x-cache` header. */
export type CacheState = 'hit' | 'stale' | 'miss' | 'bypass';

/** Milliseconds an entry may be served after it went stale, while renewal fails or runs. */
const STALE_MS = 24 * 3600 * 1000;
/** Milliseconds between attempts to renew an entry whose renewal failed. */
const RETRY_MS = 2000;

/** Answers that end by themselves: nothing tells the cache that an entry was published. */
export const isAbsent = (status: number) => status === 404 || status === 410;

/**
 * Bounded cache of rendered public pages: fresh entries are answered at once, stale ones too while
 * one renewal runs in the background; concurrent misses share one render. That something is not there
 * is never answered stale.
 */
export class PageCache {
  readonly #entries: LRUCache<string, CacheEntry>;
  readonly #renewals = new Map<string, Promise<CacheEntry>>();
  readonly #off: boolean;
  #generation = 0;

  /** @param maxBytes 0 switches the cache off: every request is rendered by itself */
  constructor(maxBytes: number) {
    this.#off = maxBytes === 0;
    this.#entries = new LRUCache({
      maxSize: Math.max(1, maxBytes),
      maxEntrySize: Math.max(1, Math.floor(maxBytes / 4)),
      sizeCalculation: (entry) => entry.answer.body.byteLength * 2 + 2048,
    });
  }

  /**
   * Answers from the cache or by `render`. Results without time
   * to live are never stored, nor are incomplete ones, and a renewal that fails or stays incomplete
   * keeps the stale entry.
   *
   * @param renew whether a stale entry is renewed at once; not while there is too much to do
   */
  async answer(
    key: string,
    render: () => Promise<CacheEntry>,
    renew = true,
  ): Promise<{ entry: CacheEntry; state: CacheState }> {
    if (this.#off) return { entry: await render(), state: 'miss' };
    const held = this.#entries.get(key);
    const now = Date.now();
    if (held && now < held.freshUntil) return { entry: held, state: 'hit' };
    if (held && renew && isAbsent(held.answer.status)) {
      // What was not there may be by now; who comes next must not be told otherwise.
      return { entry: await this.#renew(key, render, held), state: 'miss' };
    }
    if (held && now < held.freshUntil + (renew ? (held.staleMs ?? STALE_MS) : STALE_MS)) {
      if (renew) void this.#renew(key, render, held);
      return { entry: held, state: 'stale' };
    }
    // Too old to be shown, unless it cannot be rendered now.
    const fallback = held && now < held.freshUntil + STALE_MS ? held : undefined;
    return { entry: await this.#renew(key, render, fallback), state: 'miss' };
  }

  /** Drops all entries that carry one of the tags. Renders under way are not stored any more. */
  dropTags(tags: readonly string[]): number {
    this.#generation += 1;
    let dropped = 0;
    for (const [key, entry] of this.#entries.entries()) {
      if (entry.tags.some((tag) => tags.includes(tag)))
        dropped += this.#entries.delete(key) ? 1 : 0;
    }
    return dropped;
  }

  /** What {@link answer} would find, without asking for anything. */
  peek(key: string): Exclude<CacheState, 'bypass'> {
    const held = this.#entries.peek(key);
    if (!held) return 'miss';
    return Date.now() < held.freshUntil ? 'hit' : 'stale';
  }

  /** Drops everything: what every page is made with has changed. */
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
    held: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    const running = this.#renewals.get(key);
    if (running) return running;
    const renewal = this.#render(key, render, held).finally(() => this.#renewals.delete(key));
    this.#renewals.set(key, renewal);
    if (held) renewal.catch(() => {});
    return renewal;
  }

  async #render(
    key: string,
    render: () => Promise<CacheEntry>,
    held: CacheEntry | undefined,
  ): Promise<CacheEntry> {
    const generation = this.#generation;
    const entry = await render();
    const failed = entry.answer.status >= 500;
    // That nothing was there is no better than a part of what is.
    const lesser = entry.incomplete === true && !(held && isAbsent(held.answer.status));
    if ((failed || lesser) && held) {
      this.#entries.set(key, { ...held, freshUntil: Date.now() + RETRY_MS });
      return held;
    }
    const keep = !failed && entry.incomplete !== true;
    if (keep && entry.freshUntil > Date.now() && generation === this.#generation)
      this.#entries.set(key, entry);
    return entry;
  }
}
