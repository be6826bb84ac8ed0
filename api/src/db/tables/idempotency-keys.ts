import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** What a creating call has answered, so that the same call again creates nothing. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    /** Hash of route, caller and the caller's key. */
    id: text('id').primaryKey(),
    /** Hash of what was asked: another request under a used key is a mistake of the caller. */
    requestHash: text('request_hash').notNull(),
    /** Ids only, never secrets; null while the first call is under way. */
    answer: jsonb('answer'),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [index('idempotency_keys_created_idx').on(table.createdAt)],
);
