import type { Veranstaltung } from '@gruenland/shared-contracts/api/events.ts';
import { veranstaltungenListSchema } from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { SlotProps } from '@gruenland/shared-contracts/slot.ts';

/** More dates than places: of a series only its next one is shown. */
const READ_FOR_EACH = 6;

/** The next dates, each Veranstaltung once. @throws when the api is away */
export async function readNextEvents(
  { api }: Pick<LoadContext, 'api'>,
  { count, category }: { readonly count: number; readonly category?: string | null },
): Promise<readonly Veranstaltung[]> {
  const query = new URLSearchParams(category ? { kategorie: category } : {});
  const answer = await api.get(`/api/veranstaltungen?${query}`);
  const { events } = veranstaltungenListSchema.parse(answer.body);
  const seen = new Set<string>();
  const next = events.slice(0, count * READ_FOR_EACH).filter(({ id, status }) => {
    const isNew = !seen.has(id) && status !== 'cancelled';
    if (isNew) seen.add(id);
    return isNew;
  });
  return next.slice(0, count);
}

/** As many of the next Veranstaltungen as the place has room for. */
export const loadNextEvents = (
  { count }: SlotProps['veranstaltungen.next'],
  context: LoadContext,
): Promise<readonly Veranstaltung[]> => readNextEvents(context, { count });
