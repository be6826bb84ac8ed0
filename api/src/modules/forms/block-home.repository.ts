import { eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { blockHomes } from '#db/tables/block-homes.ts';

/** Uuid of the story a block belongs to; null while nobody asked. */
export async function findHome(db: Executor, block: string): Promise<string | null> {
  const rows = await db
    .select({ story: blockHomes.story })
    .from(blockHomes)
    .where(eq(blockHomes.block, block));
  return rows[0]?.story ?? null;
}

/** Says to which story a block belongs, unless that was said before; what holds from now on. */
export async function claimHome(db: Executor, block: string, story: string): Promise<string> {
  const rows = await db
    .insert(blockHomes)
    .values({ block, story })
    .onConflictDoNothing()
    .returning({ story: blockHomes.story });
  return rows[0]?.story ?? (await findHome(db, block)) ?? story;
}
