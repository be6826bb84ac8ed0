import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { isMissingPageStatus } from './page-cache.ts';

/** Statuses of responses that may be cached. */
const CACHEABLE_STATUSES: ReadonlySet<number> = new Set([200, 301, 404, 410]);
/** Maximum milliseconds for which a page with status 404 or 410 is cached. */
const MISSING_PAGE_TTL_MS = 1000;
/** Maximum milliseconds for which a page is cached that lacks parts because they failed. */
const FAULTY_PAGE_TTL_MS = 2000;

/**
 * Returns the milliseconds for which a response is cached. Missing pages are cached only briefly,
 * to absorb bursts of requests; pages with failed parts too, so that the parts soon return.
 */
export function getTimeToLiveMs(
  { status, hasFaults }: { readonly status: number; readonly hasFaults: boolean },
  { ttl }: CachePolicy,
): number {
  if (!CACHEABLE_STATUSES.has(status)) return 0;
  return Math.min(
    ttl * 1000,
    isMissingPageStatus(status) ? MISSING_PAGE_TTL_MS : Infinity,
    hasFaults ? FAULTY_PAGE_TTL_MS : Infinity,
  );
}
