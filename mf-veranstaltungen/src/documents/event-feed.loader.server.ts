import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { rssXml } from '@gruenland/shared-ui/documents/rss.ts';
import { readEvents } from '#data/read-events.server.ts';
import { apiQuery, feedHrefOf, hrefOf, readFilter } from '#model/calendar-filter.ts';
import { startText } from '#model/date-span.ts';
import { germanDay } from '#model/group-by-day.ts';

/** The next dates as RSS 2.0, narrowed down as the calendar is. */
export async function loadEventFeed(context: LoadContext): Promise<PageResult<never>> {
  const { siteUrl } = context.settings;
  const filter = { ...readFilter(context.query), page: 1 };
  const list = await readEvents(context, apiQuery(filter, germanDay(new Date())));
  if (!list) return notFound();
  const items = list.events.map((event) => {
    const when = startText(event);
    const cancelled = event.status === 'cancelled' ? 'Abgesagt: ' : '';
    return {
      id: `${siteUrl}${paths.veranstaltung(event.id)}#${event.dateId}`,
      title: `${cancelled}${event.title}, ${when}`,
      url: siteUrl + paths.veranstaltung(event.id),
      description: [event.summary, event.venue, event.city].filter(Boolean).join(' · '),
    };
  });
  const body = rssXml({
    title: 'Grünland: nächste Veranstaltungen',
    description: 'Märkte, Feldtage, Versammlungen und Feste auf dem Land.',
    url: siteUrl + hrefOf(filter),
    self: siteUrl + feedHrefOf(filter),
    items,
  });
  return { kind: 'document', type: 'application/rss+xml', body };
}
