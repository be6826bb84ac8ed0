import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

import type { Drizzle, Executor } from '#db/database.ts';
import { contractDeclarations } from '#db/tables/print-subscriptions.ts';
import { tasks } from '#db/tables/tasks.ts';
import { getMailbox, buildMailboxSql } from '#mail/mailbox.ts';

import type { NewDeclaration, StoredDeclaration } from './contract.repository.ts';

const columns = contractDeclarations;

/** Returns the idempotency key of the task that mails the receipt of a declaration. */
export const getReceiptKey = (declarationId: string): string => `contract-receipt:${declarationId}`;

const receiptTaskCondition = eq(tasks.idempotencyKey, sql`'contract-receipt:' || ${columns.id}`);

const createSameValueCondition = (column: PgColumn, value: string | null | undefined) =>
  value === null || value === undefined ? isNull(column) : eq(column, value);

/**
 * Returns whether the receipt of a declaration with the same content and email address was mailed,
 * or waits to be mailed. Declarations with this email address wait until the transaction ends, so
 * that only one of several equal ones is mailed.
 */
export async function hasReceiptTask(tx: Executor, declaration: NewDeclaration): Promise<boolean> {
  const { kind, email, name, contract, manner, reason, endsOn } = declaration;
  const lockName = `contract-receipt ${email}`;
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lockName}, 0))`);
  const sameDeclarationCondition = and(
    eq(columns.email, email),
    eq(columns.kind, kind),
    eq(columns.name, name),
    eq(columns.contract, contract),
    createSameValueCondition(columns.manner, manner),
    createSameValueCondition(columns.reason, reason),
    createSameValueCondition(columns.endsOn, endsOn),
  );
  const rows = await tx
    .select({ id: columns.id })
    .from(columns)
    .innerJoin(tasks, receiptTaskCondition)
    .where(and(sameDeclarationCondition, ne(tasks.state, 'failed')))
    .limit(1);
  return rows.length > 0;
}

/** A receipt whose mail waits for a later hour. */
interface DelayedReceipt {
  readonly taskId: string;
  readonly declaration: StoredDeclaration;
}

/**
 * Decides which receipts the next mail to a mailbox contains, before it is sent: every attempt to
 * send it then has the same content, and no other mail contains these receipts. The other tasks end;
 * their receipts belong to the task of the mail.
 *
 * @param taskId the running task
 * @param declaration the declaration of the running task
 * @returns the task that sends the mail, and the further declarations in it. Another task than the
 *   running one is due at once.
 */
export async function collectReceipts(
  db: Drizzle,
  taskId: string,
  declaration: StoredDeclaration,
): Promise<{ readonly taskId: string; readonly includedIds: readonly string[] }> {
  return db.transaction(async (tx) => {
    const delayedReceipts = await findDelayedReceipts(tx, declaration);
    const [first, ...others] = delayedReceipts;
    const isOtherNext = first !== undefined && first.declaration.email !== declaration.email;
    const mailTaskId = isOtherNext ? first.taskId : taskId;
    const included = isOtherNext ? others : delayedReceipts;
    const includedIds = included.map((receipt) => receipt.declaration.id);
    await endIncludedTasks(
      tx,
      included.map((receipt) => receipt.taskId),
      mailTaskId,
    );
    await tx
      .update(tasks)
      .set({
        payload: sql`${tasks.payload} || ${JSON.stringify({ includedIds })}::jsonb`,
        ...(isOtherNext && { runAt: sql`now()` }),
      })
      .where(eq(tasks.id, mailTaskId));
    return { taskId: mailTaskId, includedIds };
  });
}

/**
 * Finds up to 50 delayed receipts that go to one email address of a mailbox, and locks their tasks.
 * Prefers an email address without a tag (`+abo`), then the one that has waited longest.
 *
 * @param competingDeclaration a declaration for the same mailbox, which takes part in this choice
 */
async function findDelayedReceipts(
  db: Executor,
  competingDeclaration: StoredDeclaration,
): Promise<DelayedReceipt[]> {
  const delayedCondition = and(
    eq(tasks.kind, 'mail.contract-receipt'),
    eq(tasks.state, 'waiting'),
    gt(tasks.runAt, sql`now()`),
    // The receipts of this mail are decided: only its sending is to be repeated.
    sql`NOT ${tasks.payload} ? 'includedIds'`,
  );
  const hasTagExpression = sql`${columns.email} LIKE '%+%'`;
  const mailboxCondition = and(
    eq(buildMailboxSql(columns.email), getMailbox(competingDeclaration.email)),
    delayedCondition,
  );
  const taskJoinCondition = eq(columns.id, sql`${tasks.payload} ->> 'declarationId'`);
  const preferredRows = await db
    .select({ email: columns.email, id: columns.id })
    .from(tasks)
    .innerJoin(columns, taskJoinCondition)
    .where(mailboxCondition)
    .orderBy(hasTagExpression, columns.id)
    .limit(1);
  const [first] = preferredRows;
  const email =
    first && isMailedBefore(first, competingDeclaration) ? first.email : competingDeclaration.email;
  return db
    .select({ taskId: tasks.id, declaration: columns })
    .from(tasks)
    .innerJoin(columns, taskJoinCondition)
    .where(and(eq(columns.email, email), mailboxCondition))
    .orderBy(columns.id)
    .limit(50)
    .for('update', { of: tasks });
}

type ReceiptPosition = Pick<StoredDeclaration, 'id' | 'email'>;

/**
 * Returns whether the mail to `a` goes out before the mail to `b`: untagged email addresses come
 * first, then older declarations.
 */
function isMailedBefore(a: ReceiptPosition, b: ReceiptPosition): boolean {
  const isTagged = a.email.includes('+');
  return isTagged === b.email.includes('+') ? a.id < b.id : !isTagged;
}

/** Ends waiting tasks whose receipts another task mails. */
async function endIncludedTasks(
  db: Executor,
  taskIds: readonly string[],
  sentWith: string,
): Promise<void> {
  await db
    .update(tasks)
    .set({
      state: 'done',
      finishedAt: sql`now()`,
      payload: sql`${tasks.payload} || ${JSON.stringify({ sentWith })}::jsonb`,
    })
    .where(inArray(tasks.id, [...taskIds]));
}
