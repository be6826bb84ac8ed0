/** Where one stands in a list of several pages. */
export interface PagerModel {
  /** Path of the list. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** The pager of a list; undefined when the page lies beyond its end. */
export function pagerOf(
  path: string,
  page: number,
  total: number,
  perPage: number,
): PagerModel | undefined {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return page <= pages ? { path, page, pages } : undefined;
}
