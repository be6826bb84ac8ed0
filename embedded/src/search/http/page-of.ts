import type { Fields } from './call.ts';

const MOST = 1000;
const USUAL = 20;

/** One page of entries, with the numbers that go with it. */
export function pageOf(entries: readonly object[], { page = 0, hitsPerPage = USUAL }: Fields) {
  const size = Math.min(MOST, Math.max(1, Number(hitsPerPage) || USUAL));
  const at = Math.max(0, Math.trunc(Number(page)) || 0);
  return {
    hits: entries.slice(at * size, (at + 1) * size),
    nbHits: entries.length,
    page: at,
    nbPages: Math.ceil(entries.length / size),
  };
}
