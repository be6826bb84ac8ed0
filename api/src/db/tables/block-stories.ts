import { pgTable, text } from 'drizzle-orm/pg-core';

import { utcTimestamp } from './columns.ts';

/**
 * Maps each block that collects data (survey, prize draw) to its Storyblok story. A copied block
 * may keep the `_uid` of the original; data sent to the copy must not count for the original.
 */
export const blockStories = pgTable('block_stories', {
  /** `_uid` of the Storyblok block. */
  block: text('block').primaryKey(),
  /** UUID of the Storyblok story in which the api first found the block. */
  story: text('story').notNull(),
  createdAt: utcTimestamp('created_at').notNull().defaultNow(),
});
