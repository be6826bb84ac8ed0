import { and, asc, desc, eq, gt, max } from 'drizzle-orm';

import { EVENT_CATEGORIES } from '@gruenland/shared-contracts/api/events.ts';
import { eventListQuerySchema } from '@gruenland/shared-contracts/api/events.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { eventOccurrences, events } from '#db/tables/events.ts';
import { formatTimeSpan } from '#mail/format.ts';
import {
  MAX_NEW_ENTRIES,
  toQueryObject,
  createSearchTitle,
} from '#modules/saved-searches/interface.ts';
import type { SavedSearchKind } from '#modules/saved-searches/interface.ts';
import { resolveBestPlace } from '#places/resolve-place.ts';
import type { ReadWords } from '#word-search/searchable-list.ts';

import { createConditions, parseEventFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import { formatPlace } from './format-place.ts';

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

/** Returns the functions with which saved searches read the event calendar. */
export function createEventSearchKind(db: Drizzle, readWords: ReadWords): SavedSearchKind {
  return {
    isFilterParameter: (name) => EVENT_PARAMS.has(name),
    path: paths.events(),
    createTitle: async (query) => {
      const category = EVENT_CATEGORIES.find(({ slug }) => slug === query.get('kategorie'));
      return createSearchTitle(category?.name ?? 'Veranstaltungen', query, ['kategorie']);
    },
    findHits: async (query, publishedAfter) => {
      const parsedQuery = eventListQuerySchema.safeParse(toQueryObject(query));
      if (!parsedQuery.success) return [];
      const filter = await parseEventFilter(
        db,
        readWords,
        parsedQuery.data,
        new Date(),
        resolveBestPlace,
      );
      const newEvents = await findNewEvents(db, filter, publishedAfter);
      return newEvents.map(({ event, startsAt, endsAt }) => ({
        id: event.id,
        title: event.title,
        path: paths.event(event.id),
        facts: [formatTimeSpan(startsAt, endsAt), formatPlace(event)].join(', '),
      }));
    },
    findLastPublication: () => findLastEventPublication(db),
  };
}

async function findLastEventPublication(db: Drizzle): Promise<Date | null> {
  const [row] = await db
    .select({ publishedAt: max(events.publishedAt) })
    .from(events)
    .where(eq(events.state, 'published'));
  return row?.publishedAt ?? null;
}

/** Returns events published after `publishedAfter`, newest first, each with its next occurrence. */
async function findNewEvents(db: Drizzle, filter: EventFilter, publishedAfter: Date) {
  return db
    .selectDistinctOn([events.publishedAt, events.id], {
      event: events,
      startsAt: eventOccurrences.startsAt,
      endsAt: eventOccurrences.endsAt,
    })
    .from(events)
    .innerJoin(eventOccurrences, eq(eventOccurrences.eventId, events.id))
    .where(and(createConditions(filter), gt(events.publishedAt, publishedAfter)))
    .orderBy(desc(events.publishedAt), asc(events.id), asc(eventOccurrences.startsAt))
    .limit(MAX_NEW_ENTRIES);
}
