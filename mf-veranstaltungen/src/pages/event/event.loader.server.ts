import type { EventDetail } from '@gruenland/shared-contracts/api/events.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { createNotFoundResult } from '@gruenland/shared-contracts/page-result.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { buildGalleryHead } from '@gruenland/shared-ui/photos/gallery-head.ts';
import { readEvent } from '#data/read-events.server.ts';
import { createEventJsonLd } from '#model/event-json-ld.ts';

export interface EventData {
  readonly event: EventDetail;
  /** Whether the event had ended when the page was rendered. */
  readonly isOver: boolean;
  /** Absolute URL of the page, which visitors can share. */
  readonly url: string;
}

/** Loads one event. Returns the 404 page if the event does not exist. */
export async function loadEvent(context: LoadContext): Promise<PageResult<EventData>> {
  const event = await readEvent(context, context.params['id'] ?? '');
  if (!event) return createNotFoundResult();
  const isOver = event.endsAt < new Date().toISOString();
  const { siteUrl } = context.settings;
  return {
    kind: 'page',
    data: { event, isOver, url: siteUrl + paths.event(event.id) },
    tags: [`veranstaltung:${event.id}`],
    head: {
      name: event.title,
      description: event.summary,
      noIndex: isOver,
      ...buildGalleryHead(event.pictures),
      jsonLd: createEventJsonLd(event, siteUrl),
    },
  };
}
