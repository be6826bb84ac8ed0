import { SEARCH_KINDS, searchIndex } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { createSearchClient, type SearchAccess, type SearchClient } from '#engine/search-client.ts';
import type { Suggestion } from './suggestion.ts';

/** Hits of each kind that are offered. */
const HITS_A_KIND = 3;

let client: SearchClient | undefined;

interface Answer {
  readonly hits: readonly {
    readonly objectID: string;
    readonly title?: string;
    readonly path?: string;
  }[];
}

/** What fits what was typed so far, from all kinds, in one request. @throws what the client throws */
export async function suggest(access: SearchAccess, query: string): Promise<readonly Suggestion[]> {
  client ??= createSearchClient(window.location.origin, access);
  const requests = SEARCH_KINDS.map((kind) => ({
    indexName: searchIndex(kind),
    query,
    hitsPerPage: HITS_A_KIND,
    attributesToRetrieve: ['title', 'path'],
    attributesToHighlight: [],
    analytics: false,
  }));
  const { results } = await client.search({ requests });
  // What stands before a service may answer 200 without being one.
  if (results?.length !== requests.length) throw new Error('the search left out answers');
  const answers = results as unknown as readonly Answer[];
  return SEARCH_KINDS.flatMap((kind, at) =>
    (answers[at]?.hits ?? []).flatMap(({ objectID, title = '', path = '' }) =>
      /^\/(?![/\\])/.test(path) ? [{ id: `${kind}-${objectID}`, kind, title, href: path }] : [],
    ),
  );
}
