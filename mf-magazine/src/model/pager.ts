/** Position in a paginated list. */
export interface PagerModel {
  /** Path of the list. */
  readonly path: string;
  readonly page: number;
  readonly pages: number;
}

/** Creates the pager of a list. Returns undefined when the page is beyond the end. */
export function createPager(
  path: string,
  page: number,
  total: number,
  perPage: number,
): PagerModel | undefined {
  const pages = Math.max(1, Math.ceil(total / perPage));
  return page <= pages ? { path, page, pages } : undefined;
}
