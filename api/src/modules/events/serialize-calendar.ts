import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

/** Refresh interval for calendar clients, in seconds. */
const REFRESH_INTERVAL_S = 6 * 3600;

/** One occurrence as a calendar entry. */
export interface CalendarEntry {
  /**
   * Id of the occurrence, from which the calendar UID is built. The UID never changes, so that
   * calendar clients recognise updates.
   */
  readonly occurrenceId: string;
  readonly eventId: string;
  /**
   * Number that increases with every change of the occurrence, so that calendar clients replace
   * their older copy.
   */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly isCancelled: boolean;
  readonly place: string;
}

/**
 * Returns the start and end of a calendar entry. All-day events use days (VALUE=DATE) with an
 * exclusive end (RFC 5545, section 3.6.1).
 */
function getCalendarTimes(entry: CalendarEntry) {
  if (!isAllDay(entry)) return { start: entry.startsAt, end: entry.endsAt };
  const toUtcDay = (time: Date) => new Date(`${getBerlinDay(time)}T00:00:00Z`);
  return {
    allDay: true,
    start: toUtcDay(entry.startsAt),
    end: new Date(toUtcDay(entry.endsAt).getTime() + 86_400_000),
  };
}

/**
 * Serialises occurrences as an RFC 5545 calendar.
 * @param method if `cancel`, calendar clients remove the entries (RFC 5546)
 */
export function serializeCalendar(
  name: string,
  dates: readonly CalendarEntry[],
  siteUrl: string,
  method?: 'cancel',
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Grünland', product: 'Veranstaltungen', language: 'DE' },
    ttl: REFRESH_INTERVAL_S,
    ...(method && { method: ICalCalendarMethod.CANCEL }),
  });
  for (const entry of dates) {
    calendar.createEvent({
      id: `${entry.occurrenceId}@${new URL(siteUrl).hostname}`,
      sequence: entry.sequence,
      ...getCalendarTimes(entry),
      summary: entry.title,
      description: entry.description,
      url: siteUrl + paths.event(entry.eventId),
      status: entry.isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(entry.place && { location: entry.place }),
    });
  }
  return calendar.toString();
}
