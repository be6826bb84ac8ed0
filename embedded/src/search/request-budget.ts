import { ApiError } from '#search/api-error.ts';

/** Maximum total length of all results of one request, in characters. */
const MAX_RESULT_CHARACTERS = 48 * 1024 * 1024;

/**
 * Limits the time and the length of the results of all queries in one request. Otherwise a request
 * with many queries, each within the limits for one query, could block the only search thread or
 * fill its memory.
 */
export class RequestBudget {
  readonly #deadlineMs: number;
  #remainingCharacters = MAX_RESULT_CHARACTERS;

  /** @param limitMs time budget in milliseconds from the creation of this object */
  constructor(limitMs: number) {
    this.#deadlineMs = performance.now() + limitMs;
  }

  /** @throws {ApiError} 429 when the time or length is used up */
  assertNotSpent(): void {
    if (performance.now() > this.#deadlineMs || this.#remainingCharacters < 0) {
      throw new ApiError(429, 'The queries of this request exceed its budget');
    }
  }

  /** Subtracts the length of a result from the budget; returns the result. */
  deductResultLength(result: string): string {
    this.#remainingCharacters -= result.length;
    return result;
  }
}
