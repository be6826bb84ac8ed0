import { adSearchRadiiKm } from '@gruenland/shared-contracts/api/ads.ts';
import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import { createPart } from '@gruenland/shared-contracts/page-result.ts';
import type { PagePart } from '@gruenland/shared-contracts/page-result.ts';
import { loadStateMap } from '@gruenland/shared-ui/state-map/load-state-map.server.ts';
import type { StateMapOptions } from '@gruenland/shared-ui/state-map/create-state-map.ts';
import { removeView, showsMap } from '#model/list-urls.ts';
import type { ListUrls } from '#model/list-urls.ts';
import { MapLink } from '#pages/list/MapLink.tsx';

interface MappedList extends Pick<StateMapOptions, 'nouns'> {
  readonly urls: ListUrls;
  /** Path of the endpoint that counts the entries by place. */
  readonly apiPath: string;
}

interface ListMap {
  readonly parts: Readonly<Record<string, PagePart>>;
  /** Whether the query asks for the map, and the api is unavailable. */
  readonly isMissing: boolean;
}

/** Loads the map of a list if its query asks for it, otherwise the link to it. */
export async function loadListMap(
  context: LoadContext,
  query: URLSearchParams,
  { urls, apiPath, nouns }: MappedList,
): Promise<ListMap> {
  if (!showsMap(query)) {
    const mapLink = createPart(MapLink, {
      href: urls.buildHrefWithParam(query, 'ansicht', 'karte'),
    });
    return { parts: { mapLink }, isMissing: false };
  }
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
  return map ? { parts: { map }, isMissing: false } : { parts: {}, isMissing: true };
}
