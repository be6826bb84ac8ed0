import { runInBackground } from '#db/background-work.ts';

/** A task ran longer than its time limit. */
class TaskTimeout extends Error {
  override readonly name = 'TaskTimeout';

  constructor(timeoutMs: number) {
    super(`not finished after ${Math.round(timeoutMs / 1000)} seconds`);
  }
}

/** Another process runs the task, because its lease was not renewed in time. */
class LeaseLost extends Error {
  override readonly name = 'LeaseLost';
}

export interface LeaseOptions {
  readonly timeoutMs: number;
  /** Milliseconds between two renewals of the lease. */
  readonly renewalIntervalMs: number;
  /** Renews the lease. @returns false if the lease is lost */
  readonly renewLease: () => Promise<boolean>;
  /** Ends the task early, for example because the process stops. */
  readonly stopSignal?: AbortSignal;
}

/** Returns a promise that rejects with the reason of the signal once it is aborted. */
const waitForAbort = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });

/**
 * Runs a task as background work and renews its lease. Ends the task when its time is over, its
 * lease is lost or `stopSignal` is aborted: the returned promise rejects, and the next statement of
 * the task fails.
 */
export async function runWithLease(
  operation: (signal: AbortSignal) => Promise<void>,
  { timeoutMs, renewalIntervalMs, renewLease, stopSignal }: LeaseOptions,
): Promise<void> {
  const controller = new AbortController();
  const { signal } = controller;
  const end = (reason: unknown): void => controller.abort(reason);
  const endByStop = (): void => end(stopSignal?.reason);
  const timeout = setTimeout(() => end(new TaskTimeout(timeoutMs)), timeoutMs);
  const renewal = setInterval(() => {
    renewLease().then(
      (holdsLease) => !holdsLease && end(new LeaseLost('another process has the lease')),
      // The database may be unavailable for a moment. If it is for longer, the lease expires.
      () => undefined,
    );
  }, renewalIntervalMs);
  stopSignal?.addEventListener('abort', endByStop);
  if (stopSignal?.aborted) endByStop();
  try {
    const aborted = waitForAbort(signal);
    aborted.catch(() => undefined);
    signal.throwIfAborted();
    await Promise.race([runInBackground(() => operation(signal), signal), aborted]);
  } finally {
    clearTimeout(timeout);
    clearInterval(renewal);
    stopSignal?.removeEventListener('abort', endByStop);
  }
}
