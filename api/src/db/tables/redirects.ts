import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, ulidKey } from './columns.ts';

/** Addresses that staff lead elsewhere, or say are gone. */
export const redirects = pgTable(
  'redirects',
  {
    id: ulidKey(),
    /** Own path without a slash at the end. */
    from: text('from_path').notNull(),
    /** Own path; null where nothing takes its place (410). */
    to: text('to_path'),
    status: integer('status').$type<301 | 302 | 410>().notNull(),
    /** Account of who made it. */
    author: text('author').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('redirects_from_key').on(table.from)],
);
