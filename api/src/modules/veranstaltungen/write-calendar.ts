import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

import * as paths from '@gruenland/shared-contracts/paths.ts';

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
      start: date.startsAt,
      end: date.endsAt,
      summary: date.title,
      description: date.description,
      url: siteUrl + paths.veranstaltung(date.eventId),
      status: date.cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(date.place && { location: date.place }),
    });
  }
  return calendar.toString();
}
