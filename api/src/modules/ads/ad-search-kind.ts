import { adListQuerySchema, type AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { formatEuros } from '#mail/format.ts';
import {
  readNewEntries,
  HITS_PER_PAGE,
  isFilterParameter,
  toQueryObject,
  createSearchTitle,
} from '#modules/saved-searches/interface.ts';
import type { SavedSearchKind } from '#modules/saved-searches/interface.ts';

import type { AdService } from './ad.service.ts';

/** Returns the functions with which saved searches read the ad list. */
export function createAdSearchKind(ads: AdService): SavedSearchKind {
  const listAds = (query: URLSearchParams, page = 1) =>
    ads.list(
      {
        ...adListQuerySchema.parse(toQueryObject(query)),
        anzahl: HITS_PER_PAGE,
        seite: page,
        sortierung: 'neueste',
      } as AdListQuery,
      { isSavedSearch: true },
    );
  return {
    isFilterParameter,
    path: paths.ads(),
    createTitle: async (query) => {
      const { trail } = await listAds(query);
      return createSearchTitle(trail.at(-1)?.name ?? 'Kleinanzeigen', query, ['kategorie']);
    },
    findHits: async (query, publishedAfter) => {
      const newAds = await readNewEntries(
        publishedAfter,
        async (page) => (await listAds(query, page)).ads,
      );
      return newAds.map(({ number, title, slug, priceCents, postcode, place }) => ({
        id: String(number),
        title,
        path: paths.ad(slug),
        facts: [priceCents === null ? null : formatEuros(priceCents), `${postcode} ${place}`]
          .filter(Boolean)
          .join(', '),
      }));
    },
  };
}
