import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { contentSlugs } from '#db/tables/content-slugs.ts';
import { splitIntoBatches } from '#split-into-batches.ts';

export interface PublishedSlug {
  readonly slug: string;
  /** UUID of the Storyblok story. */
  readonly story: string;
}

const BATCH_SIZE = 500;

/**
 * Saves the current slugs of Storyblok stories. Rows with earlier slugs of a story remain, because
 * redirects need them.
 */
export async function saveSlugs(
  db: Executor,
  publishedSlugs: readonly PublishedSlug[],
): Promise<void> {
  for (const batch of splitIntoBatches(publishedSlugs, BATCH_SIZE)) {
    await db
      .insert(contentSlugs)
      .values(batch)
      .onConflictDoUpdate({
        target: contentSlugs.slug,
        set: { story: sql`excluded.story`, seenAt: sql`now()` },
        setWhere: sql`${contentSlugs.story} <> excluded.story`,
      });
  }
}

export async function findStoryUuidBySlug(db: Executor, slug: string): Promise<string | null> {
  const rows = await db
    .select({ story: contentSlugs.story })
    .from(contentSlugs)
    .where(eq(contentSlugs.slug, slug));
  return rows[0]?.story ?? null;
}
