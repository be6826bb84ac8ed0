import type { RouteMatch } from '@gruenland/shared-contracts/route.ts';

/** Query parameter for the page of a list. */
const PAGE_PARAM = 'seite';

const MAX_PAGE_NUMBER = 1000;

/**
 * Returns the requested page number, by default 1. Returns undefined for any value that is not a
 * number from 1 to 1000.
 */
export function readPageNumber(query: URLSearchParams): number | undefined {
  const values = query.getAll(PAGE_PARAM);
  if (values.length === 0) return 1;
  const [value = ''] = values;
  if (values.length > 1 || !/^[1-9]\d{0,3}$/.test(value)) return undefined;
  const page = Number(value);
  return page <= MAX_PAGE_NUMBER ? page : undefined;
}

/** Returns whether the request has either a valid page number or no page number. */
export function acceptsPageNumber({ query }: RouteMatch): boolean {
  return readPageNumber(query) !== undefined;
}

/** Returns the URL of one page of a list. */
export function buildPageHref(path: string, page: number): string {
  return page === 1 ? path : `${path}?${PAGE_PARAM}=${page}`;
}
