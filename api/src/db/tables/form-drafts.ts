import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { DraftValues } from '@gruenland/shared-contracts/api/form-drafts.ts';

import { utcTimestamp } from './columns.ts';
import { users } from './users.ts';

/** Unfinished form input of signed-in users. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Name of the form. */
    name: text('name').notNull(),
    values: jsonb('values').$type<DraftValues>().notNull(),
    savedAt: utcTimestamp('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index('form_drafts_saved_at_idx').on(table.savedAt),
  ],
);
