import { LRUCache } from 'lru-cache';

/** How many rows each answer would leave, by parameter and answer; `total` too. */
export type FacetCounts = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** From so many rows on, counting all of them takes long enough to be remembered; dates take longer. */
export const manyRows = { records: 5000, dates: 500 };
const remembered = { max: 500, freshMs: 30_000, oldestMs: 2 * 60_000 };

interface Known {
  readonly counts: FacetCounts;
  readonly at: number;
}

interface RememberParts {
  /** Shorter lists are counted each time. */
  readonly many?: number;
  readonly now?: () => number;
}

/**
 * Counts of long lists, remembered: who pages through them or comes after somebody else does not wait.
 * After half a minute they are counted anew beside the answer, one time however many ask; what nobody
 * asked for in two minutes is counted before the answer.
 * @param keyOf everything that changes what is counted; neither order nor page does
 */
export function rememberCounts<Filters>(
  count: (filters: Filters) => Promise<FacetCounts>,
  keyOf: (filters: Filters) => string,
  { many = manyRows.records, now = Date.now }: RememberParts = {},
): (filters: Filters) => Promise<FacetCounts> {
  const known = new LRUCache<string, Known>({ max: remembered.max });
  const underWay = new Set<string>();

  async function renew(key: string, filters: Filters): Promise<FacetCounts> {
    const counts = await count(filters);
    const total = counts.get('total')?.get('all') ?? 0;
    if (total >= many) known.set(key, { counts, at: now() });
    else known.delete(key);
    return counts;
  }

  return async (filters) => {
    const key = keyOf(filters);
    const found = known.get(key);
    const age = found ? now() - found.at : Number.POSITIVE_INFINITY;
    if (!found || age > remembered.oldestMs) return renew(key, filters);
    if (age > remembered.freshMs && !underWay.has(key)) {
      underWay.add(key);
      // Who asked has an answer; the next one asks again.
      void renew(key, filters)
        .catch(() => undefined)
        .finally(() => underWay.delete(key));
    }
    return found.counts;
  };
}
