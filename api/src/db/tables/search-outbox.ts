import { bigint, index, pgTable, text } from 'drizzle-orm/pg-core';

import { moment, oneOf } from './columns.ts';

/**
 * What the search has to be told of: written by triggers of the tables it is about, in the
 * transaction that changed them; taken away once the search has it.
 */
export const searchOutbox = pgTable(
  'search_outbox',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: ['ads', 'events', 'jobs'] }).notNull(),
    itemId: text('item_id').notNull(),
    /** Later than now where something ends by the clock alone. */
    dueAt: moment('due_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('search_outbox_kind_check', table.kind, ['ads', 'events', 'jobs']),
    index('search_outbox_due_idx').on(table.dueAt),
  ],
);

/** Work that one process at a time does, whoever holds it until then. */
export const leases = pgTable('leases', {
  name: text('name').primaryKey(),
  holder: text('holder').notNull(),
  heldUntil: moment('held_until').notNull(),
});
