import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { isAbsent } from './page-cache.ts';

/** Answers that hold for everybody until the content changes. */
const CACHEABLE: ReadonlySet<number> = new Set([200, 301, 404, 410]);
/** Milliseconds for which an unknown address is not asked for again. */
const ABSENT_MS = 1000;

/** Milliseconds that an answer is kept; that something is not there only against a rush. */
export function timeToLive(status: number, { ttl }: CachePolicy): number {
  if (!CACHEABLE.has(status)) return 0;
  return isAbsent(status) ? Math.min(ABSENT_MS, ttl * 1000) : ttl * 1000;
}
