import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, ulidKey } from './columns.ts';

export const taskStates = ['waiting', 'running', 'done', 'failed'] as const;

/** Background tasks. Payloads contain ids, never tokens or email addresses. */
export const tasks = pgTable(
  'tasks',
  {
    id: ulidKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** Key of the task; a second task with the same key is not inserted. */
    idempotencyKey: text('idempotency_key'),
    state: text('state', { enum: taskStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(8),
    runAt: utcTimestamp('run_at').notNull().defaultNow(),
    lockedBy: text('locked_by'),
    lockedUntil: utcTimestamp('locked_until'),
    lastError: text('last_error'),
    /** Id of the request that created the task; the log lines of the task contain it. */
    requestId: text('request_id'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    finishedAt: utcTimestamp('finished_at'),
  },
  (table) => [
    allowedValuesCheck('tasks_state_check', table.state, taskStates),
    uniqueIndex('tasks_idempotency_key').on(table.idempotencyKey),
    index('tasks_due_idx')
      .on(table.runAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('tasks_finished_idx').on(table.finishedAt),
    // Few tasks have failed, but a large site keeps a million finished ones.
    index('tasks_failed_idx')
      .on(table.finishedAt)
      .where(sql`${table.state} = 'failed'`),
    // Staff see whether the receipt of a declaration was mailed.
    index('tasks_contract_receipt_idx')
      .on(sql`(${table.payload} ->> 'declarationId')`)
      .where(sql`${table.kind} = 'mail.contract-receipt'`),
  ],
);
