import { eq, sql } from 'drizzle-orm';

import type { Executor } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';
import type { FacetCounts } from '#modules/listing/remembered-counts.ts';

import { conditions } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';

/** How many dates each category has; the chosen category does not narrow this down. */
export async function countByCategory(db: Executor, filter: EventFilter): Promise<FacetCounts> {
  const rows = await db
    .select({ category: events.category, count: sql<number>`count(*)::int` })
    .from(eventDates)
    .innerJoin(events, eq(events.id, eventDates.eventId))
    .where(conditions(filter))
    .groupBy(events.category);
  const all = rows.reduce((sum, { count }) => sum + count, 0);
  return new Map([
    ['kategorie', new Map(rows.map(({ category, count }) => [category, count]))],
    ['total', new Map([['all', all]])],
  ]);
}

/** Everything that changes what is counted; the hour of somebody who names no day does not. */
export function countsKey({ query, near }: EventFilter): string {
  const { kategorie: _category, seite: _page, ort: _place, umkreis: _radius, ...rest } = query;
  return JSON.stringify([rest, near && [near.postcode, near.name, near.radius]]);
}
