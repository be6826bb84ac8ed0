import type { VeranstaltungDetail } from '@gruenland/shared-contracts/api/veranstaltungen.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import { readEvent } from '#data/read-events.server.ts';
import { eventJsonLd } from '#model/event-json-ld.ts';

export interface EventData {
  readonly event: VeranstaltungDetail;
  /** Whether all dates lay in the past when the page was made. */
  readonly over: boolean;
}

/** Detail of a Veranstaltung; 404 where there is none. */
export async function loadEvent(context: LoadContext): Promise<PageResult<EventData>> {
  const event = await readEvent(context, context.params['id'] ?? '');
  if (!event) return notFound();
  const over = event.endsAt < new Date().toISOString();
  return {
    kind: 'page',
    data: { event, over },
    tags: [`veranstaltung:${event.id}`],
    head: {
      name: event.title,
      description: event.summary,
      noIndex: over,
      jsonLd: [eventJsonLd(event, context.settings.siteUrl)],
    },
  };
}
