import type { EventSummary } from '@gruenland/shared-contracts/api/events.ts';
import { eventListSchema } from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotProps } from '@gruenland/shared-contracts/slot.ts';

/**
 * Number of occurrences to read for each event that is shown. A series may have several
 * occurrences, but only its next occurrence is shown.
 */
const OCCURRENCES_PER_SHOWN_EVENT = 6;

/**
 * Reads the next occurrences that are not cancelled, at most one of each event.
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

/** Loads the next events, as many as the page with the slot requests. */
export const loadNextEvents = (
  { count }: SlotProps['veranstaltungen.next'],
  context: LoadContext,
): Promise<readonly EventSummary[]> => readNextEvents(context, { count });
