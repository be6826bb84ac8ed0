import { and, asc, desc, eq, gt } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import { veranstaltungenQuerySchema } from '@gruenland/shared-contracts/api/events.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { eventDates, events } from '#db/tables/events.ts';
import { spanText } from '#mail/format.ts';
import { freshOf } from '#modules/saved-searches/fresh-hits.ts';
import type { SearchKindOf } from '#modules/saved-searches/search-kind.ts';
import { HITS_A_PAGE, objectOf, titleOf } from '#modules/saved-searches/search-words.ts';

import { conditions, readFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import { placeOf } from './place-of.ts';

const EVENT_PARAMS: ReadonlySet<string> = new Set([
  'kategorie',
  'teilnahme',
  'frei',
  'zielgruppe',
  'thema',
  'ort',
  'umkreis',
  'q',
]);

/** The calendar as it can be watched. */
export function eventSearches(db: Drizzle): SearchKindOf {
  return {
    keeps: (name) => EVENT_PARAMS.has(name),
    path: paths.veranstaltungen(),
    title: async (query) => {
      const category = EVENT_CATEGORIES.find(({ slug }) => slug === query.get('kategorie'));
      return titleOf(category?.name ?? 'Veranstaltungen', query, ['kategorie']);
    },
    hits: async (query, since) => {
      const read = veranstaltungenQuerySchema.safeParse(objectOf(query));
      if (!read.success) return [];
      const filter = await readFilter(db, read.data, new Date());
      const fresh = await freshOf(since, (page) => newestEvents(db, filter, since, page));
      return fresh.map(({ event, startsAt, endsAt }) => ({
        id: event.id,
        title: event.title,
        path: paths.veranstaltung(event.id),
        facts: [spanText(startsAt, endsAt), placeOf(event)].join(', '),
      }));
    },
  };
}

/** A page of what came into the calendar after a moment, the newest first, each with its next date. */
async function newestEvents(db: Drizzle, filter: EventFilter, since: Date, page: number) {
  const { kategorie } = filter.query;
  const rows = await db
    .selectDistinctOn([events.publishedAt, events.id], {
      event: events,
      startsAt: eventDates.startsAt,
      endsAt: eventDates.endsAt,
    })
    .from(events)
    .innerJoin(eventDates, eq(eventDates.eventId, events.id))
    .where(
      and(
        conditions(filter),
        kategorie ? eq(events.category, kategorie) : undefined,
        gt(events.publishedAt, since),
      ),
    )
    .orderBy(desc(events.publishedAt), asc(events.id), asc(eventDates.startsAt))
    .limit(HITS_A_PAGE)
    .offset((page - 1) * HITS_A_PAGE);
  return rows.map((row) => ({ ...row, publishedAt: row.event.publishedAt?.toISOString() ?? '' }));
}
