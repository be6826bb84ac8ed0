import { and, asc, eq, gt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { newsletterSubscriptions } from '#db/tables/newsletter.ts';

const { listId, state, confirmedAt, endedAt, email } = newsletterSubscriptions;

/**
 * Counts, per list and state, the subscriptions, and those that were confirmed or ended since
 * `sinceDate`.
 */
export async function countSubscriptions(db: Executor, sinceDate: Date) {
  const countSince = (column: typeof confirmedAt | typeof endedAt) =>
    sql<number>`(count(*) FILTER (WHERE ${column} >= ${sinceDate.toISOString()}::timestamptz))::int`;
  return db
    .select({
      listId,
      state,
      count: sql<number>`count(*)::int`,
      signUps: countSince(confirmedAt),
      cancellations: countSince(endedAt),
    })
    .from(newsletterSubscriptions)
    .groupBy(listId, state);
}

/** Rows per statement: a statement that read a large list at once would miss its time limit. */
const EMAILS_PER_STATEMENT = 5000;

/** A subscriber of a list, as in its exported table. */
export type ActiveSubscriber = Pick<
  typeof newsletterSubscriptions.$inferSelect,
  'email' | 'confirmedAt' | 'frequency'
>;

/** Yields the active subscribers of a list in pages, sorted by email address. */
export async function* readActiveSubscribers(
  db: Executor,
  list: string,
): AsyncGenerator<readonly ActiveSubscriber[]> {
  for (let afterEmail = ''; ;) {
    const page = await db
      .select({ email, confirmedAt, frequency: newsletterSubscriptions.frequency })
      .from(newsletterSubscriptions)
      .where(and(eq(listId, list), eq(state, 'active'), gt(email, afterEmail)))
      .orderBy(asc(email))
      .limit(EMAILS_PER_STATEMENT);
    yield page;
    if (page.length < EMAILS_PER_STATEMENT) return;
    afterEmail = page.at(-1)?.email ?? '';
  }
}
