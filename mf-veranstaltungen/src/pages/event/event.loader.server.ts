import type { VeranstaltungDetail } from '@gruenland/shared-contracts/api/events.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { notFound } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { galleryHead } from '@gruenland/shared-ui/photos/gallery-head.ts';
import { readEvent } from '#data/read-events.server.ts';
import { eventJsonLd } from '#model/event-json-ld.ts';

export interface EventData {
  readonly event: VeranstaltungDetail;
  /** Whether all dates lay in the past when the page was made. */
  readonly over: boolean;
  /** Absolute address, for handing on. */
  readonly url: string;
}

/** Detail of a Veranstaltung; 404 where there is none. */
export async function loadEvent(context: LoadContext): Promise<PageResult<EventData>> {
  const event = await readEvent(context, context.params['id'] ?? '');
  if (!event) return notFound();
  const over = event.endsAt < new Date().toISOString();
  const { siteUrl } = context.settings;
  return {
    kind: 'page',
    data: { event, over, url: siteUrl + paths.veranstaltung(event.id) },
    tags: [`veranstaltung:${event.id}`],
    head: {
      name: event.title,
      description: event.summary,
      noIndex: over,
      ...galleryHead(event.pictures),
      jsonLd: eventJsonLd(event, siteUrl),
    },
  };
}
