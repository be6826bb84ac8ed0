import { getIndexName, SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { useEffect, useState } from 'react';
import { postQueries } from '#engine/post-queries.ts';
import { getQueryType } from '#engine/query-params.ts';
import type { SearchAccess } from '#engine/search-client.ts';

/**
 * Counts the hits that the result page shows for a text. Its queries follow those of the
 * suggestions, which therefore appear earlier; while the visitor types on, none are sent.
 *
 * @param query Text whose suggestions have arrived; empty while there are none.
 * @returns null until the response arrives, and if it fails
 */
export function useHitCount(access: SearchAccess, query: string): number | null {
  const [count, setCount] = useState<{ readonly query: string; readonly total: number } | null>(
    null,
  );
  useEffect(() => {
    if (query === '') return;
    const controller = new AbortController();
    const params = {
      query,
      hitsPerPage: 0,
      analytics: false,
      queryType: getQueryType(false),
    };
    const queries = SEARCH_KINDS.map((kind) => ({ indexName: getIndexName(kind), params }));
    postQueries(access, queries, controller.signal).then(
      ({ results }) =>
        setCount({ query, total: results.reduce((sum, { nbHits = 0 }) => sum + nbHits, 0) }),
      // Without the number, the row still leads to all hits.
      () => {},
    );
    return () => controller.abort();
  }, [access, query]);
  return count?.query === query ? count.total : null;
}
