import type { VeranstaltungenList } from '@gruenland/shared-contracts/api/events.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { readEvents } from '#data/read-events.server.ts';
import { apiQuery, feedHrefOf, hrefOf, readFilter } from '#model/calendar-filter.ts';
import type { CalendarFilter } from '#model/calendar-filter.ts';
import { germanDay } from '#model/group-by-day.ts';

export interface CalendarData {
  readonly filter: CalendarFilter;
  /** Today in Germany; the browser shows the same months. */
  readonly today: string;
  /** Null while the api is away. */
  readonly list: VeranstaltungenList | null;
}

/** The calendar: dates to come, narrowed down by the address. */
export async function loadCalendar(context: LoadContext): Promise<PageResult<CalendarData>> {
  const filter = readFilter(context.query);
  const today = germanDay(new Date());
  const list = await readEvents(context, apiQuery(filter, today));
  if (list && list.page > Math.max(1, list.pages)) return notFound();
  const plain = hrefOf({ ...filter, page: 1 }) === hrefOf(readFilter(new URLSearchParams()));
  return {
    kind: 'page',
    data: { filter, today, list },
    incomplete: list === null,
    head: {
      name: 'Veranstaltungen',
      description: 'Märkte, Feldtage, Versammlungen und Feste auf dem Land.',
      canonicalPath: hrefOf(filter),
      // Pages of the whole list are for everybody, what somebody has narrowed down is not.
      noIndex: !plain,
      alternates: [
        {
          href: '/api/veranstaltungen/kalender.ics',
          type: 'text/calendar',
          title: 'Veranstaltungen als Kalender',
        },
        { href: feedHrefOf(filter), type: 'application/rss+xml', title: 'Nächste Veranstaltungen' },
      ],
    },
  };
}
