import { desc, gte, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { articleReads } from '#db/tables/article-views.ts';

export async function countRead(db: Executor, story: string, day: string): Promise<void> {
  await db
    .insert(articleReads)
    .values({ story, day })
    .onConflictDoUpdate({
      target: [articleReads.story, articleReads.day],
      set: { reads: sql`${articleReads.reads} + 1` },
    });
}

/** Most read since a day, that day included. */
export async function findTopReads(db: Executor, since: string, limit: number) {
  const reads = sql<number>`sum(${articleReads.reads})::int`.as('total');
  return db
    .select({ story: articleReads.story, reads })
    .from(articleReads)
    .where(gte(articleReads.day, since))
    .groupBy(articleReads.story)
    .orderBy(desc(reads), articleReads.story)
    .limit(limit);
}

export async function deleteReadsBefore(db: Executor, day: string): Promise<void> {
  await db.delete(articleReads).where(lt(articleReads.day, day));
}
