import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import { eventListSchema } from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotProps } from '@gruenland/shared-contracts/slot.ts';

/**
 * Number of occurrences to read per event that is shown. The list shows only the next occurrence of
 * each event, but an event may have several occurrences before the next event.
 */
const OCCURRENCES_PER_SHOWN_EVENT = 6;

/**
 * Reads the next occurrences that are not cancelled. Returns at most one occurrence of each event.
 *
 * @throws if the api is unavailable
 */
export async function readNextEvents(
  { api }: Pick<LoadContext, 'api'>,
  { count, category }: { readonly count: number; readonly category?: string | null },
): Promise<readonly EventSummary[]> {
  const query = new URLSearchParams(category ? { kategorie: category } : {});
  const response = await api.get(`/api/events?${query}`);
  const { events } = eventListSchema.parse(response.body);
  const seenEventIds = new Set<string>();
  const nextOccurrences = events
    .slice(0, count * OCCURRENCES_PER_SHOWN_EVENT)
    .filter(({ id, status }) => {
      const isNew = !seenEventIds.has(id) && status !== 'cancelled';
      if (isNew) seenEventIds.add(id);
      return isNew;
    });
  return nextOccurrences.slice(0, count);
}

/** Loads as many of the next events as the page with the slot requests. */
export const loadNextEvents = (
  { count }: SlotProps['veranstaltungen.next'],
  context: LoadContext,
): Promise<readonly EventSummary[]> => readNextEvents(context, { count });
