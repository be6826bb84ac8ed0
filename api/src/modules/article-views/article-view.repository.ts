import { desc, eq, gte, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { articleViews } from '#db/tables/article-views.ts';
import { contentSlugs } from '#db/tables/content-slugs.ts';

/** Returns whether a Storyblok story with this UUID was ever published. */
export async function hasStory(db: Executor, storyUuid: string): Promise<boolean> {
  const rows = await db
    .select({ slug: contentSlugs.slug })
    .from(contentSlugs)
    .where(eq(contentSlugs.story, storyUuid))
    .limit(1);
  return rows.length > 0;
}

export async function incrementViewCount(
  db: Executor,
  storyUuid: string,
  day: string,
): Promise<void> {
  await db
    .insert(articleViews)
    .values({ story: storyUuid, day })
    .onConflictDoUpdate({
      target: [articleViews.story, articleViews.day],
      set: { views: sql`${articleViews.views} + 1` },
    });
}

/** Returns the articles with the most views on `firstDay` and all later days. */
export async function findMostViewed(db: Executor, firstDay: string, limit: number) {
  const viewSum = sql<number>`sum(${articleViews.views})::int`.as('total');
  return db
    .select({ story: articleViews.story, views: viewSum })
    .from(articleViews)
    .where(gte(articleViews.day, firstDay))
    .groupBy(articleViews.story)
    .orderBy(desc(viewSum), articleViews.story)
    .limit(limit);
}

export async function deleteViewsBefore(db: Executor, day: string): Promise<void> {
  await deleteInBatches(db, articleViews, lt(articleViews.day, day));
}
