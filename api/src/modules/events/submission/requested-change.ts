import type { ChangeOccurrenceRequest } from '@gruenland/shared-contracts/api/event-submission.ts';
import { ALL_DAY_TIMES, isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { StoredEventOccurrence } from '../event.repository.ts';
import { moveOccurrence } from '../expand-recurrence.ts';
import type { ExpandedOccurrence } from '../expand-recurrence.ts';
import { convertFromGermanTime } from '@gruenland/shared-contracts/german-calendar.ts';
import { getPlannedStart } from '../planned-start.ts';
import type { StoredEventRow } from './event-input.ts';
import { moveSchedule } from './moved-schedule.ts';
import { findAllOccurrences } from './write-occurrences.ts';

/**
 * Returns the new times of a moved occurrence, with unchanged duration. Returns null if the
 * occurrence does not move.
 */
export function getMovedTimes(
  occurrence: ExpandedOccurrence,
  { status, day, start: requestedStart }: ChangeOccurrenceRequest,
): ExpandedOccurrence | null {
  const startTime = isAllDay(occurrence) ? ALL_DAY_TIMES.start : requestedStart;
  if (status !== 'moved' || !day || !startTime) return null;
  return moveOccurrence(convertFromGermanTime(new Date(`${day}T${startTime}:00Z`)), occurrence);
}

/** Validates a change of one occurrence. @throws Problem `form.invalid` with a message per field */
export function validateRequestedChange(
  event: StoredEventRow,
  occurrence: StoredEventOccurrence,
  request: ChangeOccurrenceRequest,
  now: Date,
): void {
  const fields: Record<string, string> = {};
  const { status, onlineUrl } = request;
  const newTimes = getMovedTimes(occurrence, request);
  if (status === 'moved' && (!newTimes || newTimes.startsAt <= now)) {
    fields['day'] = 'Bitte geben Sie einen Tag in der Zukunft und eine Uhrzeit an.';
  }
  if (status === 'scheduled' && getPlannedStart(occurrence) <= now) {
    fields['status'] = 'Der geplante Zeitpunkt ist schon vorbei. Bitte verschieben Sie den Termin.';
  }
  const takesRegistrations = event.registration === 'internal';
  if (status === 'moved-online' && takesRegistrations && !onlineUrl && !event.onlineUrl) {
    fields['onlineUrl'] = 'Bitte geben Sie an, wo man teilnimmt. Das sehen nur Angemeldete.';
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}

/**
 * Returns the columns to update after the only occurrence of an event moved: the schedule of the
 * event and the schedule of a pending change. Without this update, the next text change would move
 * the occurrence back.
 */
export async function getMovedScheduleColumns(
  tx: Executor,
  event: StoredEventRow,
): Promise<Partial<StoredEventRow>> {
  const { schedule, doorTime, change } = event;
  const [occurrence] = await findAllOccurrences(tx, event.id);
  if (!occurrence || !schedule || schedule.repeat !== 'none') return {};
  const { doorTime: opensAt, ...times } = moveSchedule({ ...schedule, doorTime }, occurrence);
  if (change?.input.repeat !== 'none')
    return { schedule: { ...schedule, ...times }, doorTime: opensAt };
  const input = { ...change.input, ...moveSchedule(change.input, occurrence) };
  return { schedule: { ...schedule, ...times }, doorTime: opensAt, change: { ...change, input } };
}
