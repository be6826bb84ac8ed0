import { placeCountsSchema } from '@gruenland/shared-contracts/api/place-counts.schema.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createStateMap } from './create-state-map.ts';
import type { StateMapModel, StateMapOptions } from './create-state-map.ts';

/**
 * Loads the data of a list's map, which is a part of its page. Returns null if the api is unavailable.
 *
 * @param apiPath path and query of the endpoint that counts the entries by place
 */
export async function loadStateMap(
  { api, log }: LoadContext,
  apiPath: string,
  options: StateMapOptions,
): Promise<StateMapModel | null> {
  try {
    const { body } = await api.get(apiPath);
    return createStateMap(placeCountsSchema.parse(body), options);
  } catch (error) {
    log.warn({ error: String(error) }, 'places could not be counted');
    return null;
  }
}
