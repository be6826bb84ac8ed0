import { eq, lt } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { idempotencyKeys } from '#db/tables/idempotency-keys.ts';

import type { IdempotentRequest } from './idempotency-key.ts';

/**
 * Inserts an idempotency key. If another open transaction has inserted the same key, waits until
 * that transaction has ended.
 * @returns whether the key was new
 */
export async function insertIdempotencyKey(
  tx: Executor,
  idempotentRequest: IdempotentRequest,
): Promise<boolean> {
  const insertedRows = await tx
    .insert(idempotencyKeys)
    .values({ id: idempotentRequest.id, requestHash: idempotentRequest.requestHash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return insertedRows.length > 0;
}

export async function saveResponse(tx: Executor, id: string, result: unknown): Promise<void> {
  await tx.update(idempotencyKeys).set({ answer: result }).where(eq(idempotencyKeys.id, id));
}

export async function findIdempotencyKey(tx: Executor, id: string) {
  const rows = await tx.select().from(idempotencyKeys).where(eq(idempotencyKeys.id, id));
  return rows[0] ?? null;
}

export async function deleteOldIdempotencyKeys(db: Executor, createdBefore: Date): Promise<void> {
  await deleteInBatches(db, idempotencyKeys, lt(idempotencyKeys.createdAt, createdBefore));
}
