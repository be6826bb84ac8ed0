import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { jobSearches } from '#modules/job-board/job-searches.ts';
import type { JobService } from '#modules/job-board/job.service.ts';
import { adSearches } from '#modules/ads/ad-searches.ts';
import type { AdService } from '#modules/ads/ad.service.ts';
import type { SearchKinds } from '#modules/saved-searches/saved-search.service.ts';
import type { SearchKindOf } from '#modules/saved-searches/search-kind.ts';
import { titleOf } from '#modules/saved-searches/search-words.ts';
import { eventSearches } from '#modules/events/event-searches.ts';

/** The whole site by words: what comes into its lists; articles have newsletters of their own. */
function siteSearches(lists: readonly SearchKindOf[]): SearchKindOf {
  return {
    keeps: (name) => name === 'q',
    path: paths.search(),
    title: async (query) => titleOf('Suche', query, []),
    hits: async (query, since) => {
      if (!query.get('q')) return [];
      const found = await Promise.all(lists.map((list) => list.hits(query, since)));
      return found.flat().map((hit) => ({ ...hit, id: hit.path }));
    },
  };
}

/** Every list that can be watched. */
export function createSearchKinds(parts: {
  readonly db: Drizzle;
  readonly ads: AdService;
  readonly jobs: JobService;
}): SearchKinds {
  const kleinanzeigen = adSearches(parts.ads);
  const veranstaltungen = eventSearches(parts.db);
  const jobs = jobSearches(parts.jobs);
  const suche = siteSearches([kleinanzeigen, veranstaltungen, jobs]);
  return { kleinanzeigen, veranstaltungen, jobs, suche };
}
