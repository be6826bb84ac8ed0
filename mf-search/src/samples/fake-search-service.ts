import { jest } from '@jest/globals';
import { MANY_FACET_VALUES } from './search-samples.ts';

/** A query as the search client sends it. */
export interface SentQuery {
  readonly indexName: string;
  readonly query?: string;
  readonly queryType?: string;
  readonly facetFilters?: unknown;
  readonly numericFilters?: unknown;
  readonly hitsPerPage?: number;
  readonly page?: number;
  readonly type?: string;
  readonly facetQuery?: string;
  readonly maxFacetHits?: number;
}

interface PendingRequest {
  readonly queries: readonly SentQuery[];
  /** Sends the response. Without results, the service answers with status 500. */
  readonly answer: (createResult?: (query: SentQuery) => object) => void;
}

const BRAND_COUNTS = Object.fromEntries(
  MANY_FACET_VALUES.map(({ value, count }) => [value, count]),
);

/** Creates a result with hits whose titles contain the query, the page and their number. */
export function createResult({ indexName, query = '', page = 0, hitsPerPage = 20 }: SentQuery) {
  const kind = indexName.replace(/^gruenland_([a-z]+).*$/u, '$1');
  return {
    index: indexName,
    query,
    page,
    hitsPerPage,
    nbHits: 50,
    nbPages: 3,
    processingTimeMS: 1,
    facets: { brand: BRAND_COUNTS, price: { 100: 1, 900: 1 } },
    facets_stats: { price: { min: 100, max: 900 } },
    hits: Array.from({ length: hitsPerPage }, (_, index) => {
      const title = `${query} ${page + 1}/${index + 1}`;
      return { objectID: title, kind, title, path: '/artikel/x', date: 0 };
    }),
  };
}

/**
 * Replaces `fetch` with a search service whose responses the test sends. `jest.restoreAllMocks`
 * undoes it.
 */
export function startFakeSearchService() {
  const requests: PendingRequest[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((async (_url: unknown, init?: RequestInit) => {
    const { requests: queries } = JSON.parse(String(init?.body)) as { requests: SentQuery[] };
    const { promise, resolve } = Promise.withResolvers<Response>();
    const answer: PendingRequest['answer'] = (toResult) =>
      resolve(
        toResult
          ? new Response(JSON.stringify({ results: queries.map(toResult) }))
          : new Response('{}', { status: 500 }),
      );
    requests.push({ queries, answer });
    return promise;
  }) as typeof fetch);
  return requests;
}
