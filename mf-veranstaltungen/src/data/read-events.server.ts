import type { EventDays } from '@gruenland/shared-contracts/api/event-days.ts';
import { eventDaysSchema } from '@gruenland/shared-contracts/api/event-days.schema.ts';
import type { EventDetail, EventList } from '@gruenland/shared-contracts/api/events.ts';
import {
  eventDetailSchema,
  eventListSchema,
} from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/**
 * Reads one page of the list of occurrences.
 * @throws if the api is unavailable
 */
export async function readEvents({ api }: LoadContext, query: URLSearchParams): Promise<EventList> {
  const { body } = await api.get(`/api/events?${query}`);
  return eventListSchema.parse(body);
}

/**
 * Reads the number of occurrences of each day.
 * @throws if the api is unavailable
 */
export async function readEventDays(
  { api }: LoadContext,
  query: URLSearchParams,
): Promise<EventDays> {
  const { body } = await api.get(`/api/events/days?${query}`);
  return eventDaysSchema.parse(body);
}

/**
 * Reads one event. Returns null if it does not exist.
 * @throws if the api is unavailable
 */
export async function readEvent({ api }: LoadContext, id: string): Promise<EventDetail | null> {
  const { status, body } = await api.get(`/api/events/${encodeURIComponent(id)}`);
  return status === 404 ? null : eventDetailSchema.parse(body);
}
