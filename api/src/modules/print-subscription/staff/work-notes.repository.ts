import { eq, inArray, isNotNull, lt, and, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import { serviceRequestHandlings } from '#db/tables/handlings.ts';
import { printRequests } from '#db/tables/print-subscriptions.ts';

/** Returns the handling state and notes of contracts and of the service requests about them. */
export async function findHandlingsOfContracts(db: Executor, contractIds: readonly string[]) {
  if (contractIds.length === 0) return [];
  const contractId = sql<string>`coalesce(${printRequests.subscriptionId}, ${serviceRequestHandlings.subjectId})`;
  return db
    .select({
      contractId,
      state: serviceRequestHandlings.state,
      note: serviceRequestHandlings.note,
      updatedAt: serviceRequestHandlings.updatedAt,
    })
    .from(serviceRequestHandlings)
    .leftJoin(printRequests, eq(printRequests.id, serviceRequestHandlings.subjectId))
    .where(inArray(contractId, [...contractIds]));
}

/**
 * Deletes notes of service requests that were last updated before `updatedBefore`. Keeps the states
 * of the requests.
 */
export async function deleteOldHandlingNotes(db: Executor, updatedBefore: Date): Promise<void> {
  await updateInBatches(
    db,
    serviceRequestHandlings,
    // Keeps `updatedAt`, which the column's update default would otherwise set to now.
    { note: null, updatedAt: sql`${serviceRequestHandlings.updatedAt}` },
    and(
      isNotNull(serviceRequestHandlings.note),
      lt(serviceRequestHandlings.updatedAt, updatedBefore),
    ),
  );
}

/** Deletes the handling states of orders and service requests that were deleted. */
export async function deleteHandlingsWithoutSubject(db: Executor): Promise<void> {
  const { subjectId } = serviceRequestHandlings;
  await deleteInBatches(
    db,
    serviceRequestHandlings,
    sql`not exists (select 1 from print_subscriptions s where s.id = ${subjectId})
      and not exists (select 1 from print_requests r where r.id = ${subjectId})`,
  );
}
