import { pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/**
 * The story that was last published at a slug, so that moved and deleted pages can be resolved even
 * years later.
 */
export const contentSlugs = pgTable('content_slugs', {
  /** Full slug, without a slash at the end. */
  slug: text('slug').primaryKey(),
  story: text('story').notNull(),
  seenAt: moment('seen_at').notNull().defaultNow(),
});
