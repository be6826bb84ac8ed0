import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { ulid } from 'ulid';

import type { Executor } from '#db/database.ts';
import { deleteInBatches } from '#db/erase-in-batches.ts';
import { newsletterDeliveries, newsletterIssues } from '#db/tables/newsletter-issues.ts';
import { newsletterSubscriptions } from '#db/tables/newsletter.ts';

import type { StoredIssue } from './issue.repository.ts';

export type DeliveryState = (typeof newsletterDeliveries.$inferSelect)['state'];
type Audience = Pick<StoredIssue, 'listId' | 'audience'>;

/**
 * Returns the condition for subscriptions that receive an issue: active, not paused, and with the
 * frequency of the issue.
 */
const createRecipientCondition = ({ listId, audience }: Audience) =>
  and(
    eq(newsletterSubscriptions.listId, listId),
    eq(newsletterSubscriptions.state, 'active'),
    eq(newsletterSubscriptions.frequency, audience),
    or(
      isNull(newsletterSubscriptions.pausedUntil),
      lte(newsletterSubscriptions.pausedUntil, sql`now()`),
    ),
  );

export async function countRecipients(db: Executor, audience: Audience): Promise<number> {
  return db.$count(newsletterSubscriptions, createRecipientCondition(audience));
}

const rowsPerStatement = 1000;

/** Creates one delivery per recipient, unless it exists already. @returns the recipient count */
export async function createDeliveries(tx: Executor, issue: StoredIssue): Promise<number> {
  const { id } = newsletterSubscriptions;
  let recipientCount = 0;
  for (let afterId = ''; ;) {
    const rows = await tx
      .select({ subscriptionId: id })
      .from(newsletterSubscriptions)
      .where(and(createRecipientCondition(issue), gt(id, afterId)))
      .orderBy(id)
      .limit(rowsPerStatement);
    const lastId = rows.at(-1)?.subscriptionId;
    if (lastId === undefined) return recipientCount;
    await tx
      .insert(newsletterDeliveries)
      .values(rows.map((row) => ({ ...row, id: ulid(), issueId: issue.id })))
      .onConflictDoNothing();
    recipientCount += rows.length;
    afterId = lastId;
  }
}

/** Marks the next batch of deliveries as queued. @returns the delivery ids */
export async function queueNextDeliveries(
  tx: Executor,
  issueId: string,
  maxCount: number,
): Promise<string[]> {
  const nextDeliveries = tx
    .select({ id: newsletterDeliveries.id })
    .from(newsletterDeliveries)
    .where(
      and(eq(newsletterDeliveries.issueId, issueId), eq(newsletterDeliveries.state, 'waiting')),
    )
    .orderBy(newsletterDeliveries.id)
    .limit(maxCount);
  const rows = await tx
    .update(newsletterDeliveries)
    .set({ state: 'queued' })
    .where(inArray(newsletterDeliveries.id, nextDeliveries))
    .returning({ id: newsletterDeliveries.id });
  return rows.map(({ id }) => id);
}

/**
 * Returns a delivery with its issue and its subscription. The subscription is null if it was
 * deleted.
 */
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

/** Sets the final state of a delivery; finished deliveries stay unchanged. */
export async function finishDelivery(
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

/**
 * Marks queued deliveries as failed if they were last updated before `updatedBefore`, because their
 * last attempt crashed.
 * @returns the ids of their issues
 */
export async function failAbandonedDeliveries(
  db: Executor,
  updatedBefore: Date,
): Promise<string[]> {
  const rows = await db
    .update(newsletterDeliveries)
    .set({ state: 'failed' })
    .where(
      and(
        eq(newsletterDeliveries.state, 'queued'),
        lt(newsletterDeliveries.updatedAt, updatedBefore),
      ),
    )
    .returning({ issueId: newsletterDeliveries.issueId });
  return [...new Set(rows.map(({ issueId }) => issueId))];
}

/** Deletes deliveries that were last updated before `updatedBefore`. */
export async function deleteOldDeliveries(db: Executor, updatedBefore: Date): Promise<void> {
  await deleteInBatches(
    db,
    newsletterDeliveries,
    lt(newsletterDeliveries.updatedAt, updatedBefore),
  );
}
