import { eq, inArray, isNotNull, lt, and, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deskWork } from '#db/tables/handlings.ts';
import { printRequests } from '#db/tables/print-subscriptions.ts';

/** What was noted about contracts and the wishes about them. */
export async function findWorkOf(db: Executor, contractIds: readonly string[]) {
  if (contractIds.length === 0) return [];
  const contractId = sql<string>`coalesce(${printRequests.subscriptionId}, ${deskWork.subjectId})`;
  return db
    .select({
      contractId,
      state: deskWork.state,
      note: deskWork.note,
      updatedAt: deskWork.updatedAt,
    })
    .from(deskWork)
    .leftJoin(printRequests, eq(printRequests.id, deskWork.subjectId))
    .where(inArray(contractId, [...contractIds]));
}

/** Takes notes away that nobody has touched since; that something was done stays. */
export async function forgetWorkNotes(db: Executor, before: Date): Promise<void> {
  await db
    .update(deskWork)
    // Not touched by anybody: the day of the last change stays.
    .set({ note: null, updatedAt: sql`${deskWork.updatedAt}` })
    .where(and(isNotNull(deskWork.note), lt(deskWork.updatedAt, before)));
}
