import * as paths from '@gruenland/shared-contracts/paths.ts';

import type { SavedSearchKind } from './search-kind.ts';
import { createSearchTitle } from './search-query.ts';

/**
 * Creates the kind of saved search that searches all lists for words. It does not search articles,
 * because newsletters report new articles.
 *
 * @param getListKinds returns the kinds of all lists; called per search
 */
export function createSiteSearchKind(
  getListKinds: () => readonly SavedSearchKind[],
): SavedSearchKind {
  return {
    isFilterParameter: (name) => name === 'q',
    path: paths.search(),
    createTitle: async (query) => createSearchTitle('Suche', query, []),
    findHits: async (query, sinceDate) => {
      if (!query.get('q')) return [];
      const hitsOfLists = await Promise.all(
        getListKinds().map((list) => list.findHits(query, sinceDate)),
      );
      return hitsOfLists.flat().map((hit) => ({ ...hit, id: hit.path }));
    },
    findLastPublication: async () => {
      const times = await Promise.all(getListKinds().map((list) => list.findLastPublication()));
      return times.reduce((latest, time) => ((time ?? 0) > (latest ?? 0) ? time : latest), null);
    },
  };
}
