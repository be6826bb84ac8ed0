import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '#store/release-store.ts';
import { StoreConflictError } from '#store/release-store.ts';

/** Milliseconds after which a claim counts as abandoned by a process that has ended. */
const CLAIM_TIMEOUT_MS = 30_000;
/** Maximum time to wait for the lock, in milliseconds. */
const MAX_WAIT_MS = 40_000;
/** Maximum random pause between two attempts, in milliseconds. */
const MAX_PAUSE_MS = 400;

/**
 * Runs `task` while holding a lock on `path`, in a store without conditional writes but with
 * read-after-write consistency. Each writer writes a claim and then lists all claims. A writer that
 * sees the claim of another writer removes its own claim and retries. Of two concurrent writers, at
 * least one sees the other's claim, because each writes before it lists.
 *
 * @throws {StoreConflictError} when the lock is not free within 40 s
 */
export async function runWithLock(
  store: Pick<ReleaseStore, 'write' | 'list' | 'remove'>,
  path: string,
  task: () => Promise<void>,
): Promise<void> {
  const folder = `${path}.claims`;
  for (
    const deadline = Date.now() + MAX_WAIT_MS;
    Date.now() < deadline;
    await pause(Math.random() * MAX_PAUSE_MS)
  ) {
    const claim = `${folder}/${Date.now()}-${randomUUID()}.json`;
    await store.write(claim, Buffer.from('{}\n'));
    try {
      const otherClaims = (await store.list(folder)).filter((otherClaim) => otherClaim !== claim);
      const activeClaims = otherClaims.filter(
        (otherClaim) => Date.now() - parseClaimTime(otherClaim) < CLAIM_TIMEOUT_MS,
      );
      if (activeClaims.length === 0) {
        await store.remove(otherClaims);
        await task();
        return;
      }
    } finally {
      await store.remove([claim]);
    }
  }
  throw new StoreConflictError(`${path} has been locked for too long`);
}

/**
 * Returns the time at which the claim was written, in milliseconds since 1970. The time comes from
 * the clock of the process that wrote the claim.
 */
function parseClaimTime(claim: string): number {
  return Number(claim.slice(claim.lastIndexOf('/') + 1).split('-')[0]);
}
