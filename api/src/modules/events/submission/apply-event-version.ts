import type { Executor } from '#db/database.ts';
import type { EventProposal } from '#db/tables/events.ts';

import { notifyAttendees } from '../change-occurrence.ts';
import { formatPlace } from '../format-place.ts';
import type { PlaceFields } from '../format-place.ts';
import { offerFreeSeats } from '../registration-seats.ts';
import { toEventColumns } from './event-input.ts';
import type { StoredEventRow } from './event-input.ts';
import { changeEvent } from './own-event.repository.ts';
import { expandSchedule } from './schedule-occurrences.ts';
import { findAllOccurrences, writeOccurrences } from './write-occurrences.ts';

/** Joins the location details of an event. If the joined text changes, attendees are notified. */
const formatLocationForComparison = (
  event: Pick<StoredEventRow, 'attendance' | 'onlineUrl'> & PlaceFields,
) => [formatPlace(event), event.attendance, event.onlineUrl].join('\n');

/**
 * Applies a version to an event: updates its occurrences, offers free seats and notifies attendees
 * of a new time or place. The caller must have locked `event`.
 */
export async function applyEventVersion(
  tx: Executor,
  event: StoredEventRow,
  { input, ...coordinates }: EventProposal,
  extraColumns: Parameters<typeof changeEvent>[2] = {},
): Promise<void> {
  const now = new Date();
  const columns = toEventColumns(input, event.questions);
  await changeEvent(tx, event.id, { ...columns, ...coordinates, ...extraColumns });
  if ((extraColumns.state ?? event.state) === 'draft') return;
  const previousOccurrences = event.schedule ? expandSchedule(event.schedule) : [];
  const changedIds = await writeOccurrences(
    tx,
    event,
    expandSchedule(input),
    now,
    previousOccurrences,
  );
  if (
    event.state === 'published' &&
    formatLocationForComparison(event) !== formatLocationForComparison(columns)
  ) {
    await notifyAttendees(tx, event.id, now, { excludedIds: changedIds, includeCancelled: false });
  }
  for (const { id } of await findAllOccurrences(tx, event.id)) await offerFreeSeats(tx, id, now);
}
