import type { FullArticle } from './fetch-article.ts';

/** The opened articles of one list, by uuid, and the uuids of articles whose view was reported. */
interface OpenedArticles {
  readonly articles: ReadonlyMap<string, FullArticle>;
  readonly counted: Set<string>;
}

/**
 * Articles opened in this tab, by key of the list. A reader who returns needs the page at its
 * previous height to restore the scroll position. Only the browser writes to this map.
 */
const lists = new Map<string, OpenedArticles>();

export function getOpenedArticles(key: string): OpenedArticles {
  const opened = lists.get(key) ?? { articles: new Map(), counted: new Set() };
  lists.set(key, opened);
  return opened;
}

export function storeOpenedArticles(key: string, articles: ReadonlyMap<string, FullArticle>): void {
  lists.set(key, { articles, counted: getOpenedArticles(key).counted });
}
