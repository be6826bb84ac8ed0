import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import type { FacetCounts } from '#listing/cached-counts.ts';

import { createConditionsExceptCategory } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** Counts occurrences per category. The category filter is ignored. */
export async function countByCategory(db: Executor, filter: EventFilter): Promise<FacetCounts> {
  const rows = await db
    .select({ category: events.category, count: sql<number>`count(*)::int` })
    .from(eventOccurrences)
    .innerJoin(events, eq(events.id, eventOccurrences.eventId))
    .where(createConditionsExceptCategory(filter))
    .groupBy(events.category);
  const totalCount = rows.reduce((countSum, { count }) => countSum + count, 0);
  return new Map([
    ['kategorie', new Map(rows.map(({ category, count }) => [category, count]))],
    ['total', new Map([['all', totalCount]])],
  ]);
}

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
