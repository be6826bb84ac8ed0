import type { FullArticle } from './fetch-article.ts';

/** Articles of a list opened in this tab, by uuid, and those already counted as viewed. */
interface OpenedArticles {
  readonly articles: ReadonlyMap<string, FullArticle>;
  readonly counted: Set<string>;
}

/**
 * Opened articles by list. A reader who returns needs the page at its previous height, so that the
 * scroll position can be restored. Written in the browser only.
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
