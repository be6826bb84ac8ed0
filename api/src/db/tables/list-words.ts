import { bigint, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { allowedValuesCheck } from './columns.ts';

/** Lists that people search by words. */
export const LIST_KINDS = ['ads', 'events', 'jobs'] as const;
export type ListKind = (typeof LIST_KINDS)[number];

/**
 * Folded words of published entries, without words that contain digits. Triggers insert them in the
 * transaction that publishes or changes an entry.
 */
export const listWords = pgTable(
  'list_words',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind', { enum: LIST_KINDS }).notNull(),
    word: text('word').notNull(),
  },
  (table) => [
    allowedValuesCheck('list_words_kind_check', table.kind, LIST_KINDS),
    uniqueIndex('list_words_kind_word_key').on(table.kind, table.word),
  ],
);
