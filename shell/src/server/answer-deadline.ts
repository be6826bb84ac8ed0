import { DEADLINES_MS, withDeadline } from './deadlines.ts';

/**
 * The time of one answer. It begins once, when the work on the answer begins; no step has time of
 * its own beyond it.
 */
export class AnswerDeadline {
  /** Aborts when the current phase must end or the visitor leaves. */
  readonly signal: AbortSignal;
  readonly #startMs: number;

  /** @param signal aborts when the visitor leaves */
  constructor(signal: AbortSignal, startMs: number = performance.now()) {
    this.signal = signal;
    this.#startMs = startMs;
  }

  /**
   * Runs the work on a page. It leaves time for the error screen.
   * @throws DeadlineError when the time of the page has passed; VisitorGoneError when the visitor
   *   left
   */
  runPage<Result>(work: (deadline: AnswerDeadline) => Promise<Result>): Promise<Result> {
    return this.#run('page', DEADLINES_MS.page, this.signal, work);
  }

  /**
   * Runs the work on an error screen in the rest of the time, also when the visitor has left: the
   * answer counts for the release that failed.
   * @throws DeadlineError when the time of the answer has passed
   */
  runErrorScreen<Result>(work: (deadline: AnswerDeadline) => Promise<Result>): Promise<Result> {
    return this.#run('error screen', DEADLINES_MS.answer, undefined, work);
  }

  #run<Result>(
    label: string,
    endMs: number,
    outerSignal: AbortSignal | undefined,
    work: (deadline: AnswerDeadline) => Promise<Result>,
  ): Promise<Result> {
    const msLeft = Math.max(0, this.#startMs + endMs - performance.now());
    return withDeadline(label, msLeft, outerSignal, (signal) =>
      work(new AnswerDeadline(signal, this.#startMs)),
    );
  }
}
