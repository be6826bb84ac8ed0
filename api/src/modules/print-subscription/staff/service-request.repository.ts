import { and, asc, count, eq, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';

import type { DeskState, DeskTaskKind } from '@gruenland/shared-contracts/api/staff-service-requests.ts';

import type { Executor } from '#db/database.ts';
import { deskWork } from '#db/tables/handlings.ts';
import { printRequests, printSubscriptions } from '#db/tables/print-subscriptions.ts';
import { users } from '#db/tables/users.ts';

/** Tasks of one page of the list. */
export const tasksPerPage = 50;

export interface TaskFilter {
  readonly state: DeskState;
  readonly kind: DeskTaskKind | undefined;
}

/** Everything that was sent: each order, and each wish about a contract. */
function allTasks(db: Executor) {
  const kindOf = (kind: SQL) => sql<DeskTaskKind>`${kind}`.as('task_kind');
  return unionAll(
    db
      .select({
        taskId: sql<string>`${printSubscriptions.id}`.as('task_id'),
        kind: kindOf(sql`'order'`),
        contractId: sql<string>`${printSubscriptions.id}`.as('contract_id'),
        receivedAt: sql`${printSubscriptions.createdAt}`
          .mapWith(printSubscriptions.createdAt)
          .as('received_at'),
        details: sql<unknown>`NULL::jsonb`.as('asked'),
      })
      .from(printSubscriptions),
    db
      .select({
        taskId: sql<string>`${printRequests.id}`.as('task_id'),
        kind: kindOf(sql`${printRequests.kind}`),
        contractId: sql<string>`${printRequests.subscriptionId}`.as('contract_id'),
        receivedAt: sql`${printRequests.createdAt}`
          .mapWith(printRequests.createdAt)
          .as('received_at'),
        details: sql<unknown>`${printRequests.details}`.as('asked'),
      })
      .from(printRequests),
  ).as('tasks');
}

const stateOf = sql<DeskState>`coalesce(${deskWork.state}, 'neu')`;

function tasks(db: Executor) {
  const task = allTasks(db);
  const query = db
    .select({
      id: task.taskId,
      kind: task.kind,
      receivedAt: task.receivedAt,
      details: task.details,
      contract: printSubscriptions,
      work: deskWork,
      handledBy: users.displayName,
    })
    .from(task)
    .innerJoin(printSubscriptions, eq(printSubscriptions.id, task.contractId))
    .leftJoin(deskWork, eq(deskWork.subjectId, task.taskId))
    .leftJoin(users, eq(users.id, deskWork.handledBy));
  return { task, query };
}

export type StoredTask = Awaited<ReturnType<typeof tasks>['query']>[number];

/** One page of the tasks in a state, the oldest first. */
export async function findTasks(
  db: Executor,
  { state, kind }: TaskFilter,
  page: number,
): Promise<StoredTask[]> {
  const { task, query } = tasks(db);
  return query
    .where(and(eq(stateOf, state), kind ? eq(task.kind, kind) : undefined))
    .orderBy(asc(task.receivedAt), asc(task.taskId))
    .limit(tasksPerPage)
    .offset((page - 1) * tasksPerPage);
}

export async function findTask(db: Executor, id: string): Promise<StoredTask | null> {
  const { task, query } = tasks(db);
  const rows = await query.where(eq(task.taskId, id));
  return rows[0] ?? null;
}

/** How many tasks are in each state. */
export async function countTasks(
  db: Executor,
  kind: DeskTaskKind | undefined,
): Promise<ReadonlyMap<DeskState, number>> {
  const task = allTasks(db);
  const rows = await db
    .select({ state: stateOf, count: count() })
    .from(task)
    .leftJoin(deskWork, eq(deskWork.subjectId, task.taskId))
    .where(kind ? eq(task.kind, kind) : undefined)
    .groupBy(stateOf);
  return new Map(rows.map((row) => [row.state, row.count]));
}

/**
 * Notes how far a task is, made from `version`; 0 stands for a task that nobody has touched.
 *
 * @returns false when somebody else was quicker
 */
export async function saveWork(
  tx: Executor,
  subjectId: string,
  version: number,
  work: { readonly state: DeskState; readonly note: string | null; readonly handledBy: string },
): Promise<boolean> {
  if (version === 0) {
    const made = await tx
      .insert(deskWork)
      .values({ subjectId, ...work })
      .onConflictDoNothing()
      .returning({ id: deskWork.subjectId });
    return made.length > 0;
  }
  const written = await tx
    .update(deskWork)
    .set({ ...work, version: sql`${deskWork.version} + 1` })
    .where(and(eq(deskWork.subjectId, subjectId), eq(deskWork.version, version)))
    .returning({ id: deskWork.subjectId });
  return written.length > 0;
}

/** Orders that came in from the first to the last of these days in Germany. */
export async function findOrdersBetween(db: Executor, from: string, to: string, limit: number) {
  const day = sql`(${printSubscriptions.createdAt} AT TIME ZONE 'Europe/Berlin')::date`;
  return db
    .select({ contract: printSubscriptions, work: deskWork })
    .from(printSubscriptions)
    .leftJoin(deskWork, eq(deskWork.subjectId, printSubscriptions.id))
    .where(sql`${day} BETWEEN ${from}::date AND ${to}::date`)
    .orderBy(asc(printSubscriptions.createdAt), asc(printSubscriptions.id))
    .limit(limit);
}
