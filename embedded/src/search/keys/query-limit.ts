import { ApiError } from '#search/api-error.ts';
import type { ApiKey } from './api-key.ts';

const HOUR_MS = 3_600_000;
/**
 * Maximum number of callers whose requests are counted. If there are more, the caller whose last
 * request is oldest is dropped.
 */
const MAX_CALLERS = 50_000;

interface CallerCount {
  readonly since: number;
  count: number;
}

/** Counts the requests per hour of each caller, for keys with a rate limit. */
export class QueryRateLimit {
  readonly #callers = new Map<string, CallerCount>();
  readonly #now: () => number;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /**
   * @param caller IP address, or the user token of a secured key
   * @throws {ApiError} 429 when the limit of the key is exceeded
   */
  count({ value, maxQueriesPerIPPerHour: maxQueriesPerHour }: ApiKey, caller: string): void {
    if (maxQueriesPerHour === 0) return;
    const id = `${value} ${caller}`;
    const knownCaller = this.#callers.get(id);
    const now = this.#now();
    const callerCount =
      knownCaller && now - knownCaller.since < HOUR_MS ? knownCaller : { since: now, count: 0 };
    this.#callers.delete(id);
    this.#callers.set(id, callerCount);
    const [oldest] = this.#callers.keys();
    if (this.#callers.size > MAX_CALLERS && oldest !== undefined) this.#callers.delete(oldest);
    if (callerCount.count >= maxQueriesPerHour) throw new ApiError(429, 'Too many requests');
    callerCount.count += 1;
  }
}
