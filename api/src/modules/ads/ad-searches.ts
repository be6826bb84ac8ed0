import {
  adListQuerySchema,
  type AdListQuery,
} from '@gruenland/shared-contracts/api/ads.schema.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';

import { euro } from '#mail/format.ts';
import { freshOf } from '#modules/saved-searches/fresh-hits.ts';
import type { SearchKindOf } from '#modules/saved-searches/search-kind.ts';
import { HITS_A_PAGE, isFilter, objectOf, titleOf } from '#modules/saved-searches/search-words.ts';

import type { AdService } from './ad.service.ts';

/** The list of Kleinanzeigen as it can be watched. */
export function adSearches(ads: AdService): SearchKindOf {
  const list = (query: URLSearchParams, seite = 1) =>
    ads.list({
      ...adListQuerySchema.parse(objectOf(query)),
      anzahl: HITS_A_PAGE,
      seite,
      sortierung: 'neueste',
    } as AdListQuery);
  return {
    keeps: isFilter,
    path: paths.kleinanzeigen(),
    title: async (query) => {
      const { trail } = await list(query);
      return titleOf(trail.at(-1)?.name ?? 'Kleinanzeigen', query, ['kategorie']);
    },
    hits: async (query, since) => {
      const fresh = await freshOf(since, async (seite) => (await list(query, seite)).ads);
      return fresh.map(({ number, title, slug, priceCents, postcode, place }) => ({
        id: String(number),
        title,
        path: paths.kleinanzeige(slug),
        facts: [priceCents === null ? null : euro(priceCents), `${postcode} ${place}`]
          .filter(Boolean)
          .join(', '),
      }));
    },
  };
}
