import { pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/** Which story was last published at an address: moves and withdrawals are still known after years. */
export const contentSlugs = pgTable('content_slugs', {
  /** Full slug, without a slash at the end. */
  slug: text('slug').primaryKey(),
  story: text('story').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});
