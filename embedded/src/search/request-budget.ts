import { ApiError } from '#search/api-error.ts';

/** Maximum total length of the responses to one request, in letters. */
const LETTERS = 48 * 1024 * 1024;

/**
 * Limits time and size of all queries of one request. Otherwise many allowed queries together could
 * block the only search thread or fill its memory.
 */
export class RequestBudget {
  readonly #until: number;
  #letters = LETTERS;

  /**
   * @param milliseconds time budget, starting now
   */
  constructor(milliseconds: number) {
    this.#until = performance.now() + milliseconds;
  }

  /** @throws {ApiError} 429 when the budget is used up */
  check(): void {
    if (performance.now() > this.#until || this.#letters < 0) {
      throw new ApiError(429, 'The queries of this request exceed its budget');
    }
  }

  /** Subtracts the length of a response and returns it. */
  spend(answer: string): string {
    this.#letters -= answer.length;
    return answer;
  }
}
