import { adListQuerySchema, type AdListQuery } from '@gruenland/shared-contracts/api/ads.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { formatEuros } from '#mail/format.ts';
import {
  MAX_NEW_ENTRIES,
  isFilterParameter,
  toQueryObject,
  createSearchTitle,
} from '#modules/saved-searches/interface.ts';
import type { SavedSearchKind } from '#modules/saved-searches/interface.ts';

import { findLastAdPublication } from './ad-list.repository.ts';
import type { AdService } from './ad.service.ts';
import { createAdSlug } from './ad-slug.ts';

/** Returns the functions with which saved searches read the ad list. */
export function createAdSearchKind(db: Drizzle, ads: AdService): SavedSearchKind {
  const parseQuery = (query: URLSearchParams) =>
    adListQuerySchema.parse(toQueryObject(query)) as AdListQuery;
  return {
    isFilterParameter,
    path: paths.ads(),
    createTitle: async (query) => {
      const { trail } = await ads.list(parseQuery(query));
      return createSearchTitle(trail.at(-1)?.name ?? 'Kleinanzeigen', query, ['kategorie']);
    },
    findHits: async (query, publishedAfter) => {
      const newAds = await ads.listNew(parseQuery(query), publishedAfter, MAX_NEW_ENTRIES);
      return newAds.map((ad) => ({
        id: String(ad.number),
        title: ad.title,
        path: paths.ad(createAdSlug(ad)),
        facts: [
          ad.priceCents === null ? null : formatEuros(ad.priceCents),
          `${ad.postcode} ${ad.place}`,
        ]
          .filter(Boolean)
          .join(', '),
      }));
    },
    findLastPublication: () => findLastAdPublication(db),
  };
}
