import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck } from './columns.ts';

/**
 * Changes to send to the search service. Triggers insert the rows in the transaction of the change;
 * the search feed deletes them after it has updated the index.
 */
export const searchOutbox = pgTable(
  'search_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['ads', 'events', 'jobs'] }).notNull(),
    itemId: text('item_id').notNull(),
    /**
     * Time from which the change is indexed. It is in the future for a change that only the passing
     * of time causes, such as the end of a job posting.
     */
    dueAt: utcTimestamp('due_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('search_outbox_kind_check', table.kind, ['ads', 'events', 'jobs']),
    index('search_outbox_due_idx').on(table.dueAt),
  ],
);

/**
 * Leases of named tasks: a task runs only in the process that holds its lease, until it expires.
 */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  heldUntil: utcTimestamp('held_until').notNull(),
});
