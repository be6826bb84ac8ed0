import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { newsletterDeliveries, newsletterIssues } from '#db/tables/newsletter-issues.ts';
import { newsletterSubscriptions } from '#db/tables/newsletter.ts';

import type { StoredIssue } from './issue.repository.ts';

export type DeliveryState = (typeof newsletterDeliveries.$inferSelect)['state'];
type Audience = Pick<StoredIssue, 'listId' | 'audience'>;

/** Who gets an issue now: confirmed, not paused, at the pace they wish. */
const wanted = ({ listId, audience }: Audience) =>
  and(
    eq(newsletterSubscriptions.listId, listId),
    eq(newsletterSubscriptions.state, 'active'),
    eq(newsletterSubscriptions.frequency, audience),
    or(
      isNull(newsletterSubscriptions.pausedUntil),
      lte(newsletterSubscriptions.pausedUntil, sql`now()`),
    ),
  );

export async function countWanted(db: Executor, audience: Audience): Promise<number> {
  return db.$count(newsletterSubscriptions, wanted(audience));
}

const rowsAtOnce = 1000;

/** One delivery for everybody who gets the issue; those that are there already stay as they are. */
export async function addDeliveries(tx: Executor, issue: StoredIssue): Promise<number> {
  const people = await tx
    .select({ subscriptionId: newsletterSubscriptions.id })
    .from(newsletterSubscriptions)
    .where(wanted(issue));
  for (let at = 0; at < people.length; at += rowsAtOnce) {
    const rows = people.slice(at, at + rowsAtOnce);
    await tx
      .insert(newsletterDeliveries)
      .values(rows.map((row) => ({ ...row, id: ulid(), issueId: issue.id })))
      .onConflictDoNothing();
  }
  return people.length;
}

/** Hands the next ones to jobs. @returns their ids */
export async function queueWaiting(
  tx: Executor,
  issueId: string,
  count: number,
): Promise<string[]> {
  const next = tx
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(
      and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, 'waiting')),
    )
    .orderBy(newsletterDeliveries.id)
    .limit(count);
  const rows = await tx
    .update(newsletterDeliveries)
    .set({ state: 'queued' })
    .where(inArray(newsletterDeliveries.id, next))
    .returning({ id: newsletterDeliveries.id });
  return rows.map(({ id }) => id);
}

/** A delivery with its issue and its subscription, which may be gone. */
export async function findDelivery(db: Executor, id: string) {
  const rows = await db
    .select({
      delivery: newsletterDeliveries,
      issue: newsletterIssues,
      subscription: newsletterSubscriptions,
    })
    .from(newsletterDeliveries)
    .innerJoin(newsletterIssues, eq(newsletterIssues.id, newsletterDeliveries.issueId))
    .leftJoin(
      newsletterSubscriptions,
      eq(newsletterSubscriptions.id, newsletterDeliveries.subscriptionId),
    )
    .where(eq(newsletterDeliveries.id, id));
  return rows[0] ?? null;
}

/** How a delivery ended; one that has ended stays as it is. */
export async function settleDelivery(
  db: Executor,
  id: string,
  state: DeliveryState,
): Promise<void> {
  await db
    .update(newsletterDeliveries)
    .set({ state })
    .where(and(eq(newsletterDeliveries.id, id), eq(newsletterDeliveries.state, 'queued')));
}

export async function countDeliveries(
  db: Executor,
  issueId: string,
): Promise<ReadonlyMap<DeliveryState, number>> {
  const rows = await db
    .select({ state: newsletterDeliveries.state, count: sql<number>`count(*)::int` })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.issueId, issueId))
    .groupBy(newsletterDeliveries.state);
  return new Map(rows.map(({ state, count }) => [state, count]));
}

/** Deliveries whose last try took the process down with it. @returns the issues concerned */
export async function failAbandonedDeliveries(db: Executor, before: Date): Promise<string[]> {
  const rows = await db
    .update(newsletterDeliveries)
    .set({ state: 'failed' })
    .where(
      and(eq(newsletterDeliveries.state, 'queued'), lt(newsletterDeliveries.updatedAt, before)),
    )
    .returning({ issueId: newsletterDeliveries.issueId });
  return [...new Set(rows.map(({ issueId }) => issueId))];
}

/** Who got which issue is nobody's concern after a time; the numbers go with it. */
export async function deleteOldDeliveries(db: Executor, before: Date): Promise<void> {
  await db.delete(newsletterDeliveries).where(lt(newsletterDeliveries.updatedAt, before));
}
