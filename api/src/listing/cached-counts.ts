import { LRUCache } from 'lru-cache';

/**
 * Number of rows per choice, keyed by parameter and choice. The parameter `total` has one choice,
 * `all`.
 */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** Returns the number of rows that match all filters. */
export const getTotalCount = (counts: FacetCounts): number => counts.get('total')?.get('all') ?? 0;

/**
 * Minimum number of rows for which facet counts are cached: `dates` for the occurrences of events,
 * which are slower to count, and `records` for everything else.
 */
export const minRowsToCache = { records: 5000, dates: 500 };
const cacheLimits = { max: 500, freshMs: 30_000, maxAgeMs: 2 * 60_000 };

/** Counts of a list, with the number of its rows. */
type ListCounts = FacetCounts | { readonly total: number };

const getTotal = (counts: ListCounts): number =>
  'total' in counts ? counts.total : getTotalCount(counts);

interface CachedCounts<Counts> {
  readonly counts: Counts;
  readonly cachedAtMs: number;
}

interface CachedCountsOptions {
  /** Results with fewer rows are not cached. */
  readonly minRows?: number;
  readonly now?: () => number;
}

/**
 * Wraps `count` in a cache for the counts of long lists. Counts older than 30 s are still
 * served while one background query refreshes them. Counts older than two minutes are computed
 * before the response.
 *
 * @param getKey returns the cache key: everything that affects the counts, so neither sort order
 *   nor page
 */
export function cacheCounts<Filters, Counts extends ListCounts>(
  count: (filters: Filters) => Promise<Counts>,
  getKey: (filters: Filters) => string,
  { minRows = minRowsToCache.records, now = Date.now }: CachedCountsOptions = {},
): (filters: Filters) => Promise<Counts> {
  const cache = new LRUCache<string, CachedCounts<Counts>>({ max: cacheLimits.max });
  const refreshingKeys = new Set<string>();

  async function refreshCounts(key: string, filters: Filters): Promise<Counts> {
    const counts = await count(filters);
    if (getTotal(counts) >= minRows) cache.set(key, { counts, cachedAtMs: now() });
    else cache.delete(key);
    return counts;
  }

  return async (filters) => {
    const key = getKey(filters);
    const cachedCounts = cache.get(key);
    const ageMs = cachedCounts ? now() - cachedCounts.cachedAtMs : Number.POSITIVE_INFINITY;
    if (!cachedCounts || ageMs > cacheLimits.maxAgeMs) return refreshCounts(key, filters);
    if (ageMs > cacheLimits.freshMs && !refreshingKeys.has(key)) {
      refreshingKeys.add(key);
      // The caller gets the cached counts without waiting. If the refresh fails, the next request
      // starts another one.
      void refreshCounts(key, filters)
        .catch(() => undefined)
        .finally(() => refreshingKeys.delete(key));
    }
    return cachedCounts.counts;
  };
}
