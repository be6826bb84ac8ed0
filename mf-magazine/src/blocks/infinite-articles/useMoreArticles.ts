import { useContext, useEffect, useState } from 'react';
import type { RefObject } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { buildArticleListUrl } from './infinite-articles.ts';
import type {
  ArticleListResponse,
  InfiniteArticlesData,
  InfiniteArticlesModel,
} from './infinite-articles.ts';
import { storeLoadedArticles, getLoadedArticles } from './loaded-articles.ts';

/**
 * Maximum number of batches that load automatically. After that, the reader must click a button.
 */
const MAX_AUTOMATIC_LOADS = 2;

/**
 * Returns the articles of the list and the function `load`. Call `load(true)` when the reader
 * clicks the button. Then `load` also moves the focus to the first new article. Articles that
 * loaded without a click appear only while the end of the list is below the viewport. Otherwise
 * they appear after a click on the button, to avoid a layout shift.
 */
export function useMoreArticles(
  model: InfiniteArticlesModel,
  data: InfiniteArticlesData,
  listRef: RefObject<HTMLElement | null>,
) {
  const http = useContext(ShellApiContext)?.http;
  const key = buildArticleListUrl(model, 1);
  const [loadedArticles, setLoadedArticles] = useState(() => getLoadedArticles(key));
  const [pendingArticles, setPendingArticles] = useState<readonly CompactTeaser[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const [automaticLoadCount, setAutomaticLoadCount] = useState(0);
  const [status, setStatus] = useState('');
  const [focusIndex, setFocusIndex] = useState(-1);
  useEffect(() => {
    if (focusIndex >= 0) listRef.current?.children[focusIndex]?.querySelector('a')?.focus();
  }, [focusIndex, listRef]);
  const articles = [...data.articles, ...loadedArticles];
  const removeCurrentArticle = (allArticles: readonly CompactTeaser[]) =>
    allArticles.filter(({ href }) => href !== data.currentPath);
  const hasMore = articles.length < data.total;
  const appendArticles = (newArticles: readonly CompactTeaser[], isRequested: boolean) => {
    const extendedArticles = [...loadedArticles, ...newArticles];
    storeLoadedArticles(key, extendedArticles);
    setLoadedArticles(extendedArticles);
    setPendingArticles([]);
    setStatus(`${removeCurrentArticle(newArticles).length} weitere Artikel geladen.`);
    if (isRequested) setFocusIndex(removeCurrentArticle(articles).length);
  };
  const loadMore = async (isRequested = false) => {
    if (!http || isBusy || !hasMore) return;
    if (pendingArticles.length > 0)
      return isRequested ? appendArticles(pendingArticles, true) : undefined;
    setIsBusy(true);
    setAutomaticLoadCount(automaticLoadCount + 1);
    try {
      const page = Math.floor(articles.length / model.step) + 1;
      const answer = await http<ArticleListResponse>(buildArticleListUrl(model, page));
      const knownUuids = new Set(articles.map(({ uuid }) => uuid));
      const newArticles = answer.articles.filter(({ uuid }) => !knownUuids.has(uuid));
      if (isRequested || endsBelowViewport(listRef.current))
        appendArticles(newArticles, isRequested);
      else setPendingArticles(newArticles);
    } catch {
      // Keeps the button that loads more articles, so that the reader can try again.
      setStatus('Weitere Artikel sind gerade nicht erreichbar.');
      setAutomaticLoadCount(MAX_AUTOMATIC_LOADS);
    }
    setIsBusy(false);
  };
  const loadsAutomatically =
    hasMore && !isBusy && pendingArticles.length === 0 && automaticLoadCount < MAX_AUTOMATIC_LOADS;
  return {
    articles: removeCurrentArticle(articles),
    hasMore,
    busy: isBusy,
    status,
    load: loadMore,
    loadsAutomatically,
  };
}

function endsBelowViewport(element: HTMLElement | null): boolean {
  return element !== null && element.getBoundingClientRect().bottom > window.innerHeight;
}
