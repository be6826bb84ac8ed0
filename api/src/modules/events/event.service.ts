import type {
  VeranstaltungDetail,
  VeranstaltungenList,
} from '@gruenland/shared-contracts/api/events.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { sitemapEntries } from '@gruenland/shared-contracts/api/sitemap.ts';
import type { SitemapPart } from '@gruenland/shared-contracts/api/sitemap.ts';
import type { VeranstaltungenQuery } from '@gruenland/shared-contracts/api/events.schema.ts';

import type { Executor } from '#db/database.ts';
import { manyRows, rememberCounts } from '#modules/listing/remembered-counts.ts';
import { Problem } from '#problem.ts';
import { qrPicture } from '#qr-picture.ts';

import { countryOf } from './country-of.ts';
import { countByCategory, countsKey } from './event-counts.repository.ts';
import { readFilter } from './event-filter.ts';
import type { EventFilter } from './event-filter.ts';
import {
  findDates,
  findDatesToCome,
  findEvent,
  findEventAddresses,
  findLastDate,
} from './event.repository.ts';
import { detailOf, entryOf, shown, shownDate } from './shown-event.ts';
import { lineOf } from './waiting-line.repository.ts';
import type { CalendarEntry } from './write-calendar.ts';

const A_PAGE = 30;
/** Dates of a series that its page names. */
const DATES_SHOWN = 12;
/** Dates of a series that its calendar has: all there can be. */
const DATES_IN_CALENDAR = 104;
/** Days for which search engines still find what is over. */
const DAYS_FOUND = 30;
/** Entries of a calendar feed. */
const A_FEED = 200;

export interface EventService {
  /** One page of dates that fit, the earliest first. */
  list(query: VeranstaltungenQuery): Promise<VeranstaltungenList>;
  /** Dates for a calendar that is subscribed to, at most 200. */
  feed(query: VeranstaltungenQuery): Promise<readonly CalendarEntry[]>;
  /** @throws Problem `record.not-found` */
  read(id: string): Promise<VeranstaltungDetail>;
  /** Addresses of everything that is in the calendar or was until lately, part by part. */
  addresses(part: number): Promise<SitemapPart>;
  /** All dates to come of one, for a calendar. @throws Problem `record.not-found` */
  calendar(id: string): Promise<{ title: string; entries: readonly CalendarEntry[] }>;
}

export function createEventService(
  db: Executor,
  siteUrl: string,
  now: () => Date = () => new Date(),
): EventService {
  const countedOf = rememberCounts(
    (filter: EventFilter) => countByCategory(db, filter),
    countsKey,
    { many: manyRows.dates, now: () => now().getTime() },
  );
  return {
    async list(query) {
      const filter = await readFilter(db, query, now());
      const { near } = filter;
      const { seite: page } = query;
      const [counted, rows] = await Promise.all([
        countedOf(filter),
        findDates(db, filter, A_PAGE, (page - 1) * A_PAGE),
      ]);
      const counts = counted.get('kategorie') ?? new Map<string, number>();
      const total = query.kategorie
        ? (counts.get(query.kategorie) ?? 0)
        : (counted.get('total')?.get('all') ?? 0);
      return {
        events: rows.map(shown),
        total,
        page,
        pages: Math.ceil(total / A_PAGE),
        categories: Object.fromEntries(counts),
        near: near && { place: near.name, postcode: near.postcode, radius: near.radius },
      };
    },
    async feed(query) {
      const rows = await findDates(db, await readFilter(db, query, now()), A_FEED, 0);
      return rows.map((row) => entryOf(row, row));
    },
    async read(id) {
      const event = await findEvent(db, id);
      if (!event) throw new Problem('record.not-found');
      const toCome = await findDatesToCome(db, id, now(), DATES_SHOWN);
      const last = toCome.length === 0 ? await findLastDate(db, id) : undefined;
      const rows = last ? [last] : toCome;
      const line = await lineOf(db, event, rows);
      const dates = rows.map((date) => shownDate(event, date, now(), line));
      const [next] = dates;
      if (!next) throw new Problem('record.not-found');
      const detail = detailOf(event, dates, next, await countryOf(db, event));
      return last ? detail : { ...detail, qr: qrPicture(siteUrl + paths.veranstaltung(id)) };
    },
    async addresses(part) {
      const since = new Date(now().getTime() - DAYS_FOUND * 86_400_000);
      const { rows, total } = await findEventAddresses(db, since, part, sitemapEntries);
      return {
        entries: rows.map(({ id, updatedAt }) => ({
          slug: id,
          updatedAt: updatedAt.toISOString(),
        })),
        parts: Math.max(1, Math.ceil(total / sitemapEntries)),
      };
    },
    async calendar(id) {
      const event = await findEvent(db, id);
      if (!event) throw new Problem('record.not-found');
      const dates = await findDatesToCome(db, id, now(), DATES_IN_CALENDAR);
      const entries = dates.map((date) =>
        entryOf(event, { ...date, id, dateId: date.id, status: date.status ?? event.status }),
      );
      return { title: event.title, entries };
    },
  };
}
