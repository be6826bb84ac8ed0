import type { EventDetail, EventList } from '@gruenland/shared-contracts/api/events.ts';
import {
  eventDetailSchema,
  eventListSchema,
} from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads one page of the list of occurrences. Returns null if the api is unavailable, so that the
 * caller can show a message.
 */
export async function readEvents(
  { api, log }: LoadContext,
  query: URLSearchParams,
): Promise<EventList | null> {
  try {
    const { body } = await api.get(`/api/events?${query}`);
    return eventListSchema.parse(body);
  } catch (error) {
    log.warn({ error: String(error) }, 'events could not be read');
    return null;
  }
}

/**
 * Reads one event. Returns null if it does not exist.
 * @throws if the api is unavailable
 */
export async function readEvent({ api }: LoadContext, id: string): Promise<EventDetail | null> {
  const { status, body } = await api.get(`/api/events/${encodeURIComponent(id)}`);
  return status === 404 ? null : eventDetailSchema.parse(body);
}
