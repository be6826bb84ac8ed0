import type { FullArticle } from './fetch-article.ts';

/** The opened articles of one list, by uuid, and the uuids of articles whose view was reported. */
interface OpenedArticles {
  readonly articles: ReadonlyMap<string, FullArticle>;
  readonly counted: Set<string>;
}

/**
 * Articles opened in this tab, by key of the list. When a reader returns, the page must have its
 * previous height, so that the scroll position can be restored. Only the browser writes to this
 * map.
 */
const lists = new Map<string, OpenedArticles>();

export function getOpenedArticles(key: string): OpenedArticles {
  const openedArticles = lists.get(key) ?? { articles: new Map(), counted: new Set() };
  lists.set(key, openedArticles);
  return openedArticles;
}

export function storeOpenedArticles(key: string, articles: ReadonlyMap<string, FullArticle>): void {
  lists.set(key, { articles, counted: getOpenedArticles(key).counted });
}
