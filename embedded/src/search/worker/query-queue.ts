import { ApiError } from '#search/api-error.ts';

/** Maximum number of waiting queries. A further query gets status 429. */
const MAX_WAITING_QUERIES = 500;
/**
 * Milliseconds by which each query of a request delays the start of all queries of this request.
 * With fifty queries, the delay is as long as the time budget of a request.
 */
const POSTPONEMENT_MS = 40;

interface WaitingQuery {
  /**
   * Sort key: the waiting query with the lowest value starts next. The key is the time of arrival
   * plus a delay, in milliseconds; the query may start before this time.
   */
  readonly dueAtMs: number;
  readonly start: () => void;
}

/**
 * Runs one query at a time. Queries from requests with few queries run first, so that requests with
 * many queries do not delay the pages of the site.
 */
export class QueryQueue {
  readonly #now: () => number;
  readonly #waiting: WaitingQuery[] = [];
  #isBusy = false;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /**
   * Waits until the query is the next in the queue, then runs it.
   * @param queryCount number of queries in the request
   * @throws {ApiError} 429 if too many queries are waiting; otherwise what the query throws
   */
  async run<Result>(queryCount: number, query: () => Promise<Result>): Promise<Result> {
    if (this.#isBusy) await this.#waitForTurn(queryCount);
    this.#isBusy = true;
    try {
      return await query();
    } finally {
      // Gives the finished request time to send its next query. Otherwise each query of a page
      // would have to wait again.
      setImmediate(() => this.#startNext());
    }
  }

  #waitForTurn(queryCount: number): Promise<void> {
    if (this.#waiting.length >= MAX_WAITING_QUERIES) throw new ApiError(429, 'Too many requests');
    const dueAtMs = this.#now() + queryCount * POSTPONEMENT_MS;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#waiting.push({ dueAtMs, start: resolve });
    return promise;
  }

  /**
   * Starts the query that is due first. Queries that are due at the same time start in order of
   * arrival.
   */
  #startNext(): void {
    const dueAtMs = Math.min(...this.#waiting.map((query) => query.dueAtMs));
    const nextIndex = this.#waiting.findIndex((query) => query.dueAtMs === dueAtMs);
    const [query] = nextIndex < 0 ? [] : this.#waiting.splice(nextIndex, 1);
    if (query) query.start();
    else this.#isBusy = false;
  }
}
