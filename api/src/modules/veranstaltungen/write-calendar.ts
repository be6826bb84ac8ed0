import ical, { ICalEventStatus } from 'ical-generator';

import type { Veranstaltung } from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';

/** Seconds after which calendars ask again. */
const REFRESH_S = 6 * 3600;

/**
 * Dates as RFC 5545 calendar. Every date has a UID of its own that stays: a calendar that had it
 * before learns of changes.
 */
export function writeCalendar(
  name: string,
  dates: readonly Veranstaltung[],
  siteUrl: string,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Grünland', product: 'Veranstaltungen', language: 'DE' },
    ttl: REFRESH_S,
  });
  for (const date of dates) {
    const { id, title, summary, venue, postcode, city, startsAt, endsAt, status } = date;
    const place = [venue, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
    calendar.createEvent({
      id: `${id}-${startsAt.slice(0, 10)}@${new URL(siteUrl).hostname}`,
      start: new Date(startsAt),
      end: new Date(endsAt),
      summary: title,
      description: summary,
      url: siteUrl + paths.veranstaltung(id),
      status: status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(place && { location: place }),
    });
  }
  return calendar.toString();
}
