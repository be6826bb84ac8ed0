import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { isAbsent } from './page-cache.ts';

/** Statuses of responses that all visitors share until the content changes. */
const CACHEABLE: ReadonlySet<number> = new Set([200, 301, 404, 410]);
/** Milliseconds for which a missing page is cached. */
const ABSENT_MS = 1000;

/**
 * Time to live in milliseconds. Missing pages are cached only briefly, to absorb bursts of
 * requests.
 */
export function timeToLive(status: number, { ttl }: CachePolicy): number {
  if (!CACHEABLE.has(status)) return 0;
  return isAbsent(status) ? Math.min(ABSENT_MS, ttl * 1000) : ttl * 1000;
}
