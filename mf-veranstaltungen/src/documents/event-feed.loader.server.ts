import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { DocumentResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildRssXml } from '@gruenland/shared-ui/documents/rss.ts';
import { readEvents } from '#data/read-events.server.ts';
import {
  buildApiQuery,
  buildFeedHref,
  buildCalendarHref,
  parseFilter,
} from '#model/calendar-filter.ts';
import { formatStart } from '#model/date-span.ts';
import { toGermanDay } from '#model/group-by-day.ts';

/**
 * Builds an RSS 2.0 feed of the next occurrences. Accepts the filter parameters of the calendar.
 *
 * @throws if the api is unavailable. A 404 would make feed readers drop the subscription.
 */
export async function loadEventFeed(context: LoadContext): Promise<DocumentResult> {
  const { siteUrl } = context.settings;
  const filter = { ...parseFilter(context.query), page: 1 };
  const list = await readEvents(context, buildApiQuery(filter, toGermanDay(new Date())));
  const items = list.events.map((event) => {
    const formattedStart = formatStart(event);
    const cancelledPrefix = event.status === 'cancelled' ? 'Abgesagt: ' : '';
    return {
      id: `${siteUrl}${paths.event(event.id)}#${event.occurrenceId}`,
      title: `${cancelledPrefix}${event.title}, ${formattedStart}`,
      url: siteUrl + paths.event(event.id),
      description: [event.summary, event.venue, event.city].filter(Boolean).join(' · '),
    };
  });
  const body = buildRssXml({
    title: 'Grünland: nächste Veranstaltungen',
    description: 'Märkte, Feldtage, Versammlungen und Feste auf dem Land.',
    url: siteUrl + buildCalendarHref(filter),
    feedUrl: siteUrl + buildFeedHref(filter),
    items,
  });
  return { kind: 'document', type: 'application/rss+xml', body };
}
