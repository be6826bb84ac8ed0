import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, ulidKey } from './columns.ts';

/** Redirects and removed paths, managed by staff. */
export const redirects = pgTable(
  'redirects',
  {
    id: ulidKey(),
    /** Path on this site, without trailing slash. */
    from: text('from_path').notNull(),
    /** Path on this site; null if the page was removed without replacement (410). */
    to: text('to_path'),
    status: integer('status').$type<301 | 302 | 410>().notNull(),
    /** User id of the staff member who saved the redirect. */
    author: text('author').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [uniqueIndex('redirects_from_key').on(table.from)],
);
