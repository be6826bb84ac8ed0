import { customType, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, ulidKey } from './columns.ts';
import { users } from './users.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Data exports of users; deleted after seven days. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: ulidKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The ZIP file; null while the export is being created. */
    archive: bytes('archive'),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
    readyAt: utcTimestamp('ready_at'),
    expiresAt: utcTimestamp('expires_at').notNull(),
  },
  (table) => [index('data_exports_user_idx').on(table.userId)],
);

/** Decisions of visitors about services that need consent. Rows are never changed. */
export const consentRecords = pgTable(
  'consent_records',
  {
    id: ulidKey(),
    /** Random id of the visitor, never an email address. */
    subject: text('subject').notNull(),
    services: jsonb('services').notNull(),
    textVersion: text('text_version').notNull(),
    layer: text('layer', { enum: ['banner', 'settings'] }).notNull(),
    source: text('source', { enum: ['web', 'app'] }).notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('consent_records_layer_check', table.layer, ['banner', 'settings']),
    allowedValuesCheck('consent_records_source_check', table.source, ['web', 'app']),
    index('consent_records_subject_idx').on(table.subject, table.id),
    index('consent_records_created_idx').on(table.createdAt),
  ],
);
