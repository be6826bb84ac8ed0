import type { EventList } from '@gruenland/shared-contracts/api/events.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readEventDays, readEvents } from '#data/read-events.server.ts';
import {
  buildApiQuery,
  buildFeedHref,
  buildCalendarHref,
  parseFilter,
} from '#model/calendar-filter.ts';
import { getDayRange } from '#model/period.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { toGermanDay } from '#model/group-by-day.ts';
import { createMonthGrid, getGridMonth } from '#model/month-grid.ts';
import { MonthGrid } from '#month/MonthGrid.tsx';

export interface CalendarData {
  readonly filter: CalendarFilter;
  /**
   * Current day in Germany. The server sets it, so that server and browser show the same months.
   */
  readonly today: string;
  /** Matching occurrences. Null if the api is unavailable. */
  readonly list: EventList | null;
}

/** Loads the upcoming occurrences that match the filter in the query. */
export async function loadCalendar(context: LoadContext): Promise<PageResult<CalendarData>> {
  const filter = parseFilter(context.query);
  const today = toGermanDay(new Date());
  const [list, days] = await Promise.all([
    readEvents(context, buildApiQuery(filter, today)).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'events could not be read');
      return null;
    }),
    readDaysOfMonth(context, filter, today).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'days of events could not be counted');
      return null;
    }),
  ]);
  if (list && list.page > Math.max(1, list.pages)) return createNotFoundResult();
  const isUnfiltered =
    buildCalendarHref({ ...filter, page: 1 }) ===
    buildCalendarHref(parseFilter(new URLSearchParams()));
  return {
    kind: 'page',
    data: { filter, today, list },
    incomplete: list === null || days === null,
    // The grid needs no script in the browser. It is left out if its counts are unavailable.
    parts:
      list && days ? { month: createPart(MonthGrid, createMonthGrid(filter, today, days)) } : {},
    head: {
      name: 'Veranstaltungen',
      description: 'Märkte, Feldtage, Versammlungen und Feste auf dem Land.',
      canonicalPath: buildCalendarHref({ ...filter, view: null }),
      // Search engines may index all pages of the unfiltered calendar, but no filtered one.
      noIndex: !isUnfiltered,
      alternates: [
        {
          href: '/api/veranstaltungen/kalender.ics',
          type: 'text/calendar',
          title: 'Veranstaltungen als Kalender',
        },
        {
          href: buildFeedHref(filter),
          type: 'application/rss+xml',
          title: 'Nächste Veranstaltungen',
        },
      ],
    },
  };
}

function readDaysOfMonth(context: LoadContext, filter: CalendarFilter, today: string) {
  const days = getDayRange(getGridMonth(filter, today), today);
  return readEventDays(context, buildApiQuery({ ...filter, page: 1 }, today, days));
}
