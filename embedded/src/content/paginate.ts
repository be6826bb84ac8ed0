import type { QueryTree } from './parameters/parse-query.ts';
import { readIntegerParameter } from './parameters/read-parameter.ts';

export interface ItemPage<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages; sent in the `total` header. */
  readonly total: number;
  /**
   * Page size, sent in the `per-page` header. Clients that do not get the header stop after page 1.
   */
  readonly perPage: number;
}

/**
 * Returns the page that the query requests. Its parameter `page` counts from 1; `per_page` is 25 by
 * default and at most `maxPerPage`.
 */
export function paginate<Item>(
  items: readonly Item[],
  query: QueryTree,
  maxPerPage: number,
): ItemPage<Item> {
  const requestedPageSize = readIntegerParameter(query, 'per_page') ?? 25;
  const perPage = requestedPageSize < 1 ? 25 : Math.min(requestedPageSize, maxPerPage);
  const page = Math.max(readIntegerParameter(query, 'page') ?? 1, 1);
  const start = (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), total: items.length, perPage };
}
