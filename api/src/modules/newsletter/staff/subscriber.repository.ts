import { and, asc, eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { newsletterSubscriptions } from '#db/tables/newsletter.ts';

const { listId, state, confirmedAt, endedAt, email } = newsletterSubscriptions;

/** Counts subscriptions per list and state. */
export async function countSubscriptionsByState(db: Executor) {
  return db
    .select({ listId, state, count: sql<number>`count(*)::int` })
    .from(newsletterSubscriptions)
    .groupBy(listId, state);
}

/**
 * Counts, for each list, the subscriptions that were confirmed and those that ended since
 * `sinceDate`. A subscription can count in both numbers.
 */
export async function countSubscriptionChanges(db: Executor, sinceDate: Date) {
  const countSince = (column: typeof confirmedAt | typeof endedAt) =>
    sql<number>`(count(*) FILTER (WHERE ${column} >= ${sinceDate.toISOString()}::timestamptz))::int`;
  return db
    .select({ listId, signUps: countSince(confirmedAt), cancellations: countSince(endedAt) })
    .from(newsletterSubscriptions)
    .groupBy(listId);
}

const maxExportedEmails = 200_000;

export async function findActiveEmails(db: Executor, list: string) {
  return db
    .select({ email, confirmedAt, frequency: newsletterSubscriptions.frequency })
    .from(newsletterSubscriptions)
    .where(and(eq(listId, list), eq(state, 'active')))
    .orderBy(asc(email))
    .limit(maxExportedEmails);
}
