import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';

/**
 * Circuit breaker for the search on the server. While the breaker is open, no search is started.
 */
export class SearchBreaker {
  readonly #now: () => number;
  #failures = 0;
  #until = 0;

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  get isOpen(): boolean {
    return this.#now() < this.#until;
  }

  /**
   * Runs the function and returns its result. Returns null when the function fails or the breaker
   * is open.
   */
  async run<Result>(search: () => Promise<Result>): Promise<Result | null> {
    if (this.isOpen) return null;
    try {
      const result = await search();
      this.#failures = 0;
      this.#until = 0;
      return result;
    } catch (error) {
      // A 4xx response shows that the service is available, so it is no failure for the breaker.
      if (isRefusal(error)) return null;
      this.#failures += 1;
      if (this.#failures >= SEARCH_BREAKER.threshold)
        this.#until = this.#now() + SEARCH_BREAKER.openMs;
      return null;
    }
  }
}

function isRefusal(error: unknown): boolean {
  const { status } = (error ?? {}) as { status?: unknown };
  return typeof status === 'number' && status >= 400 && status < 500;
}
