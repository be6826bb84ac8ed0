import { date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views per article and day, without personal data. */
export const articleViews = pgTable(
  'article_views',
  {
    /** UUID of the article's Storyblok story. */
    story: text('story').notNull(),
    /** Day of the views, in UTC. */
    day: date('day').notNull(),
    views: integer('views').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.story, table.day] }),
    index('article_views_day_idx').on(table.day),
  ],
);
