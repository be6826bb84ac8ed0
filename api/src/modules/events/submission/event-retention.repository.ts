import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { deleteInBatches, updateInBatches } from '#db/erase-in-batches.ts';
import { events } from '#db/tables/events.ts';
import { moderationCases } from '#db/tables/moderation.ts';
import { decisionPossibleCondition } from '#modules/photos/interface.ts';

const noOpenCaseCondition = sql`not exists (select 1 from ${moderationCases} as c
  where c.kind = 'event' and c.subject_id = ${events.id} and ${decisionPossibleCondition})`;

/** Deletes event drafts that were last changed before `changedBefore`. */
export async function deleteOldEventDrafts(db: Executor, changedBefore: Date): Promise<void> {
  const draftCondition = eq(events.state, 'draft');
  await deleteInBatches(db, events, and(draftCondition, lt(events.updatedAt, changedBefore)));
}

/** Deletes rejected events that were last changed before `changedBefore`. */
export async function deleteRejectedEvents(db: Executor, changedBefore: Date): Promise<void> {
  const changedBeforeCondition = lt(events.updatedAt, changedBefore);
  await deleteInBatches(
    db,
    events,
    and(eq(events.state, 'rejected'), changedBeforeCondition, noOpenCaseCondition),
  );
}

/**
 * Removes the email address of guests from published events whose last occurrence ended before
 * `endedBefore`. The event stays in the calendar.
 */
export async function clearGuestEmailsOfPastEvents(db: Executor, endedBefore: Date): Promise<void> {
  const endedBeforeText = endedBefore.toISOString();
  const endedCondition = sql`not exists (select 1 from event_occurrences as o
    where o.event_id = ${events.id} and o.ends_at >= ${endedBeforeText}::timestamptz)`;
  await updateInBatches(
    db,
    events,
    { ownerEmail: null, ownerConfirmedAt: null, updatedAt: sql`${events.updatedAt}` },
    and(
      isNotNull(events.ownerEmail),
      eq(events.state, 'published'),
      lt(events.updatedAt, endedBefore),
      endedCondition,
      noOpenCaseCondition,
    ),
  );
}
