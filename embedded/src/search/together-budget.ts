import { ApiError } from '#search/api-error.ts';

/** Letters that the answers to one request may have together. */
const LETTERS = 48 * 1024 * 1024;

/**
 * What the queries of one request may take together: many that are allowed each would otherwise
 * hold up, or fill, the thread that answers everybody.
 */
export class TogetherBudget {
  readonly #until: number;
  #letters = LETTERS;

  /** @param milliseconds from now on */
  constructor(milliseconds: number) {
    this.#until = performance.now() + milliseconds;
  }

  /** @throws {ApiError} 429 where what was answered so far is all that may be */
  check(): void {
    if (performance.now() > this.#until || this.#letters < 0) {
      throw new ApiError(429, 'The queries of this request are too much together');
    }
  }

  /** Counts an answer, and hands it on. */
  spend(answer: string): string {
    this.#letters -= answer.length;
    return answer;
  }
}
