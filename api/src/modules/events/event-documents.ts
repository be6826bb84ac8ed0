import { and, asc, eq, gt, inArray } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type { EventAttendance } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';

const FORMATS: Readonly<Record<EventAttendance, string>> = {
  'vor-ort': 'Vor Ort',
  online: 'Online',
  hybrid: 'Vor Ort und online',
};

const nameOf = (category: string): string =>
  EVENT_CATEGORIES.find(({ slug }) => slug === category)?.name ?? 'Veranstaltungen';

/**
 * Veranstaltungen that are not over, each with its next date, as the search knows them.
 * @param ids only those of these that are not
 */
export async function readEventDocuments(
  db: Executor,
  now: Date = new Date(),
  ids?: readonly string[],
): Promise<SearchDocument[]> {
  const rows = await db
    .selectDistinctOn([eventDates.eventId], { event: events, startsAt: eventDates.startsAt })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(
      and(
        eq(events.state, 'veroeffentlicht'),
        gt(eventDates.endsAt, now),
        ids && inArray(events.id, [...ids]),
      ),
    )
    .orderBy(asc(eventDates.eventId), asc(eventDates.startsAt));
  return rows.map(({ event, startsAt }) => {
    const { id, title, summary, description, category, attendance, city } = event;
    const { latitude, longitude, organizer, venue, priceCents } = event;
    return {
      objectID: id,
      kind: 'veranstaltungen',
      title,
      path: paths.veranstaltung(id),
      kicker: nameOf(category),
      lead: summary,
      text: [description, organizer, venue].filter(Boolean).join(' '),
      category: { lvl0: nameOf(category) },
      date: Math.floor(startsAt.getTime() / 1000),
      format: FORMATS[attendance],
      free: priceCents === 0,
      ...(city && { place: city }),
      ...(latitude !== null &&
        longitude !== null && { _geoloc: { lat: latitude, lng: longitude } }),
    };
  });
}
