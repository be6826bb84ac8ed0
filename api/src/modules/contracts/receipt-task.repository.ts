import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Executor } from '#db/database.ts';
import { contractDeclarations } from '#db/tables/print-subscriptions.ts';
import { tasks } from '#db/tables/tasks.ts';

import type { NewDeclaration, StoredDeclaration } from './contract.repository.ts';

const columns = contractDeclarations;

/** Returns the idempotency key of the task that mails the receipt of a declaration. */
export const getReceiptKey = (declarationId: string): string => `contract-receipt:${declarationId}`;

const isReceiptTask = eq(tasks.idempotencyKey, sql`'contract-receipt:' || ${columns.id}`);

const isSame = (column: PgColumn, value: string | null | undefined) =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

/**
 * Returns whether the receipt of a declaration with the same content and email address was mailed,
 * or waits to be mailed.
 */
export async function hasReceiptTask(db: Executor, declaration: NewDeclaration): Promise<boolean> {
  const { kind, email, name, contract, manner, reason, endsOn } = declaration;
  const isEqual = and(
    eq(columns.email, email),
    eq(columns.kind, kind),
    eq(columns.name, name),
    eq(columns.contract, contract),
    isSame(columns.manner, manner),
    isSame(columns.reason, reason),
    isSame(columns.endsOn, endsOn),
  );
  const rows = await db
    .select({ id: columns.id })
    .from(columns)
    .innerJoin(tasks, isReceiptTask)
    .where(and(isEqual, ne(tasks.state, 'failed')))
    .limit(1);
  return rows.length > 0;
}

/** Finds up to 50 declarations of an email address whose receipt mail waits for a later hour. */
export async function findDelayedReceipts(
  db: Executor,
  email: string,
): Promise<{ readonly taskId: string; readonly declaration: StoredDeclaration }[]> {
  const isDelayed = and(eq(tasks.state, 'waiting'), gt(tasks.runAt, sql`now()`));
  return db
    .select({ taskId: tasks.id, declaration: columns })
    .from(columns)
    .innerJoin(tasks, isReceiptTask)
    .where(and(eq(columns.email, email), isDelayed))
    .orderBy(columns.id)
    .limit(50);
}

/** Ends waiting tasks whose receipts were sent with another mail. */
export async function endDelayedReceipts(db: Executor, taskIds: readonly string[]): Promise<void> {
  await db
    .update(tasks)
    .set({ state: 'done', finishedAt: sql`now()` })
    .where(and(inArray(tasks.id, [...taskIds]), eq(tasks.state, 'waiting')));
}
