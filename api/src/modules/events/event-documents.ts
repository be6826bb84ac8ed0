import { and, asc, eq, gt, inArray } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type { EventAttendanceMode } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';

const ATTENDANCE_LABELS: Readonly<Record<EventAttendanceMode, string>> = {
  'vor-ort': 'Vor Ort',
  online: 'Online',
  hybrid: 'Vor Ort und online',
};

const getCategoryName = (category: string): string =>
  EVENT_CATEGORIES.find(({ slug }) => slug === category)?.name ?? 'Veranstaltungen';

/**
 * Returns search documents of events that are not over, each with its next occurrence.
 * @param ids restricts the result to these events
 */
export async function readEventDocuments(
  db: Executor,
  now: Date = new Date(),
  ids?: readonly string[],
): Promise<SearchDocument[]> {
  const rows = await db
    .selectDistinctOn([eventOccurrences.eventId], {
      event: events,
      startsAt: eventOccurrences.startsAt,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(
      and(
        eq(events.state, 'published'),
        gt(eventOccurrences.endsAt, now),
        ids && inArray(events.id, [...ids]),
      ),
    )
    .orderBy(asc(eventOccurrences.eventId), asc(eventOccurrences.startsAt));
  return rows.map(({ event, startsAt }) => {
    const { id, title, summary, description, category, attendance, city } = event;
    const { latitude, longitude, organizer, venue, priceCents, pictures } = event;
    const [picture] = pictures;
    return {
      objectID: id,
      kind: 'events',
      title,
      path: paths.event(id),
      kicker: getCategoryName(category),
      lead: summary,
      text: [description, organizer, venue].filter(Boolean).join(' '),
      category: { lvl0: getCategoryName(category) },
      date: Math.floor(startsAt.getTime() / 1000),
      format: ATTENDANCE_LABELS[attendance],
      ...(picture && { picture: { filename: picture.src, alt: picture.alt } }),
      free: priceCents === 0,
      ...(priceCents && { price: Math.round(priceCents / 100) }),
      ...(city && { place: city }),
      ...(latitude !== null &&
        longitude !== null && { _geoloc: { lat: latitude, lng: longitude } }),
    };
  });
}
