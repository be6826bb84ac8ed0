import { adSearchRadiiKm } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { loadStateMap } from '@gruenland/shared-ui/state-map/load-state-map.server.ts';
import type {
  StateMapModel,
  StateMapOptions,
} from '@gruenland/shared-ui/state-map/create-state-map.ts';
import { removeView, showsMap } from '#model/list-urls.ts';
import type { ListUrls } from '#model/list-urls.ts';

interface MappedList extends Pick<StateMapOptions, 'nouns'> {
  readonly urls: ListUrls;
  /** Path of the endpoint that counts the entries by place. */
  readonly apiPath: string;
}

/** The map of a list. */
export interface ListMap {
  /** Null if the query does not ask for the map, or the api is unavailable. */
  readonly map: StateMapModel | null;
  /** URL of the list with its map. */
  readonly href: string;
  /** Whether the query asks for the map, and the api is unavailable. */
  readonly isMissing: boolean;
}

/** Loads the map of a list if its query asks for it. */
export async function loadListMap(
  context: LoadContext,
  query: URLSearchParams,
  { urls, apiPath, nouns }: MappedList,
): Promise<ListMap> {
  const href = urls.buildHrefWithParam(query, 'ansicht', 'karte');
  if (!showsMap(query)) return { map: null, href, isMissing: false };
  const placesQuery = removeView(query);
  placesQuery.delete('seite');
  const map = await loadStateMap(context, `${apiPath}?${placesQuery}`, {
    nouns,
    radiiKm: adSearchRadiiKm,
    buildPlaceHref: (place, radiusKm) => {
      const placeQuery = new URLSearchParams(query);
      placeQuery.set('umkreis', String(radiusKm));
      return urls.buildHrefWithParam(placeQuery, 'ort', place);
    },
    closeHref: urls.buildHrefWithParam(query, 'ansicht', null),
    wholeHref: urls.buildHrefWithParam(query, 'ort', null),
  });
  return { map, href, isMissing: map === null };
}
