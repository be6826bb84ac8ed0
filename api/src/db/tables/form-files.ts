import { customType, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { moment, oneOf, ulidKey } from './columns.ts';
import { formSubmissions } from './forms.ts';

/** Raw bytes. */
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** A file to an answer; goes with the answer. */
export const formFiles = pgTable(
  'form_files',
  {
    id: ulidKey(),
    submissionId: text('submission_id')
      .notNull()
      .references(() => formSubmissions.id, { onDelete: 'cascade' }),
    /** Name of the field that asks for it. */
    field: text('field').notNull(),
    /** As its owner called it. */
    name: text('name').notNull(),
    type: text('type', { enum: ['application/pdf', 'image/webp'] }).notNull(),
    bytes: integer('bytes').notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    oneOf('form_files_type_check', table.type, ['application/pdf', 'image/webp']),
    uniqueIndex('form_files_field_key').on(table.submissionId, table.field),
  ],
);

/** A file, sealed, in pieces that a statement can carry. */
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
