import type { QueryTree } from './parameters/parse-query.ts';
import { wholeParameter } from './parameters/read-parameter.ts';

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Number of items on all pages, sent in the `total` header. */
  readonly total: number;
  /** Sent in the `per-page` header; without it, clients stop after page 1. */
  readonly perPage: number;
}

/**
 * Returns the requested page: `page` counts from 1, `per_page` defaults to 25 and is limited to
 * `most`.
 */
export function paginate<Item>(items: readonly Item[], query: QueryTree, most: number): Page<Item> {
  const wanted = wholeParameter(query, 'per_page') ?? 25;
  const perPage = wanted < 1 ? 25 : Math.min(wanted, most);
  const page = Math.max(wholeParameter(query, 'page') ?? 1, 1);
  const start = (page - 1) * perPage;
  return { items: items.slice(start, start + perPage), total: items.length, perPage };
}
