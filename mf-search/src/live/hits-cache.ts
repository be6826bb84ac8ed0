import type { UseInfiniteHitsProps } from 'react-instantsearch-core';
import { HITS_PER_PAGE } from '#engine/query-params.ts';
import type { HitModel } from '#model/search-model.ts';
import { buildSearchHref, type SearchState } from '#model/search-state.ts';
import type { SearchData } from '#pages/search/search.loader.server.ts';

type Cache = NonNullable<UseInfiniteHitsProps['cache']>;
type CachedPages = ReturnType<Cache['read']>;

/** Describes a search without its pages. */
const getSearchKey = (state: SearchState): string =>
  buildSearchHref({ ...state, page: 1, from: 1 });

/** Describes the parameters of InstantSearch without the page. */
const getParametersKey = ({ page: _page, ...parameters }: Parameters<Cache['read']>[0]['state']) =>
  JSON.stringify(parameters);

/**
 * Cache of `useInfiniteHits`: keeps the pages of the latest search. Starts with the server's hits,
 * which are valid while the search is the server's.
 */
export class HitsCache implements Cache {
  readonly #serverSearch: string;
  #search: string;
  #pages: CachedPages;
  /** Null while the cache contains only hits of the server. */
  #parameters: string | null = null;

  constructor(data: SearchData, state: SearchState) {
    this.#serverSearch = getSearchKey(data.state);
    this.#search = getSearchKey(state);
    this.#pages = listServerPages(data, state.page) as unknown as CachedPages;
  }

  /** Sets the visitor's latest search. */
  setSearch(state: SearchState): void {
    this.#search = getSearchKey(state);
  }

  read({ state }: Parameters<Cache['read']>[0]): CachedPages {
    const isCached =
      this.#parameters === null
        ? this.#search === this.#serverSearch
        : this.#parameters === getParametersKey(state);
    return isCached ? this.#pages : null;
  }

  write({ state, hits }: Parameters<Cache['write']>[0]): void {
    this.#parameters = getParametersKey(state);
    this.#pages = hits;
  }
}

/**
 * Splits the server's hits into pages, numbered from 0. Leaves out the page that is requested again.
 */
function listServerPages(
  { state: { page, from = page }, model }: SearchData,
  requestedPage: number,
): Readonly<Record<number, readonly HitModel[]>> {
  const pages: Record<number, readonly HitModel[]> = {};
  for (let number = from; number <= page; number += 1) {
    const start = (number - from) * HITS_PER_PAGE;
    if (number !== requestedPage)
      pages[number - 1] = model?.hits.slice(start, start + HITS_PER_PAGE) ?? [];
  }
  return pages;
}
