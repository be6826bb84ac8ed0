import type { FullArticle } from './fetch-article.ts';

/** The opened articles of one list, by uuid, and the uuids of articles whose view was reported. */
interface OpenedArticles {
  readonly articles: ReadonlyMap<string, FullArticle>;
  readonly uuidsWithReportedView: Set<string>;
}

/**
 * Articles that readers opened in this tab, by the key of their list. When a reader returns, the
 * page must have its previous height. Otherwise the scroll position could not be restored. Only the
 * browser writes to this map.
 */
const openedArticlesByListKey = new Map<string, OpenedArticles>();

export function getOpenedArticles(key: string): OpenedArticles {
  const openedArticles = openedArticlesByListKey.get(key) ?? {
    articles: new Map(),
    uuidsWithReportedView: new Set(),
  };
  openedArticlesByListKey.set(key, openedArticles);
  return openedArticles;
}

export function storeOpenedArticles(key: string, articles: ReadonlyMap<string, FullArticle>): void {
  openedArticlesByListKey.set(key, {
    articles,
    uuidsWithReportedView: getOpenedArticles(key).uuidsWithReportedView,
  });
}
