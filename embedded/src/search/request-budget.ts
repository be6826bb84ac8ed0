import { ApiError } from '#search/api-error.ts';

/** Maximum total length of the responses to one request, in letters. */
const MAX_LETTERS = 48 * 1024 * 1024;

/**
 * Limits the total time and response size of all queries in one request. Otherwise many queries,
 * each within the limits of a query, could block the only search thread or fill its memory.
 */
export class RequestBudget {
  readonly #until: number;
  #letters = MAX_LETTERS;

  /**
   * @param limitMs time budget in milliseconds, starting now
   */
  constructor(limitMs: number) {
    this.#until = performance.now() + limitMs;
  }

  /** @throws {ApiError} 429 when the budget is used up */
  check(): void {
    if (performance.now() > this.#until || this.#letters < 0) {
      throw new ApiError(429, 'The queries of this request exceed its budget');
    }
  }

  /** Subtracts the length of a response from the budget and returns the response. */
  spend(answer: string): string {
    this.#letters -= answer.length;
    return answer;
  }
}
