import type { ChangeDateRequest } from '@gruenland/shared-contracts/api/event-submission.ts';
import { ALL_DAY, isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

import type { Executor } from '#db/database.ts';
import { Problem } from '#problem.ts';

import type { StoredEventDate } from '../event.repository.ts';
import { movedTo } from '../expand-dates.ts';
import type { ExpandedDate } from '../expand-dates.ts';
import { fromGermanTime } from '../german-time.ts';
import { plannedStartOf } from '../planned-date.ts';
import type { StoredEventRow } from './event-input.ts';
import { movedSchedule } from './moved-schedule.ts';
import { findAllDates } from './write-dates.ts';

/** Where a date is moved; null where it is not. It lasts as long as before. */
export function movedTimes(
  date: ExpandedDate,
  { status, day, start: asked }: ChangeDateRequest,
): ExpandedDate | null {
  const start = isAllDay(date) ? ALL_DAY.start : asked;
  if (status !== 'moved' || !day || !start) return null;
  return movedTo(fromGermanTime(new Date(`${day}T${start}:00Z`)), date);
}

/** @throws Problem `form.invalid` with a message per field */
export function checkChange(
  event: StoredEventRow,
  date: StoredEventDate,
  request: ChangeDateRequest,
  now: Date,
): void {
  const fields: Record<string, string> = {};
  const { status, onlineUrl } = request;
  const moved = movedTimes(date, request);
  if (status === 'moved' && (!moved || moved.startsAt <= now)) {
    fields['day'] = 'Bitte geben Sie einen Tag in der Zukunft und eine Uhrzeit an.';
  }
  if (status === 'scheduled' && plannedStartOf(date) <= now) {
    fields['status'] = 'Der geplante Zeitpunkt ist schon vorbei. Bitte verschieben Sie den Termin.';
  }
  const told = event.registration === 'intern';
  if (status === 'moved-online' && told && !onlineUrl && !event.onlineUrl) {
    fields['onlineUrl'] = 'Bitte geben Sie an, wo man teilnimmt. Das sehen nur Angemeldete.';
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}

/**
 * What was written of when it takes place follows its only date, also in a change that waits: or the
 * next change of a word would move it back.
 */
export async function followDate(
  tx: Executor,
  event: StoredEventRow,
): Promise<Partial<StoredEventRow>> {
  const { schedule, doorTime, change } = event;
  const [date] = await findAllDates(tx, event.id);
  if (!date || !schedule || schedule.repeat !== 'keine') return {};
  const { doorTime: door, ...times } = movedSchedule({ ...schedule, doorTime }, date);
  if (change?.input.repeat !== 'keine')
    return { schedule: { ...schedule, ...times }, doorTime: door };
  const input = { ...change.input, ...movedSchedule(change.input, date) };
  return { schedule: { ...schedule, ...times }, doorTime: door, change: { ...change, input } };
}
