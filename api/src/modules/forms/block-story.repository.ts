import { eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { blockStories } from '#db/tables/block-stories.ts';

/** Returns the UUID of the Storyblok story that owns a block, or null if no owner is stored yet. */
export async function findOwningStoryUuid(db: Executor, block: string): Promise<string | null> {
  const rows = await db
    .select({ story: blockStories.story })
    .from(blockStories)
    .where(eq(blockStories.block, block));
  return rows[0]?.story ?? null;
}

/**
 * Stores the Storyblok story that owns a block, unless an owner is stored already.
 * @returns the UUID of the stored owner
 */
export async function claimBlockForStory(
  db: Executor,
  block: string,
  storyUuid: string,
): Promise<string> {
  const rows = await db
    .insert(blockStories)
    .values({ block, story: storyUuid })
    .onConflictDoNothing()
    .returning({ story: blockStories.story });
  return rows[0]?.story ?? (await findOwningStoryUuid(db, block)) ?? storyUuid;
}
