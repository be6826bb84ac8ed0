import { and, asc, eq, exists, getTableColumns, gt, inArray, sql } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import type { EventAttendanceMode } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { SearchDocument } from '@gruenland/shared-contracts/search/search-document.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import { createRangeCondition, getRangeLimit } from '#module/searchable-range.ts';
import type { SearchableRange } from '#module/module-declarations.ts';

const ATTENDANCE_LABELS: Readonly<Record<EventAttendanceMode, string>> = {
  'vor-ort': 'Vor Ort',
  online: 'Online',
  hybrid: 'Vor Ort und online',
};

const getCategoryName = (category: string): string =>
  EVENT_CATEGORIES.find(({ slug }) => slug === category)?.name ?? 'Veranstaltungen';

/** The columns of a document: all except the words of the list, which are the largest ones. */
const { words: _words, lexemes: _lexemes, ...documentColumns } = getTableColumns(events);

/** Returns the ids of events that are not over at `now`. */
export async function listSearchableEventIds(
  db: Executor,
  range: SearchableRange,
  now = new Date(),
): Promise<readonly string[]> {
  const comingOccurrences = db
    .select({ one: sql`1` })
    .from(eventOccurrences)
    .where(and(eq(eventOccurrences.eventId, events.id), gt(eventOccurrences.endsAt, now)));
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(
      and(
        eq(events.state, 'published'),
        createRangeCondition(events.id, range),
        exists(comingOccurrences),
      ),
    )
    .orderBy(asc(events.id))
    .limit(getRangeLimit(range));
  return rows.map(({ id }) => id);
}

/**
 * Returns search documents of those events that are not over at `now`, each with its next
 * occurrence.
 */
export async function readEventDocuments(
  db: Executor,
  ids: readonly string[],
  now = new Date(),
): Promise<SearchDocument[]> {
  const rows = await db
    .selectDistinctOn([eventOccurrences.eventId], {
      event: documentColumns,
      startsAt: eventOccurrences.startsAt,
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(
      and(
        eq(events.state, 'published'),
        gt(eventOccurrences.endsAt, now),
        inArray(events.id, [...ids]),
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
