import type { RouteMatch } from '@gruenland/shared-contracts/route.ts';

/** Query parameter that holds the page of a list. */
export const PAGE_PARAM = 'seite';

const LAST_PAGE = 1000;

/** The page asked for, 1 without the parameter; undefined when it is no page number up to 1000. */
export function pageNumber(query: URLSearchParams): number | undefined {
  const values = query.getAll(PAGE_PARAM);
  if (values.length === 0) return 1;
  const [value = ''] = values;
  if (values.length > 1 || !/^[1-9]\d{0,3}$/.test(value)) return undefined;
  const page = Number(value);
  return page <= LAST_PAGE ? page : undefined;
}

/** Whether a list route takes the address. */
export function acceptsPageNumber({ query }: RouteMatch): boolean {
  return pageNumber(query) !== undefined;
}

/** Address of a page of a list. */
export function pageHref(path: string, page: number): string {
  return page === 1 ? path : `${path}?${PAGE_PARAM}=${page}`;
}
