import { SEARCH_KINDS, getIndexName } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { createSearchClient, type SearchAccess, type SearchClient } from '#engine/search-client.ts';
import type { Suggestion } from './suggestion.ts';

/** Maximum number of suggestions of each kind. */
const HITS_PER_KIND = 3;

let client: SearchClient | undefined;

interface SuggestResult {
  readonly hits: readonly {
    readonly objectID: string;
    readonly title?: string;
    readonly path?: string;
  }[];
}

/**
 * Suggests pages of all kinds for an incomplete query, in one request.
 *
 * @throws errors of the search client, or Error for an incomplete response
 */
export async function suggestPages(
  access: SearchAccess,
  query: string,
): Promise<readonly Suggestion[]> {
  client ??= createSearchClient(window.location.origin, access);
  const requests = SEARCH_KINDS.map((kind) => ({
    indexName: getIndexName(kind),
    query,
    hitsPerPage: HITS_PER_KIND,
    attributesToRetrieve: ['title', 'path'],
    attributesToHighlight: [],
    analytics: false,
  }));
  const { results } = await client.search({ requests });
  // Rejects an incomplete response. A proxy may respond with status 200 but omit the results.
  if (results?.length !== requests.length)
    throw new Error('the search response is incomplete: results were left out');
  const kindResults = results as unknown as readonly SuggestResult[];
  return SEARCH_KINDS.flatMap((kind, kindIndex) =>
    (kindResults[kindIndex]?.hits ?? []).flatMap(({ objectID, title = '', path = '' }) =>
      /^\/(?![/\\])/.test(path) ? [{ id: `${kind}-${objectID}`, kind, title, href: path }] : [],
    ),
  );
}
