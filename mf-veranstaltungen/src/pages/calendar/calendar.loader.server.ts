import type { EventList } from '@gruenland/shared-contracts/api/events.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createNotFoundResult, createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';
import { readEventDays, readEvents } from '#data/read-events.server.ts';
import {
  buildApiQuery,
  buildFeedHref,
  buildCalendarHref,
  parseFilter,
  RADII_KM,
} from '#model/calendar-filter.ts';
import { getDayRange } from '#model/period.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { StateMap } from '@gruenland/shared-ui/state-map/StateMap.tsx';
import { loadStateMap } from '@gruenland/shared-ui/state-map/load-state-map.server.ts';
import { DayList } from '#list/DayList.tsx';
import { toGermanDay } from '#model/group-by-day.ts';
import { createMonthGrid, getGridMonth } from '#model/month-grid.ts';
import { MonthGrid } from '#month/MonthGrid.tsx';

export interface CalendarData {
  readonly filter: CalendarFilter;
  /**
   * Current day in Germany. The server sets it, so that server and browser show the same months.
   */
  readonly today: string;
  /** The list without its occurrences. Null if the api is unavailable. */
  readonly list: Omit<EventList, 'events'> | null;
}

/** Loads the upcoming occurrences that match the filter in the query. */
export async function loadCalendar(context: LoadContext): Promise<PageResult<CalendarData>> {
  const filter = parseFilter(context.query);
  const today = toGermanDay(new Date());
  const showsMap = filter.view === 'karte';
  const [list, days, map] = await Promise.all([
    readEvents(context, buildApiQuery(filter, today)).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'events could not be read');
      return null;
    }),
    readDaysOfMonth(context, filter, today).catch((error: unknown) => {
      context.log.warn({ error: String(error) }, 'days of events could not be counted');
      return null;
    }),
    showsMap ? loadCalendarMap(context, filter, today) : null,
  ]);
  if (list && list.page > Math.max(1, list.pages)) return createNotFoundResult();
  const isUnfiltered =
    buildCalendarHref({ ...filter, page: 1 }) ===
    buildCalendarHref(parseFilter(new URLSearchParams()));
  return {
    kind: 'page',
    data: { filter, today, list: list && withoutEvents(list) },
    incomplete: list === null || days === null || (showsMap && map === null),
    parts: list
      ? {
          days: createPart(DayList, {
            events: list.events,
            from: getDayRange(filter.period, today).von ?? today,
            today,
          }),
          ...(days && { month: createPart(MonthGrid, createMonthGrid(filter, today, days)) }),
          ...(map && { map: createPart(StateMap, map) }),
        }
      : {},
    head: {
      // Screen readers announce the title after each change of the filter.
      name:
        list && !isUnfiltered
          ? `${formatCount(list.total, 'Termin', 'Termine')} – Veranstaltungen`
          : 'Veranstaltungen',
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

/** Returns the list without its occurrences, which only the server renders. */
function withoutEvents({ events: _events, ...list }: EventList): Omit<EventList, 'events'> {
  return list;
}

/** Loads the map of the matching occurrences. Returns null if the api is unavailable. */
function loadCalendarMap(context: LoadContext, filter: CalendarFilter, today: string) {
  const query = buildApiQuery({ ...filter, page: 1 }, today);
  const buildHref = (change: Partial<CalendarFilter>) =>
    buildCalendarHref({ ...filter, page: 1, ...change });
  return loadStateMap(context, `/api/events/places?${query}`, {
    nouns: ['Termin', 'Termine'],
    radiiKm: RADII_KM,
    buildPlaceHref: (place, radius) => buildHref({ place, radius }),
    closeHref: buildHref({ view: null }),
    wholeHref: buildHref({ place: '' }),
  });
}

function readDaysOfMonth(context: LoadContext, filter: CalendarFilter, today: string) {
  const days = getDayRange(getGridMonth(filter, today), today);
  return readEventDays(context, buildApiQuery({ ...filter, page: 1 }, today, days));
}
