import { isDeepStrictEqual } from 'node:util';

import { asc, eq } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventRegistrations } from '#db/tables/event-registrations.ts';
import { eventOccurrences } from '#db/tables/events.ts';

import { changeOccurrence } from '../change-occurrence.ts';
import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';
import { getPlannedStart } from '../planned-start.ts';
import { isActiveState } from '../registration-states.ts';
import type { StoredEventRow } from './event-input.ts';
import { applyRecurrenceRule } from './apply-recurrence-rule.ts';
import type { StoredOccurrenceRow } from './apply-recurrence-rule.ts';

export async function findAllOccurrences(
  db: Executor,
  eventId: string,
): Promise<StoredOccurrenceRow[]> {
  return db
    .select()
    .from(eventOccurrences)
    .where(eq(eventOccurrences.eventId, eventId))
    .orderBy(asc(eventOccurrences.startsAt));
}

async function hasAttendees(tx: Executor, occurrenceId: string): Promise<boolean> {
  const rows = await tx
    .select({ state: eventRegistrations.state })
    .from(eventRegistrations)
    .where(eq(eventRegistrations.occurrenceId, occurrenceId));
  return rows.some(({ state }) => isActiveState(state));
}

/**
 * Removes an occurrence that the rule no longer contains. If it has attendees, cancels it instead.
 */
async function deleteOrCancelOccurrence(
  tx: Executor,
  occurrence: StoredOccurrenceRow,
  isPublished: boolean,
): Promise<boolean> {
  if (!(await hasAttendees(tx, occurrence.id))) {
    await tx.delete(eventOccurrences).where(eq(eventOccurrences.id, occurrence.id));
    return false;
  }
  const cancellation = { status: 'cancelled', note: 'Der Termin entfällt.' } as const;
  await changeOccurrence(tx, occurrence.id, { ...cancellation, skipNotifications: !isPublished });
  return true;
}

/**
 * Updates the upcoming occurrences of an event to a new schedule. If both schedules have a single
 * occurrence, that occurrence is moved and keeps its attendees. In a series, the planned calendar
 * day in Germany identifies an occurrence, even if its time or duration changes. Attendees of an
 * unpublished event get no mail.
 * @param previousOccurrences occurrences of the previous schedule. If they equal those of the new
 *   schedule, nothing changes.
 * @returns the ids of the occurrences that changed
 * @throws Problem `form.invalid` if a moved occurrence conflicts with a new one
 */
export async function writeOccurrences(
  tx: Executor,
  { id: eventId, state }: Pick<StoredEventRow, 'id' | 'state'>,
  plannedOccurrences: readonly ExpandedOccurrence[],
  now: Date,
  previousOccurrences: readonly ExpandedOccurrence[] = [],
): Promise<string[]> {
  const isPublished = state === 'published';
  const storedOccurrences = await findAllOccurrences(tx, eventId);
  if (storedOccurrences.length > 0 && isDeepStrictEqual(previousOccurrences, plannedOccurrences))
    return [];
  const [soleStoredOccurrence] = storedOccurrences;
  const [solePlannedOccurrence] = plannedOccurrences;
  if (
    storedOccurrences.length === 1 &&
    plannedOccurrences.length === 1 &&
    soleStoredOccurrence &&
    solePlannedOccurrence
  ) {
    const hasChanged = await applyRecurrenceRule(tx, soleStoredOccurrence, solePlannedOccurrence, {
      isPublished,
      isOnlyOccurrence: true,
    });
    return hasChanged ? [soleStoredOccurrence.id] : [];
  }
  const plannedOccurrenceByDay = new Map(
    plannedOccurrences.map((occurrence) => [getBerlinDay(occurrence.startsAt), occurrence]),
  );
  const plannedDays = new Set<string>();
  const changedIds: string[] = [];
  for (const occurrence of storedOccurrences) {
    // A recurrence rule has at most one occurrence per day, so the day identifies the occurrence.
    const day = getBerlinDay(getPlannedStart(occurrence));
    const plannedTimes = plannedOccurrenceByDay.get(day);
    plannedDays.add(day);
    if (occurrence.startsAt <= now) continue;
    const hasChanged = plannedTimes
      ? await applyRecurrenceRule(tx, occurrence, plannedTimes, {
          isPublished,
          isOnlyOccurrence: false,
        })
      : occurrence.status !== 'cancelled' &&
        (await deleteOrCancelOccurrence(tx, occurrence, isPublished));
    if (hasChanged) changedIds.push(occurrence.id);
  }
  const addedOccurrences = [...plannedOccurrenceByDay]
    .filter(([day]) => !plannedDays.has(day))
    .map(([, occurrence]) => occurrence);
  await insertOccurrences(tx, eventId, addedOccurrences);
  return changedIds;
}

/**
 * Inserts new occurrences. Skips an occurrence if the event already has an occurrence with the same
 * start.
 */
async function insertOccurrences(
  tx: Executor,
  eventId: string,
  addedOccurrences: readonly ExpandedOccurrence[],
): Promise<void> {
  if (addedOccurrences.length === 0) return;
  await tx
    .insert(eventOccurrences)
    .values(addedOccurrences.map((occurrence) => ({ eventId, ...occurrence })))
    .onConflictDoNothing({ target: [eventOccurrences.eventId, eventOccurrences.startsAt] });
}
