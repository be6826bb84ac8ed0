/**
 * Deadlines in milliseconds. Each layer has less time than its caller, so that work ends before its
 * caller gives up (docs/architecture.md).
 */
export const DEADLINES_MS = {
  /** The whole response, including an error screen; shorter than the edge's timeout of 5 s. */
  response: 4000,
  /** The page without its error screen. */
  page: 3000,
  primaryLoader: 1500,
  secondaryLoader: 600,
  /**
   * Deadline of one read request to the API. This deadline is shorter than that of a loader, so
   * that the loader can continue without the data.
   */
  apiRead: 1000,
  /** Deadline of a form action: the page's deadline minus the time for rendering. */
  action: 2500,
} as const;

/** Thrown when a deadline has passed; the page responds with 503 and `retry-after`. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Thrown when the visitor closed the connection. The aborted work itself has not failed. */
export class VisitorGoneError extends Error {
  override readonly name = 'VisitorGoneError';

  constructor() {
    super('the visitor has gone');
  }
}

/**
 * Runs work, at most until a deadline passes or an outer signal aborts. The signal given to the
 * work then aborts and the returned promise rejects, even if the work ignores its signal.
 * @throws DeadlineError after `ms` milliseconds or when the outer signal aborts; VisitorGoneError
 *   when the outer signal aborts because the visitor left
 */
export async function runWithDeadline<Result>(
  label: string,
  timeoutMs: number,
  outerSignal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: expiryPromise, reject } = Promise.withResolvers<never>();
  const expire = () => {
    const abortReason: unknown = outerSignal?.reason;
    const error =
      abortReason instanceof VisitorGoneError
        ? abortReason
        : new DeadlineError(`${label} took longer than ${timeoutMs} ms`);
    controller.abort(error);
    reject(error);
  };
  const timer = setTimeout(expire, timeoutMs);
  outerSignal?.addEventListener('abort', expire, { once: true });
  if (outerSignal?.aborted) expire();
  try {
    return await Promise.race([work(controller.signal), expiryPromise]);
  } finally {
    clearTimeout(timer);
    outerSignal?.removeEventListener('abort', expire);
  }
}

/**
 * Waits for work until a signal aborts, even if the work ignores the signal. Used for parts of a
 * page: the page continues without a part that is late.
 * @throws DeadlineError when the signal aborts first
 */
export async function waitUnlessAborted<Result>(
  label: string,
  signal: AbortSignal,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  if (!work) return undefined;
  const { promise: abortPromise, reject } = Promise.withResolvers<never>();
  const rejectLate = () =>
    reject(new DeadlineError(`${label} took too long; the page continues without it`));
  if (signal.aborted) rejectLate();
  signal.addEventListener('abort', rejectLate, { once: true });
  try {
    return await Promise.race([work, abortPromise]);
  } finally {
    signal.removeEventListener('abort', rejectLate);
  }
}
