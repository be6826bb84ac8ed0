import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { Drizzle } from '#db/database.ts';
import { createJobSearchKind } from '#modules/job-board/job-search-kind.ts';
import type { JobService } from '#modules/job-board/job.service.ts';
import { createAdSearchKind } from '#modules/ads/ad-search-kind.ts';
import type { AdService } from '#modules/ads/ad.service.ts';
import type { SearchKinds } from '#modules/saved-searches/saved-search-dependencies.ts';
import type { SavedSearchKind } from '#modules/saved-searches/search-kind.ts';
import { createSearchTitle } from '#modules/saved-searches/search-query.ts';
import { createEventSearchKind } from '#modules/events/event-search-kind.ts';

/**
 * Creates the kind of saved search that searches all lists for words. It does not search articles,
 * because newsletters report new articles.
 */
function createSiteSearchKind(lists: readonly SavedSearchKind[]): SavedSearchKind {
  return {
    isFilterParameter: (name) => name === 'q',
    path: paths.search(),
    createTitle: async (query) => createSearchTitle('Suche', query, []),
    findHits: async (query, sinceDate) => {
      if (!query.get('q')) return [];
      const hitsOfLists = await Promise.all(lists.map((list) => list.findHits(query, sinceDate)));
      return hitsOfLists.flat().map((hit) => ({ ...hit, id: hit.path }));
    },
  };
}

/** Creates the kinds of lists that a saved search can watch. */
export function createSearchKinds(dependencies: {
  readonly db: Drizzle;
  readonly ads: AdService;
  readonly jobs: JobService;
}): SearchKinds {
  const ads = createAdSearchKind(dependencies.ads);
  const events = createEventSearchKind(dependencies.db);
  const jobs = createJobSearchKind(dependencies.jobs);
  const site = createSiteSearchKind([ads, events, jobs]);
  return { ads, events, jobs, site };
}
