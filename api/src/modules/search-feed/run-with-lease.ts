import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';

import { LEASE_SECONDS, releaseLease, takeLease } from './outbox.repository.ts';

/**
 * Runs an operation while this process holds the lease `name`, which no other process can hold
 * meanwhile. If the lease is lost, because the database was unavailable for too long, the signal of
 * the operation aborts.
 *
 * @returns false if another process holds the lease; the operation did not run then
 */
export async function runWithLease(
  db: Executor,
  name: string,
  operation: (signal: AbortSignal) => Promise<void>,
): Promise<boolean> {
  const holderId = ulid();
  if (!(await takeLease(db, name, holderId))) return false;
  const lossController = new AbortController();
  const renew = async (): Promise<void> => {
    const isHeld = await takeLease(db, name, holderId).catch(() => false);
    if (!isHeld) lossController.abort(new Error(`the lease ${name} was lost`));
  };
  const timer = setInterval(() => void renew(), LEASE_SECONDS * 500);
  try {
    await operation(lossController.signal);
    return true;
  } finally {
    clearInterval(timer);
    // A lease that cannot be released ends by itself.
    await releaseLease(db, name, holderId).catch(() => undefined);
  }
}
