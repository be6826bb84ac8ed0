import { sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { throttles } from '#db/tables/throttles.ts';

/**
 * Counts one mail. Each allowed mail moves the end of the window, so that no hour contains more
 * than `max` mails; refused mails do not move it. @returns whether the mail is among the first
 * `max` mails of the window
 */
export async function countMailAgainstLimit(
  db: Executor,
  { key, max, windowEndsAt }: { key: string; max: number; windowEndsAt: Date },
): Promise<boolean> {
  const windowEndedCondition = sql`${throttles.windowEndsAt} <= now()`;
  const [counter] = await db
    .insert(throttles)
    .values({ key, count: 1, windowEndsAt })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${windowEndedCondition} THEN 1 ELSE ${throttles.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${windowEndedCondition} OR ${throttles.count} < ${max}
          THEN excluded.window_ends_at ELSE ${throttles.windowEndsAt} END`,
      },
    })
    .returning();
  return counter !== undefined && counter.count <= max;
}
