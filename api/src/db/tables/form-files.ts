import { customType, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { utcTimestamp, allowedValuesCheck, ulidKey } from './columns.ts';
import { formSubmissions } from './forms.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Files attached to a form submission; deleted with the submission. */
export const formFiles = pgTable(
  'form_files',
  {
    id: ulidKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    /** Name of the form field. */
    field: text('field').notNull(),
    /** File name as uploaded. */
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: utcTimestamp('created_at').notNull().defaultNow(),
  },
  (table) => [
    allowedValuesCheck('form_files_type_check', table.type, ['application/pdf', 'image/webp']),
    uniqueIndex('form_files_field_key').on(table.submissionId, table.field),
  ],
);

/** Pieces of encrypted files; files are split because the size of a statement is limited. */
export const formFilePieces = pgTable(
  'form_file_pieces',
  {
    fileId: text('file_id')
      .notNull()
      .references(() => formFiles.id, { onDelete: 'cascade' }),
    piece: integer('piece').notNull(),
    encrypted: bytes('encrypted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.piece] })],
);
