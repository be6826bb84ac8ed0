import { index, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, ulidKey } from './columns.ts';
import { users } from './users.ts';

/** Changes of email addresses. Confirmed changes are kept as a record of former email addresses. */
export const emailChanges = pgTable(
  'email_changes',
  {
    id: ulidKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The old and the new address, both in lower case. */
    oldEmail: text('old_email').notNull(),
    newEmail: text('new_email').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    confirmedAt: utcTimestamp('confirmed_at'),
  },
  (table) => [index('email_changes_user_idx').on(table.userId)],
);
