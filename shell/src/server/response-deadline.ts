import { DEADLINES_MS, runWithDeadline } from './deadlines.ts';

/**
 * The time limit for one response. It starts when the work on the response starts, and no step can
 * extend it.
 */
export class ResponseDeadline {
  /** Aborts when the time of the current phase is over or the visitor leaves. */
  readonly signal: AbortSignal;
  readonly #startMs: number;

  /** @param signal aborts when the visitor leaves */
  constructor(signal: AbortSignal, startMs: number = performance.now()) {
    this.signal = signal;
    this.#startMs = startMs;
  }

  /**
   * Runs the work on a page within a limit that leaves time for the error screen.
   * @throws DeadlineError when the time for the page is over; VisitorGoneError when the visitor
   *   left
   */
  runPageWork<Result>(work: (deadline: ResponseDeadline) => Promise<Result>): Promise<Result> {
    return this.#run('page', DEADLINES_MS.page, this.signal, work);
  }

  /**
   * Runs the work on an error screen in the remaining time. The work also runs if the visitor has
   * left, because the response counts as a fault of the release that failed.
   * @throws DeadlineError when the time for the response is over
   */
  runErrorScreenWork<Result>(
    work: (deadline: ResponseDeadline) => Promise<Result>,
  ): Promise<Result> {
    return this.#run('error screen', DEADLINES_MS.response, undefined, work);
  }

  #run<Result>(
    label: string,
    endMs: number,
    outerSignal: AbortSignal | undefined,
    work: (deadline: ResponseDeadline) => Promise<Result>,
  ): Promise<Result> {
    const remainingMs = Math.max(0, this.#startMs + endMs - performance.now());
    return runWithDeadline(label, remainingMs, outerSignal, (signal) =>
      work(new ResponseDeadline(signal, this.#startMs)),
    );
  }
}
