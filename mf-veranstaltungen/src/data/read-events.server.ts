import type {
  VeranstaltungDetail,
  VeranstaltungenList,
} from '@gruenland/shared-contracts/api/events.ts';
import {
  veranstaltungDetailSchema,
  veranstaltungenListSchema,
} from '@gruenland/shared-contracts/api/events.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';

/** One page of dates, or null while the api is away: the page stands and says so. */
export async function readEvents(
  { api, log }: LoadContext,
  query: URLSearchParams,
): Promise<VeranstaltungenList | null> {
  try {
    const { body } = await api.get(`/api/veranstaltungen?${query}`);
    return veranstaltungenListSchema.parse(body);
  } catch (error) {
    log.warn({ error: String(error) }, 'events could not be read');
    return null;
  }
}

/**
 * One Veranstaltung; null where there is none.
 * @throws what the api's absence throws: a detail without its data is no page
 */
export async function readEvent(
  { api }: LoadContext,
  id: string,
): Promise<VeranstaltungDetail | null> {
  const { status, body } = await api.get(`/api/veranstaltungen/${encodeURIComponent(id)}`);
  return status === 404 ? null : veranstaltungDetailSchema.parse(body);
}
