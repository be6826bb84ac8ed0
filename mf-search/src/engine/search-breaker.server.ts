import { SEARCH_BREAKER } from '@gruenland/shared-contracts/search/search-service.ts';

/** Keeps pages from waiting for a search that is down; after its pause one page tries again. */
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

  /** Null while the search is left alone, or where the call failed. */
  async run<Result>(call: () => Promise<Result>): Promise<Result | null> {
    if (this.isOpen) return null;
    try {
      const result = await call();
      this.#failures = 0;
      this.#until = 0;
      return result;
    } catch (error) {
      // What the service refuses says that it is there.
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
