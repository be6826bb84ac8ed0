import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import type { DraftValues } from '@gruenland/shared-contracts/api/form-drafts.ts';

import { moment } from './columns.ts';
import { users } from './users.ts';

/** What signed-in people have begun to write in forms. */
export const formDrafts = pgTable(
  'form_drafts',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Of the form. */
    name: text('name').notNull(),
    values: jsonb('values').$type<DraftValues>().notNull(),
    savedAt: moment('saved_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.name] }),
    index('form_drafts_saved_at_idx').on(table.savedAt),
  ],
);
