import { eq, sql } from 'drizzle-orm';

import type { SQL } from 'drizzle-orm';

import type { PlaceCounts } from '@gruenland/shared-contracts/api/place-counts.ts';
import type { EventDaysQuery } from '@gruenland/shared-contracts/api/event-days.schema.ts';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import type { FacetCounts } from '#listing/cached-counts.ts';
import { countByPlace } from '#listing/count-by-place.ts';

import { createConditions, createConditionsExceptCategory } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** Counts occurrences per category. The category filter is ignored. */
export async function countByCategory(db: Executor, filter: EventFilter): Promise<FacetCounts> {
  const rows = await db
    .select({ choice: events.category, count: sql<number>`count(*)::int` })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(createConditionsExceptCategory(filter))
    .groupBy(events.category);
  return toFacetCounts('kategorie', rows);
}

/** Returns the counts of a parameter, and their sum as the total. */
function toFacetCounts(
  parameter: string,
  rows: readonly { readonly choice: string; readonly count: number }[],
): FacetCounts {
  const totalCount = rows.reduce((countSum, { count }) => countSum + count, 0);
  return new Map([
    [parameter, new Map(rows.map(({ choice, count }) => [choice, count]))],
    ['total', new Map([['all', totalCount]])],
  ]);
}

const toGermanDate = (moment: SQL) => sql`((${moment}) at time zone 'Europe/Berlin')::date`;

/** Filters of a list with a first and a last day. */
export type EventDaysFilter = EventFilter & { readonly query: EventDaysQuery };

/**
 * Counts occurrences per day in Germany. An occurrence counts on each day of the period on which it
 * is listed: it ends after the start of the day and starts before the end of the day.
 */
export async function countByDay(db: Executor, filter: EventDaysFilter): Promise<FacetCounts> {
  const { von: firstDay, bis: lastDay } = filter.query;
  const { startsAt, endsAt } = eventOccurrences;
  const shownFrom = sql`greatest(${toGermanDate(sql`${startsAt}`)}, ${firstDay}::date)`;
  const shownUntil = sql`least(${toGermanDate(sql`${endsAt} - interval '1 microsecond'`)}, ${lastDay}::date)`;
  const days = db
    .select({
      day: sql`generate_series(${shownFrom}::timestamp, ${shownUntil}::timestamp, interval '1 day')`.as(
        'day',
      ),
    })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(createConditions(filter))
    .as('days');
  const rows = await db
    .select({
      choice: sql<string>`to_char(${days.day}, 'YYYY-MM-DD')`,
      count: sql<number>`count(*)::int`,
    })
    .from(days)
    .groupBy(days.day);
  return toFacetCounts('day', rows);
}

/** Counts occurrences by the place of their event. */
export const countEventsByPlace = (db: Executor, filter: EventFilter): Promise<PlaceCounts> =>
  countByPlace(
    db,
    {
      from: sql`${eventOccurrences} join ${events} on ${eq(events.id, eventOccurrences.eventId)}`,
      condition: createConditions(filter),
      postcode: events.postcode,
      place: events.city,
      lat: events.latitude,
      lng: events.longitude,
    },
    filter.near,
  );

/**
 * Returns the cache key, which contains every filter that changes the counts. If the request names
 * no first day, the filter starts at the current time. The key leaves this time out, because
 * otherwise it would differ for every request.
 */
export function createCountsCacheKey({ query, near }: EventFilter): string {
  const {
    kategorie: _category,
    seite: _page,
    ort: _place,
    umkreis: _radius,
    ...countedFilters
  } = query;
  return JSON.stringify([countedFilters, near && [near.postcode, near.name, near.radiusKm]]);
}
