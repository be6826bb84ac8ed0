import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

import { getBerlinDay } from '@gruenland/shared-contracts/german-calendar.ts';

/** Refresh interval for calendar clients, in seconds. */
const REFRESH_INTERVAL_S = 6 * 3600;

/** One occurrence as a calendar entry. */
export interface CalendarEntry {
  /**
   * Part of the calendar UID. The UID never changes, so that calendar clients recognise updates.
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
  readonly cancelled: boolean;
  readonly place: string;
}

/**
 * Returns the start and end of a calendar entry. All-day events use days (VALUE=DATE) with an
 * exclusive end (RFC 5545, section 3.6.1).
 */
function getCalendarTimes(date: CalendarEntry) {
  if (!isAllDay(date)) return { start: date.startsAt, end: date.endsAt };
  const toUtcDay = (moment: Date) => new Date(`${getBerlinDay(moment)}T00:00:00Z`);
  return {
    allDay: true,
    start: toUtcDay(date.startsAt),
    end: new Date(toUtcDay(date.endsAt).getTime() + 86_400_000),
  };
}

/**
 * Serialises occurrences as an RFC 5545 calendar. With the method CANCEL, calendar clients remove
 * the entries (RFC 5546).
 */
export function writeCalendar(
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
  for (const date of dates) {
    calendar.createEvent({
      id: `${date.occurrenceId}@${new URL(siteUrl).hostname}`,
      sequence: date.sequence,
      ...getCalendarTimes(date),
      summary: date.title,
      description: date.description,
      url: siteUrl + paths.event(date.eventId),
      status: date.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(date.place && { location: date.place }),
    });
  }
  return calendar.toString();
}
