/**
 * Each layer has less time than its caller, so that work stops when nobody waits for it any more
 * (docs/architecture.md). Milliseconds.
 */
export const DEADLINES = {
  page: 3000,
  primaryLoader: 1500,
  secondaryLoader: 600,
  /** One read of the api: a loader that can do without it still has time to say so. */
  apiRead: 1000,
  /** A form may write; it gets the page's time less the render's. */
  action: 2500,
} as const;

/** Thrown when a deadline passed; pages answer it with 503 and a retry. */
export class DeadlineError extends Error {
  override readonly name = 'DeadlineError';
}

/** Nobody waits for the page any more: no fault of anything that was under way for it. */
export class VisitorGoneError extends Error {
  override readonly name = 'VisitorGoneError';

  constructor() {
    super('the visitor has gone');
  }
}

/**
 * Runs work with a deadline of its own inside an outer signal. The work's signal aborts at the
 * deadline, and the returned promise rejects then even if the work ignores the signal.
 * @throws DeadlineError after `ms` milliseconds or when the outer signal aborts; VisitorGoneError
 * when it does because the visitor has gone.
 */
export async function withDeadline<Result>(
  what: string,
  ms: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: expired, reject } = Promise.withResolvers<never>();
  const expire = () => {
    const gone: unknown = outer?.reason;
    const error =
      gone instanceof VisitorGoneError
        ? gone
        : new DeadlineError(`${what} took longer than ${ms} ms`);
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
 * Waits for work no longer than a signal allows, whether the work heeds it or not. For parts of a
 * page: each ends by itself, and the page goes on without it.
 * @throws DeadlineError when the signal aborts first.
 */
export async function untilAborted<Result>(
  what: string,
  signal: AbortSignal,
  work: Promise<Result> | undefined,
): Promise<Result | undefined> {
  if (!work) return undefined;
  const { promise: ended, reject } = Promise.withResolvers<never>();
  const end = () => reject(new DeadlineError(`${what} took too long`));
  if (signal.aborted) end();
  signal.addEventListener('abort', end, { once: true });
  try {
    return await Promise.race([work, ended]);
  } finally {
    signal.removeEventListener('abort', end);
  }
}
