/**
 * Deadlines in milliseconds. Each layer has less time than its caller, so that work ends before its
 * caller gives up (docs/architecture.md).
 */
export const DEADLINES_MS = {
  page: 3000,
  primaryLoader: 1500,
  secondaryLoader: 600,
  /**
   * One read request to the API; shorter than a loader's deadline, so that the loader can continue
   * without the data.
   */
  apiRead: 1000,
  /** A form action: the deadline of the page minus the time for rendering. */
  action: 2500,
} as const;

/** Thrown when a deadline has passed; the page responds with 503 and `retry-after`. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Thrown when the visitor closed the connection; not an error of the aborted work. */
export class VisitorGoneError extends Error {
  override readonly name = 'VisitorGoneError';

  constructor() {
    super('the visitor has gone');
  }
}

/**
 * Runs work until a deadline passes or an outer signal aborts. The signal given to the work then
 * aborts and the returned promise rejects, even if the work ignores its signal.
 * @throws DeadlineError after `ms` milliseconds or when the outer signal aborts; VisitorGoneError
 *   when the outer signal aborts because the visitor left
 */
export async function withDeadline<Result>(
  label: string,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const expire = () => {
    const abortReason: unknown = outer?.reason;
    const error =
      abortReason instanceof VisitorGoneError
        ? abortReason
        : new DeadlineError(`${label} took longer than ${ms} ms`);
    controller.abort(error);
    reject(error);
  };
  const timer = setTimeout(expire, ms);
  outer?.addEventListener('abort', expire, { once: true });
  if (outer?.aborted) expire();
  try {
    return await Promise.race([work(controller.signal), expired]);
  } finally {
    clearTimeout(timer);
    outer?.removeEventListener('abort', expire);
  }
}

/**
 * Waits for work until a signal aborts, even if the work ignores the signal. Used for parts of a
 * page, which continues without a late part.
 * @throws DeadlineError when the signal aborts first
 */
export async function waitUnlessAborted<Result>(
  label: string,
  signal: AbortSignal,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  if (!work) return undefined;
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new DeadlineError(`${label} took too long`));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
