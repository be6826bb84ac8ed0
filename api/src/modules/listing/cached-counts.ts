import { LRUCache } from 'lru-cache';

/** Number of rows per choice, keyed by parameter and choice, plus `total`. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Row counts from which counts are cached. Occurrences of events are slower to count. */
export const minRowsToCache = { records: 5000, dates: 500 };
const cacheLimits = { max: 500, freshMs: 30_000, maxAgeMs: 2 * 60_000 };

interface CachedCounts {
  readonly counts: FacetCounts;
  readonly at: number;
}

interface CachedCountsOptions {
  /** Results with fewer rows are not cached. */
  readonly minRows?: number;
  readonly now?: () => number;
}

/**
 * Caches the facet counts of long lists. Counts older than 30 s are served stale while one
 * background query refreshes them; counts older than two minutes are computed before the response.
 * @param keyOf cache key: everything that changes the counts, but not sort order and page
 */
export function cacheCounts<Filters>(
  count: (filters: Filters) => Promise<FacetCounts>,
  keyOf: (filters: Filters) => string,
  { minRows = minRowsToCache.records, now = Date.now }: CachedCountsOptions = {},
): (filters: Filters) => Promise<FacetCounts> {
  const cache = new LRUCache<string, CachedCounts>({ max: cacheLimits.max });
  const running = new Set<string>();

  async function refresh(key: string, filters: Filters): Promise<FacetCounts> {
    const counts = await count(filters);
    const total = counts.get('total')?.get('all') ?? 0;
    if (total >= minRows) cache.set(key, { counts, at: now() });
    else cache.delete(key);
    return counts;
  }

  return async (filters) => {
    const key = keyOf(filters);
    const found = cache.get(key);
    const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
    if (!found || age > cacheLimits.maxAgeMs) return refresh(key, filters);
    if (age > cacheLimits.freshMs && !running.has(key)) {
      running.add(key);
      // The caller already has an answer; after a failure the next request tries again.
      void refresh(key, filters)
        .catch(() => undefined)
        .finally(() => running.delete(key));
    }
    return found.counts;
  };
}
