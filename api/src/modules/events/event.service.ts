import type { EventDetail, EventList } from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { maxSitemapEntries } from '@gruenland/shared-contracts/api/sitemap.ts';
import type { SitemapPart } from '@gruenland/shared-contracts/api/sitemap.ts';
import type { EventListQuery } from '@gruenland/shared-contracts/api/events.schema.ts';

import type { Executor } from '#db/database.ts';
import { minRowsToCache, cacheCounts } from '#listing/cached-counts.ts';
import { resolveBestPlace } from '#places/resolve-place.ts';
import { toPlaceSuggestion } from '#places/to-place-suggestion.ts';
import { Problem } from '#problem.ts';
import { createQrPicture } from '#qr-picture.ts';
import type { ReadWords } from '#word-search/searchable-list.ts';

import { findCountry } from './find-country.ts';
import { countByCategory, createCountsCacheKey } from './event-counts.repository.ts';
import { createEventCounter } from './event-counter.service.ts';
import type { EventCounter } from './event-counter.service.ts';
import { parseEventFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import {
  findOccurrences,
  findUpcomingOccurrences,
  findEvent,
  findSitemapEvents,
  findLastOccurrence,
} from './event.repository.ts';
import { toEventDetail, toCalendarEntry, toListEntry, toOccurrenceView } from './event-view.ts';
import { findWaitlistedOccurrenceIds } from './waitlist.repository.ts';
import type { CalendarEntry } from './serialize-calendar.ts';

const OCCURRENCES_PER_PAGE = 30;
/** Maximum number of occurrences on the detail page of an event. */
const MAX_DETAIL_OCCURRENCES = 12;
/** Maximum number of occurrences in the calendar of one event. No series has more. */
const MAX_CALENDAR_OCCURRENCES = 104;
/** Number of days for which an event stays in the sitemap after its last occurrence. */
const SITEMAP_DAYS_AFTER_END = 30;
/** Maximum number of entries in a calendar feed. */
const MAX_FEED_ENTRIES = 200;

export interface EventService extends EventCounter {
  /** Returns one page of matching occurrences, earliest first. */
  list(query: EventListQuery): Promise<EventList>;
  /** Returns at most 200 occurrences for a calendar subscription. */
  listCalendarEntries(query: EventListQuery): Promise<readonly CalendarEntry[]>;
  /** Returns the detail of an event. @throws Problem `record.not-found` */
  read(id: string): Promise<EventDetail>;
  /**
   * Returns one part of the sitemap data of published events that are upcoming or ended recently.
   */
  readSitemapPart(part: number): Promise<SitemapPart>;
  /**
   * Returns all upcoming occurrences of one event for a calendar.
   * @throws Problem `record.not-found`
   */
  readCalendar(id: string): Promise<{ title: string; entries: readonly CalendarEntry[] }>;
}

export function createEventService(
  db: Executor,
  siteUrl: string,
  readWords: ReadWords,
  now: () => Date = () => new Date(),
): EventService {
  const readCounts = (filter: EventFilter) => countByCategory(db, filter);
  const cacheOptions = { minRows: minRowsToCache.dates, now: () => now().getTime() };
  const loadCounts = cacheCounts(readCounts, createCountsCacheKey, cacheOptions);
  return {
    ...createEventCounter(db, readWords, now),
    async list(query) {
      const filter = await parseEventFilter(db, readWords, query, now());
      const { near, placeChoices, words } = filter;
      const { seite: page } = query;
      const [facetCounts, rows] = await Promise.all([
        loadCounts(filter),
        findOccurrences(db, filter, OCCURRENCES_PER_PAGE, (page - 1) * OCCURRENCES_PER_PAGE),
      ]);
      const counts = facetCounts.get('kategorie') ?? new Map<string, number>();
      const total = query.kategorie
        ? (counts.get(query.kategorie) ?? 0)
        : (facetCounts.get('total')?.get('all') ?? 0);
      return {
        events: rows.map(toListEntry),
        total,
        page,
        pages: Math.ceil(total / OCCURRENCES_PER_PAGE),
        categories: Object.fromEntries(counts),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radiusKm },
        ...(placeChoices.length > 0 && { placeChoices: placeChoices.map(toPlaceSuggestion) }),
        ...(words && { understood: words.understood }),
      };
    },
    async listCalendarEntries(query) {
      const filter = await parseEventFilter(db, readWords, query, now(), resolveBestPlace);
      const rows = await findOccurrences(db, filter, MAX_FEED_ENTRIES, 0);
      return rows.map((row) => toCalendarEntry(row, row));
    },
    async read(id) {
      const event = await findEvent(db, id);
      if (!event) throw new Problem('record.not-found');
      const upcomingRows = await findUpcomingOccurrences(db, id, now(), MAX_DETAIL_OCCURRENCES);
      const lastRow = upcomingRows.length === 0 ? await findLastOccurrence(db, id) : undefined;
      const rows = lastRow ? [lastRow] : upcomingRows;
      const waitlistedIds = await findWaitlistedOccurrenceIds(db, event, rows);
      const dates = rows.map((date) => toOccurrenceView(event, date, now(), waitlistedIds));
      const [nextOccurrence] = dates;
      if (!nextOccurrence) throw new Problem('record.not-found');
      const detail = toEventDetail(event, dates, nextOccurrence, await findCountry(db, event));
      return lastRow ? detail : { ...detail, qr: createQrPicture(siteUrl + paths.event(id)) };
    },
    async readSitemapPart(part) {
      const endsAfter = new Date(now().getTime() - SITEMAP_DAYS_AFTER_END * 86_400_000);
      const { rows, total } = await findSitemapEvents(db, endsAfter, part, maxSitemapEntries);
      return {
        entries: rows.map(({ id, updatedAt }) => ({
          slug: id,
          updatedAt: updatedAt.toISOString(),
        })),
        parts: Math.max(1, Math.ceil(total / maxSitemapEntries)),
      };
    },
    async readCalendar(id) {
      const event = await findEvent(db, id);
      if (!event) throw new Problem('record.not-found');
      const dates = await findUpcomingOccurrences(db, id, now(), MAX_CALENDAR_OCCURRENCES);
      const entries = dates.map((date) =>
        toCalendarEntry(event, {
          ...date,
          id,
          occurrenceId: date.id,
          status: date.status ?? event.status,
        }),
      );
      return { title: event.title, entries };
    },
  };
}
