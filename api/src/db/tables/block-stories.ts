import { pgTable, text } from 'drizzle-orm/pg-core';

import { moment } from './columns.ts';

/**
 * Which story a block belongs to that collects something. A block that is copied into another story
 * may keep its `_uid`; what is sent to the copy must not count for the original.
 */
export const blockStories = pgTable('block_stories', {
  /** `_uid` of the block. */
  block: text('block').primaryKey(),
  /** Uuid of the story it was known in first. */
  story: text('story').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
