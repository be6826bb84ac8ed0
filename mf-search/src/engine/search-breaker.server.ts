import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';

/**
 * Circuit breaker for the search on the server. While the breaker is open, no search starts. Once
 * `openDurationMs` milliseconds have passed, one search at a time probes whether the service works again.
 */
export class SearchBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntilMs: number | null = null;
  #isProbing = false;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#openUntilMs !== null && this.#now() < this.#openUntilMs;
  }

  /**
   * Runs the search and returns its result. Returns null if the search fails, if the breaker is
   * open or if a probe is running.
   */
  async run<Result>(search: () => Promise<Result>): Promise<Result | null> {
    if (this.isOpen || this.#isProbing) return null;
    const isProbe = this.#openUntilMs !== null;
    this.#isProbing = isProbe;
    try {
      const result = await search();
      this.#failures = 0;
      this.#openUntilMs = null;
      return result;
    } catch (error) {
      if (isServiceFailure(error)) this.#recordFailure();
      return null;
    } finally {
      if (isProbe) this.#isProbing = false;
    }
  }

  #recordFailure(): void {
    this.#failures += 1;
    if (this.#failures >= SEARCH_BREAKER.threshold)
      this.#openUntilMs = this.#now() + SEARCH_BREAKER.openDurationMs;
  }
}

/**
 * Names of errors that the search service causes. `TimeoutError`: no response in time.
 * `RetryError`: the client's error for failed connections, timeouts and 5xx responses. Refused or
 * malformed queries and unreadable responses do not count, because visitors could cause them.
 */
const SERVICE_ERROR_NAMES: ReadonlySet<unknown> = new Set(['TimeoutError', 'RetryError']);

function isServiceFailure(error: unknown): boolean {
  return SERVICE_ERROR_NAMES.has((error as { name?: unknown } | null)?.name);
}
