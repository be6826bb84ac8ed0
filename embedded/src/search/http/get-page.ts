import type { Fields } from './call.ts';

const MAX_HITS_PER_PAGE = 1000;
const DEFAULT_HITS_PER_PAGE = 20;

/** Returns one page of a list with its page number, counted from 0, and the number of pages. */
export function getPage(
  entries: readonly object[],
  { page = 0, hitsPerPage = DEFAULT_HITS_PER_PAGE }: Fields,
) {
  const size = Math.min(
    MAX_HITS_PER_PAGE,
    Math.max(1, Number(hitsPerPage) || DEFAULT_HITS_PER_PAGE),
  );
  const pageIndex = Math.max(0, Math.trunc(Number(page)) || 0);
  return {
    hits: entries.slice(pageIndex * size, (pageIndex + 1) * size),
    nbHits: entries.length,
    page: pageIndex,
    nbPages: Math.ceil(entries.length / size),
  };
}
