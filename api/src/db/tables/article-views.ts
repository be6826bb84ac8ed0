import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** How often an article was read on a day. Nothing about who read it. */
export const articleViews = pgTable(
  'article_views',
  {
    /** Uuid of the article's story. */
    story: text('story').notNull(),
    /** Day in UTC. */
    day: date('day').notNull(),
    views: integer('views').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.story, table.day] }),
    index('article_views_day_idx').on(table.day),
  ],
);
