import { pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp } from './columns.ts';

/**
 * Maps each slug to the Storyblok story that was last published under it. The api uses this to
 * answer requests for moved and deleted pages, even years later.
 */
export const contentSlugs = pgTable('content_slugs', {
  /** Full slug, without a slash at the end. */
  slug: text('slug').primaryKey(),
  story: text('story').notNull(),
  seenAt: utcTimestamp('seen_at').notNull().defaultNow(),
});
