import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, ulidKey } from './columns.ts';

export const jobStates = ['waiting', 'running', 'done', 'failed'] as const;

/** Background work. Payloads hold ids, never tokens or addresses. */
export const jobs = pgTable(
  'jobs',
  {
    id: ulidKey(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    /** A second job with the same key is not written. */
    idempotencyKey: text('idempotency_key'),
    state: text('state', { enum: jobStates }).notNull().default('waiting'),
    attempts: integer('attempts').notNull().default(0),
    maxAttempts: integer('max_attempts').notNull().default(8),
    runAt: moment('run_at').notNull().defaultNow(),
    lockedBy: text('locked_by'),
    lockedUntil: moment('locked_until'),
    lastError: text('last_error'),
    /** The request that asked for it, for the log. */
    requestId: text('request_id'),
    createdAt: moment('created_at').notNull().defaultNow(),
    finishedAt: moment('finished_at'),
  },
  (table) => [
    uniqueIndex('jobs_idempotency_key').on(table.idempotencyKey),
    index('jobs_due_idx')
      .on(table.runAt)
      .where(sql`${table.state} in ('waiting', 'running')`),
    index('jobs_finished_idx').on(table.finishedAt),
  ],
);
