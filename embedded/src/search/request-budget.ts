import { ApiError } from '#search/api-error.ts';

/** Maximum total length of all results of one request, in characters. */
const MAX_RESULT_CHARACTERS = 48 * 1024 * 1024;

/**
 * Limits the time and the length of the results of all queries in one request. Otherwise a request
 * with many queries, each within the limits for one query, could block the only search thread or
 * fill its memory.
 */
export class RequestBudget {
  readonly #until: number;
  #charactersLeft = MAX_RESULT_CHARACTERS;

  /** @param limitMs time budget in milliseconds from the creation of this object */
  constructor(limitMs: number) {
    this.#until = performance.now() + limitMs;
  }

  /** @throws {ApiError} 429 when the time or length is used up */
  check(): void {
    if (performance.now() > this.#until || this.#charactersLeft < 0) {
      throw new ApiError(429, 'The queries of this request exceed its budget');
    }
  }

  /** Subtracts the length of a result from the budget; returns the result. */
  deductResultLength(result: string): string {
    this.#charactersLeft -= result.length;
    return result;
  }
}
