import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ReleaseStore } from '#store/release-store.ts';
import { StoreConflictError } from '#store/release-store.ts';

/** Milliseconds after which a claim counts as left behind by a process that died. */
const CLAIM_AGE = 30_000;
/** Milliseconds for getting a turn. */
const PATIENCE = 40_000;
/** Longest pause between two attempts, in milliseconds; the length is chance. */
const PAUSE = 400;

/**
 * Lets one writer at a time change a file in a store that has no conditional writes, only reads
 * that see every finished write. Each lays down a claim and then looks for others: whoever sees
 * another claim takes its own back and tries again. Two can never both see none, because each
 * wrote before it looked.
 *
 * @throws {StoreConflictError} when no turn comes
 */
export async function withTurn(
  store: Pick<ReleaseStore, 'write' | 'list' | 'remove'>,
  path: string,
  work: () => Promise<void>,
): Promise<void> {
  const folder = `${path}.claims`;
  for (const end = Date.now() + PATIENCE; Date.now() < end; await pause(Math.random() * PAUSE)) {
    const claim = `${folder}/${Date.now()}-${randomUUID()}.json`;
    await store.write(claim, Buffer.from('{}\n'));
    try {
      const others = (await store.list(folder)).filter((other) => other !== claim);
      const alive = others.filter((other) => Date.now() - claimedAt(other) < CLAIM_AGE);
      if (alive.length === 0) {
        await store.remove(others);
        await work();
        return;
      }
    } finally {
      await store.remove([claim]);
    }
  }
  throw new StoreConflictError(`${path} has been held for too long`);
}

/** Milliseconds since 1970, by the clock of the claim's writer. */
function claimedAt(claim: string): number {
  return Number(claim.slice(claim.lastIndexOf('/') + 1).split('-')[0]);
}
