import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { isMissingPageStatus } from './page-cache.ts';

/** Statuses of responses that may be cached. */
const CACHEABLE_STATUSES: ReadonlySet<number> = new Set([200, 301, 404, 410]);
/** Maximum milliseconds for which a page with status 404 or 410 is cached. */
const MISSING_PAGE_TTL_MS = 1000;

/**
 * Returns the milliseconds for which a response is cached. Missing pages are cached only briefly,
 * to absorb bursts of requests.
 */
export function getTimeToLiveMs(status: number, { ttl }: CachePolicy): number {
  if (!CACHEABLE_STATUSES.has(status)) return 0;
  return isMissingPageStatus(status) ? Math.min(MISSING_PAGE_TTL_MS, ttl * 1000) : ttl * 1000;
}
