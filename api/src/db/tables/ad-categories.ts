import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

import { timestamps, ulidKey } from './columns.ts';

/** Categories of ads. Legacy categories are used only by old ads. */
export const adCategories = pgTable(
  'ad_categories',
  {
    id: ulidKey(),
    parentId: text('parent_id'),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    legacy: boolean('legacy').notNull().default(false),
    replacedById: text('replaced_by_id'),
    ...timestamps(),
  },
  (table) => [
    foreignKey({
      name: 'ad_categories_parent_fk',
      columns: [table.parentId],
      foreignColumns: [table.id],
    }),
    foreignKey({
      name: 'ad_categories_replaced_by_fk',
      columns: [table.replacedById],
      foreignColumns: [table.id],
    }),
    uniqueIndex('ad_categories_slug_key').on(table.slug),
    index('ad_categories_parent_idx').on(table.parentId, table.position),
  ],
);
