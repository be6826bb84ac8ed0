import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';

/**
 * Circuit breaker for the search on the server. While the breaker is open, no search is started.
 * After `openMs`, one search at a time probes whether the service works again.
 */
export class SearchBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil: number | null = null;
  #isProbing = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#openUntil !== null && this.#now() < this.#openUntil;
  }

  /**
   * Runs the function and returns its result. Returns null when the function fails, while the
   * breaker is open or while a probe runs.
   */
  async run<Result>(search: () => Promise<Result>): Promise<Result | null> {
    if (this.isOpen || this.#isProbing) return null;
    const isProbe = this.#openUntil !== null;
    this.#isProbing = isProbe;
    try {
      const result = await search();
      this.#failures = 0;
      this.#openUntil = null;
      return result;
    } catch (error) {
      if (isFailureOfService(error)) this.#recordFailure();
      return null;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #recordFailure(): void {
    this.#failures += 1;
    if (this.#failures >= SEARCH_BREAKER.threshold)
      this.#openUntil = this.#now() + SEARCH_BREAKER.openMs;
  }
}

/**
 * Names of errors for which the search service is responsible. `TimeoutError`: no response in time.
 * `RetryError`: the client's error for failed connections, timeouts and 5xx responses. Refused or
 * malformed queries and unreadable responses do not count, because visitors could cause them.
 */
const SERVICE_ERRORS: ReadonlySet<unknown> = new Set(['TimeoutError', 'RetryError']);

function isFailureOfService(error: unknown): boolean {
  return SERVICE_ERRORS.has((error as { name?: unknown } | null)?.name);
}
