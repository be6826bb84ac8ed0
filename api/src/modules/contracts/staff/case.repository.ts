import { and, asc, desc, eq, getTableColumns, inArray, isNull, not, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';

import type { ContractView } from '@gruenland/shared-contracts/api/staff-contracts.ts';

import type { Executor } from '#db/database.ts';
import { contractHandlings as handlings } from '#db/tables/handlings.ts';
import { tasks } from '#db/tables/tasks.ts';
import { contractDeclarations as declarations } from '#db/tables/print-subscriptions.ts';
import { users } from '#db/tables/users.ts';

import { deadlineRules } from './deadline.ts';

/** Maximum number of declarations on one page of the list. */
export const maxCasesPerPage = 50;

export type HandlingChange = Partial<
  Omit<typeof handlings.$inferInsert, 'declarationId' | 'version' | 'createdAt' | 'updatedAt'>
> & { readonly handledBy: string };

const contractId = sql<
  string | null
>`coalesce(${handlings.subscriptionId}, ${declarations.subscriptionId})`;

/**
 * SQL condition for ordinary cancellations of a known contract, which need no decision by staff.
 */
const settledAutomaticallyCondition = sql`(${declarations.kind} = 'cancellation' AND ${declarations.manner} = 'ordinary'
  AND ${contractId} IS NOT NULL)`;
const openCondition = and(isNull(handlings.doneAt), not(settledAutomaticallyCondition));

const viewConditions: Readonly<Record<ContractView, SQL | undefined>> = {
  offen: openCondition,
  erledigt: sql`NOT (${openCondition})`,
};

/** SQL expression for the deadline of a case, by the same rule as in `deadline.ts`. */
const dueDayExpression = sql`((${declarations.receivedAt} AT TIME ZONE 'Europe/Berlin')::date + CASE
  WHEN ${declarations.kind} = 'withdrawal' THEN ${deadlineRules.withdrawal.days}::int
  WHEN ${declarations.manner} = 'extraordinary' THEN ${deadlineRules.extraordinary.days}::int
  ELSE ${deadlineRules.ordinary.days}::int END)`;

const selectContractCases = (db: Executor) =>
  db
    .select({
      declaration: declarations,
      handling: handlings,
      contractId,
      handledBy: users.displayName,
    })
    .from(declarations)
    .leftJoin(handlings, eq(handlings.declarationId, declarations.id))
    .leftJoin(users, eq(users.id, handlings.handledBy))
    .$dynamic();

export type StoredCase = Awaited<ReturnType<typeof selectContractCases>>[number];

/**
 * Returns one page of cases. Open cases are sorted by deadline. Other views are sorted by receipt,
 * newest first.
 */
export async function findCases(
  db: Executor,
  view: ContractView,
  page: number,
): Promise<StoredCase[]> {
  const sortOrder =
    view === 'offen'
      ? [asc(dueDayExpression), asc(declarations.id)]
      : [desc(declarations.receivedAt), desc(declarations.id)];
  return selectContractCases(db)
    .where(viewConditions[view])
    .orderBy(...sortOrder)
    .limit(maxCasesPerPage)
    .offset((page - 1) * maxCasesPerPage);
}

export async function findCase(db: Executor, id: string): Promise<StoredCase | null> {
  const rows = await selectContractCases(db).where(eq(declarations.id, id));
  return rows[0] ?? null;
}

/**
 * Like `findCase`, but locks the case until the transaction ends. Uses an advisory lock, because
 * `FOR UPDATE` needs the right to change declarations, which the api lacks (decision 093).
 */
export async function lockCase(tx: Executor, id: string): Promise<StoredCase | null> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${`contract ${id}`}, 0))`);
  return findCase(tx, id);
}

/** Counts open, overdue and settled cases. @param today the current day in Germany */
export async function countCases(db: Executor, today: string) {
  const [row] = await db
    .select({
      open: sql<number>`count(*) FILTER (WHERE ${openCondition})`.mapWith(Number),
      overdue:
        sql<number>`count(*) FILTER (WHERE ${openCondition} AND ${dueDayExpression} < ${today}::date)`.mapWith(
          Number,
        ),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(declarations)
    .leftJoin(handlings, eq(handlings.declarationId, declarations.id));
  const { open = 0, overdue = 0, all = 0 } = row ?? {};
  return { open, overdue, settled: all - open };
}

/** Saves how staff handled a declaration. The caller must have locked the declaration. */
export async function saveHandling(
  tx: Executor,
  declarationId: string,
  change: HandlingChange,
): Promise<void> {
  await tx
    .insert(handlings)
    .values({ ...change, declarationId })
    .onConflictDoUpdate({
      target: handlings.declarationId,
      set: { ...change, version: sql`${handlings.version} + 1`, updatedAt: new Date() },
    });
}

/** Returns how staff handled these declarations, without the names of staff members. */
export async function findHandlingsByDeclarations(db: Executor, declarationIds: readonly string[]) {
  if (declarationIds.length === 0) return [];
  const { handledBy: _handledBy, version: _version, ...columns } = getTableColumns(handlings);
  return db
    .select(columns)
    .from(handlings)
    .where(inArray(handlings.declarationId, [...declarationIds]));
}

/** Returns the task that mails the receipt, or null if the finished task was deleted already. */
export async function findReceiptTask(db: Executor, declarationId: string) {
  const ownTaskCondition = and(
    eq(tasks.kind, 'mail.contract-receipt'),
    sql`${tasks.payload} ->> 'declarationId' = ${declarationId}`,
  );
  const task = await findReceiptState(db, ownTaskCondition);
  // The mail of another task may contain this receipt.
  const mailTask = task?.sentWith && (await findReceiptState(db, eq(tasks.id, task.sentWith)));
  const { state, at } = mailTask || task || {};
  return state ? { state, at: at ?? null } : null;
}

async function findReceiptState(db: Executor, condition: SQL | undefined) {
  const [task] = await db
    .select({
      state: tasks.state,
      at: tasks.finishedAt,
      sentWith: sql<string | null>`${tasks.payload} ->> 'sentWith'`,
    })
    .from(tasks)
    .where(condition)
    .limit(1);
  return task ?? null;
}
