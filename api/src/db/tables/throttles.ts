import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp } from './columns.ts';

/**
 * Number of attempts per key in a fixed time window. Keys are hashes, for example of email
 * addresses.
 */
export const throttles = pgTable(
  'throttles',
  {
    key: text('key').primaryKey(),
    count: integer('count').notNull(),
    windowEndsAt: utcTimestamp('window_ends_at').notNull(),
  },
  (table) => [index('throttles_window_idx').on(table.windowEndsAt)],
);
