import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import * as paths from '@gruenland/shared-contracts/paths.ts';
import { isAllDay } from '@gruenland/shared-contracts/events/all-day.ts';

import { germanDayOf } from './planned-date.ts';

/** Seconds after which calendars ask again. */
const REFRESH_S = 6 * 3600;

/** One date as calendars know it. */
export interface CalendarEntry {
  /** Its UID is made of this and stays: a calendar that had the date before learns of changes. */
  readonly dateId: string;
  readonly eventId: string;
  /** Higher than in calendars that have an older state of it. */
  readonly sequence: number;
  readonly title: string;
  readonly description: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly cancelled: boolean;
  readonly place: string;
}

/** What lasts all day has days (VALUE=DATE), of which the last is the one after (RFC 5545, 3.6.1). */
function timesOf(date: CalendarEntry) {
  if (!isAllDay(date)) return { start: date.startsAt, end: date.endsAt };
  const day = (moment: Date) => new Date(`${germanDayOf(moment)}T00:00:00Z`);
  return {
    allDay: true,
    start: day(date.startsAt),
    end: new Date(day(date.endsAt).getTime() + 86_400_000),
  };
}

/** Dates as RFC 5545 calendar; `method` says it takes entries back (RFC 5546). */
export function writeCalendar(
  name: string,
  dates: readonly CalendarEntry[],
  siteUrl: string,
  method?: 'cancel',
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Grünland', product: 'Veranstaltungen', language: 'DE' },
    ttl: REFRESH_S,
    ...(method && { method: ICalCalendarMethod.CANCEL }),
  });
  for (const date of dates) {
    calendar.createEvent({
      id: `${date.dateId}@${new URL(siteUrl).hostname}`,
      sequence: date.sequence,
      ...timesOf(date),
      summary: date.title,
      description: date.description,
      url: siteUrl + paths.veranstaltung(date.eventId),
      status: date.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(date.place && { location: date.place }),
    });
  }
  return calendar.toString();
}
