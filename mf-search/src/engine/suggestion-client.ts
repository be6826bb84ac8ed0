import type { InstantSearchProps } from 'react-instantsearch-core';
import { postQueries, type Queries } from './post-queries.ts';
import type { SearchAccess } from './search-client.ts';

/** Returns the response for an empty text, which has no hits and needs no request. */
const createEmptyAnswer = (queries: Queries) => ({
  results: queries.map(({ indexName }) => ({
    index: indexName,
    query: '',
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
  })),
});

/**
 * Creates a client that suggests while the visitor types. It aborts a request once the next one
 * starts; the aborted request then has the response of the next one, because InstantSearch would
 * treat an error as a failed search. Its requests go to this site's own origin.
 */
export function createSuggestionClient(access: SearchAccess): InstantSearchProps['searchClient'] {
  let latest: { readonly controller: AbortController; readonly answer: Promise<unknown> } | null =
    null;
  const search = (queries: Queries): Promise<unknown> => {
    latest?.controller.abort();
    const controller = new AbortController();
    const answer: Promise<unknown> = queries.every(({ params }) => !params?.query)
      ? Promise.resolve(createEmptyAnswer(queries))
      : postQueries(access, queries, controller.signal).catch((error: unknown) => {
          if (controller.signal.aborted && latest) return latest.answer;
          throw error;
        });
    latest = { controller, answer };
    return answer;
  };
  return { search } as unknown as InstantSearchProps['searchClient'];
}
