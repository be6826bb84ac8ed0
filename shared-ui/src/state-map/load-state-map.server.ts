import { placeCountsSchema } from '@gruenland/shared-contracts/api/place-counts.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PagePart } from '@gruenland/shared-contracts/page-result.ts';
import { createStateMap } from './create-state-map.ts';
import type { StateMapOptions } from './create-state-map.ts';
import { StateMap } from './StateMap.tsx';

/**
 * Loads the map of a list as a part of its page. Returns null if the api is unavailable.
 *
 * @param apiPath path and query of the endpoint that counts the entries by place
 */
export async function loadStateMap(
  { api, log }: LoadContext,
  apiPath: string,
  options: StateMapOptions,
): Promise<PagePart | null> {
  try {
    const { body } = await api.get(apiPath);
    return createPart(StateMap, createStateMap(placeCountsSchema.parse(body), options));
  } catch (error) {
    log.warn({ error: String(error) }, 'places could not be counted');
    return null;
  }
}
