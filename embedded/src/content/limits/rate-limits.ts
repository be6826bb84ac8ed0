import { createRateLimitError } from '../content-error.ts';
import type { QueryTree } from '../parameters/parse-query.ts';
import { readIntegerParameter } from '../parameters/read-parameter.ts';

/**
 * Rate limit: `off`; `hosted` for the limits of the hosted service, which depend on the page size;
 * or a number of requests per second for all page sizes.
 */
export type RateLimit = 'off' | 'hosted' | number;

/**
 * Limits of the hosted service by page size. They count only requests whose responses the CDN has
 * not cached (storyblok.md section 1.3).
 */
const HOSTED_LIMIT_TIERS = [
  { upTo: 25, requestsPerSecond: 50 },
  { upTo: 50, requestsPerSecond: 15 },
  { upTo: 75, requestsPerSecond: 10 },
  { upTo: Infinity, requestsPerSecond: 6 },
] as const;

const WINDOW_MS = 1000;

/**
 * Maximum number of URLs whose responses count as cached by the CDN. Above it, the oldest URL is
 * dropped.
 */
const MAX_CACHED_URLS = 10_000;

function getLimitTier(
  query: QueryTree,
  limit: 'hosted' | number,
): { name: string; requestsPerSecond: number } {
  if (limit !== 'hosted') return { name: 'all', requestsPerSecond: limit };
  const size = readIntegerParameter(query, 'per_page') ?? 25;
  const { upTo: maxPerPage, requestsPerSecond } =
    HOSTED_LIMIT_TIERS.find((tier) => size <= tier.upTo) ?? HOSTED_LIMIT_TIERS[0];
  return { name: String(maxPerPage), requestsPerSecond };
}

/** Counts the requests per second, separately for each token and each tier of page sizes. */
export class RateLimits {
  readonly #limit: RateLimit;
  readonly #getNowMs: () => number;
  readonly #windows = new Map<string, { start: number; count: number }>();
  readonly #cachedUrls = new Set<string>();

  /**
   * @param getNowMs returns a monotonic time in milliseconds
   */
  constructor(limit: RateLimit, getNowMs: () => number = () => performance.now()) {
    this.#limit = limit;
    this.#getNowMs = getNowMs;
  }

  /**
   * Counts a request. With the `hosted` limit, a request is not counted if the CDN of the hosted
   * service would have cached its response. This class assumes so for each URL that was requested
   * before, except for drafts.
   *
   * @throws {ContentError} 429 when the limit is exceeded
   */
  countOrRefuseRequest(url: string, query: QueryTree, isDraft: boolean): void {
    if (this.#limit === 'off') return;
    if (!isDraft && this.#isCached(url)) return;
    const { name, requestsPerSecond } = getLimitTier(query, this.#limit);
    const key = `${name}:${String(query.get('token'))}`;
    const now = this.#getNowMs();
    const window = this.#windows.get(key);
    if (!window || now - window.start >= WINDOW_MS) {
      this.#windows.set(key, { start: now, count: 1 });
    } else if (window.count >= requestsPerSecond) {
      throw createRateLimitError(requestsPerSecond);
    } else {
      window.count += 1;
    }
    if (!isDraft) this.#addToCache(url);
  }

  #isCached(url: string): boolean {
    return this.#limit === 'hosted' && this.#cachedUrls.has(url);
  }

  #addToCache(url: string): void {
    if (this.#limit !== 'hosted') return;
    this.#cachedUrls.add(url);
    const [oldest] = this.#cachedUrls;
    if (this.#cachedUrls.size > MAX_CACHED_URLS && oldest !== undefined)
      this.#cachedUrls.delete(oldest);
  }
}
