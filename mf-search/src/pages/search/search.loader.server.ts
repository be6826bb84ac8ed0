import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { searchQuery } from '#model/search-query.ts';

export interface SearchData {
  readonly query: string;
}

/** The search page. There is no index yet: it offers the lists instead. */
export async function loadSearch({ query }: LoadContext): Promise<PageResult<SearchData>> {
  return {
    kind: 'page',
    data: { query: searchQuery(query.get('q')) },
    head: { name: 'Suche', noIndex: true },
  };
}
