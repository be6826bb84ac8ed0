import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp } from './columns.ts';

/**
 * Results of requests that create something. A repeated request gets the stored result and creates
 * nothing.
 */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of the route, the caller and the idempotency key that the caller sent. */
    id: text('id').primaryKey(),
    /** Hash of the request. Reusing a key for another request is a client error. */
    requestHash: text('request_hash').notNull(),
    /** Result of the first request: only ids, no secrets; null while that request is running. */
    answer: jsonb('answer'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created_idx').on(table.createdAt)],
);
