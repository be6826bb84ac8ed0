import { inArray, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { throttles } from '#db/tables/throttles.ts';

export interface ThrottleCount {
  readonly key: string;
  readonly count: number;
  readonly windowEndsAt: Date;
}

/** Counts one attempt for each key in one statement; restarts counters whose window has ended. */
export async function countAttempt(
  db: Executor,
  keys: readonly string[],
  windowEndsAt: Date,
): Promise<ThrottleCount[]> {
  // Sorts the keys, so that two requests lock the rows in the same order and cannot deadlock.
  const rows = keys.toSorted().map((key) => ({ key, count: 1, windowEndsAt }));
  const windowEndedCondition = sql`${throttles.windowEndsAt} <= now()`;
  return db
    .insert(throttles)
    .values(rows)
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        count: sql`CASE WHEN ${windowEndedCondition} THEN 1 ELSE ${throttles.count} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${windowEndedCondition} THEN excluded.window_ends_at
          ELSE ${throttles.windowEndsAt} END`,
      },
    })
    .returning();
}

/** Subtracts one from each counter; a counter never falls below zero. */
export async function removeAttempts(db: Executor, keys: readonly string[]): Promise<void> {
  await db
    .update(throttles)
    .set({ count: sql`greatest(${throttles.count} - 1, 0)` })
    .where(inArray(throttles.key, [...keys]));
}

export async function deleteOldThrottles(db: Executor, endedBefore: Date): Promise<void> {
  await deleteInBatches(db, throttles, lt(throttles.windowEndsAt, endedBefore));
}
