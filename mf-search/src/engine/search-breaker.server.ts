import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';

/** Circuit breaker for the search on the server. While open, it makes no calls. */
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

  /** Runs the call. Null when it fails or the breaker is open. */
  async run<Result>(call: () => Promise<Result>): Promise<Result | null> {
    if (this.isOpen) return null;
    try {
      const result = await call();
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
