import { FetchError } from '#server/fetch-with-bounds.ts';
import { getErrorMessage } from '#server/get-message.ts';

/** Caches the reason of the last refusal, so that a bad release is not run again at every poll. */
export class RefusalCache {
  readonly #retryMs: number;
  #lastRefusal: {
    readonly key: string;
    readonly expiresAt: number;
    readonly problem: string;
  } | null = null;

  /**
   * @param retryMs milliseconds before a refused release is tried again
   */
  constructor(retryMs: number) {
    this.#retryMs = retryMs;
  }

  /** Returns the reason of the refusal if `key` was refused within `retryMs`, otherwise null. */
  get(key: string): string | null {
    const lastRefusal = this.#lastRefusal;
    return lastRefusal?.key === key && performance.now() < lastRefusal.expiresAt
      ? lastRefusal.problem
      : null;
  }

  /**
   * Records a refusal and returns its message. Does not record a `FetchError`, because the origin
   * caused it and not the release.
   */
  record(key: string, error: unknown): string {
    const problem = getErrorMessage(error);
    if (!(error instanceof FetchError)) {
      this.#lastRefusal = { key, expiresAt: performance.now() + this.#retryMs, problem };
    }
    return problem;
  }

  clear(): void {
    this.#lastRefusal = null;
  }
}
