import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type {
  ServiceRequestState,
  ServiceRequestKind,
} from '@gruenland/shared-contracts/api/staff-service-requests.ts';

import type { Executor } from '#db/database.ts';
import { serviceRequestHandlings } from '#db/tables/handlings.ts';
import { printRequests, printSubscriptions } from '#db/tables/print-subscriptions.ts';
import { users } from '#db/tables/users.ts';

/** Number of service requests per page of the list. */
export const requestsPerPage = 50;

export interface ServiceRequestFilter {
  readonly state: ServiceRequestState;
  readonly kind: ServiceRequestKind | undefined;
}

/** Selects orders and requests about contracts as one list of service requests. */
function selectAllServiceRequests(db: Executor) {
  const getKind = (kind: SQL) => sql<ServiceRequestKind>`${kind}`.as('request_kind');
  return unionAll(
    db
      .select({
        requestId: sql<string>`${printSubscriptions.id}`.as('request_id'),
        kind: getKind(sql`'order'`),
        contractId: sql<string>`${printSubscriptions.id}`.as('contract_id'),
        receivedAt: sql`${printSubscriptions.createdAt}`
          .mapWith(printSubscriptions.createdAt)
          .as('received_at'),
        details: sql<unknown>`NULL::jsonb`.as('details'),
      })
      .from(printSubscriptions),
    db
      .select({
        requestId: sql<string>`${printRequests.id}`.as('request_id'),
        kind: getKind(sql`${printRequests.kind}`),
        contractId: sql<string>`${printRequests.subscriptionId}`.as('contract_id'),
        receivedAt: sql`${printRequests.createdAt}`
          .mapWith(printRequests.createdAt)
          .as('received_at'),
        details: sql<unknown>`${printRequests.details}`.as('details'),
      })
      .from(printRequests),
  ).as('service_requests');
}

const effectiveState = sql<ServiceRequestState>`coalesce(${serviceRequestHandlings.state}, 'new')`;

function createServiceRequestQuery(db: Executor) {
  const request = selectAllServiceRequests(db);
  const query = db
    .select({
      id: request.requestId,
      kind: request.kind,
      receivedAt: request.receivedAt,
      details: request.details,
      contract: printSubscriptions,
      work: serviceRequestHandlings,
      handledBy: users.displayName,
    })
    .from(request)
    .innerJoin(printSubscriptions, eq(printSubscriptions.id, request.contractId))
    .leftJoin(serviceRequestHandlings, eq(serviceRequestHandlings.subjectId, request.requestId))
    .leftJoin(users, eq(users.id, serviceRequestHandlings.handledBy));
  return { request, query };
}

export type StoredServiceRequest = Awaited<
  ReturnType<typeof createServiceRequestQuery>['query']
>[number];

/** Returns one page of the service requests in a state, oldest first. */
export async function findServiceRequests(
  db: Executor,
  { state, kind }: ServiceRequestFilter,
  page: number,
): Promise<StoredServiceRequest[]> {
  const { request, query } = createServiceRequestQuery(db);
  return query
    .where(and(eq(effectiveState, state), kind ? eq(request.kind, kind) : undefined))
    .orderBy(asc(request.receivedAt), asc(request.requestId))
    .limit(requestsPerPage)
    .offset((page - 1) * requestsPerPage);
}

export async function findServiceRequest(
  db: Executor,
  id: string,
): Promise<StoredServiceRequest | null> {
  const { request, query } = createServiceRequestQuery(db);
  const rows = await query.where(eq(request.requestId, id));
  return rows[0] ?? null;
}

/** Counts service requests per state. */
export async function countServiceRequests(
  db: Executor,
  kind: ServiceRequestKind | undefined,
): Promise<ReadonlyMap<ServiceRequestState, number>> {
  const request = selectAllServiceRequests(db);
  const rows = await db
    .select({ state: effectiveState, count: count() })
    .from(request)
    .leftJoin(serviceRequestHandlings, eq(serviceRequestHandlings.subjectId, request.requestId))
    .where(kind ? eq(request.kind, kind) : undefined)
    .groupBy(effectiveState);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/**
 * Saves state and note of a service request if `version` is its current version. A request without
 * a stored state has version 0.
 */
export async function saveHandling(
  tx: Executor,
  subjectId: string,
  version: number,
  handling: {
    readonly state: ServiceRequestState;
    readonly note: string | null;
    readonly handledBy: string;
  },
): Promise<boolean> {
  if (version === 0) {
    const insertedRows = await tx
      .insert(serviceRequestHandlings)
      .values({ subjectId, ...handling })
      .onConflictDoNothing()
      .returning({ id: serviceRequestHandlings.subjectId });
    return insertedRows.length > 0;
  }
  const savedRows = await tx
    .update(serviceRequestHandlings)
    .set({ ...handling, version: sql`${serviceRequestHandlings.version} + 1` })
    .where(
      and(
        eq(serviceRequestHandlings.subjectId, subjectId),
        eq(serviceRequestHandlings.version, version),
      ),
    )
    .returning({ id: serviceRequestHandlings.subjectId });
  return savedRows.length > 0;
}

/** Returns the orders received from one day to another (both inclusive, German time). */
export async function findOrdersBetween(
  db: Executor,
  firstDay: string,
  lastDay: string,
  limit: number,
) {
  const orderDay = sql`(${printSubscriptions.createdAt} AT TIME ZONE 'Europe/Berlin')::date`;
  return db
    .select({ contract: printSubscriptions, work: serviceRequestHandlings })
    .from(printSubscriptions)
    .leftJoin(serviceRequestHandlings, eq(serviceRequestHandlings.subjectId, printSubscriptions.id))
    .where(sql`${orderDay} BETWEEN ${firstDay}::date AND ${lastDay}::date`)
    .orderBy(asc(printSubscriptions.createdAt), asc(printSubscriptions.id))
    .limit(limit);
}
