import { useContext, useEffect } from 'react';
import type { RefObject } from 'react';
import type { ArticleViewReport } from '@gruenland/shared-contracts/api/article-views.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { getOpenedArticles } from './opened-articles.ts';
import type { FullArticle } from './fetch-article.ts';

/**
 * Distance of the reading line from the top of the window, as a fraction of the window's height.
 */
const READING_LINE_SHARE = 0.4;

/**
 * Shows the URL and the document title of the article at the reading line, and reports a view of
 * this article. Above the first article, restores the page's own URL and title. `list` contains the
 * articles as elements with `data-uuid` and `data-href`.
 */
export function useReadingPosition(
  list: RefObject<HTMLElement | null>,
  openedArticles: ReadonlyMap<string, FullArticle>,
  key: string,
): void {
  const shell = useContext(ShellApiContext);
  const { preview } = usePageFacts();
  useEffect(() => {
    const articles = [...(list.current?.querySelectorAll<HTMLElement>('[data-uuid]') ?? [])];
    if (!shell || articles.length === 0 || typeof IntersectionObserver === 'undefined') return;
    let currentUuid: string | undefined;
    const onIntersection = () => {
      const { uuid = '', href = '' } = findCurrentArticle(articles)?.dataset ?? {};
      const article = openedArticles.get(uuid);
      if (uuid === (currentUuid ?? '')) return;
      currentUuid = uuid;
      shell.navigation.readAt?.(article ? { href, title: article.title } : null);
      const { uuidsWithReportedView: reportedUuids } = getOpenedArticles(key);
      if (!article || preview || reportedUuids.has(uuid)) return;
      reportedUuids.add(uuid);
      const body: ArticleViewReport = { story: uuid };
      shell.http('/api/article-views', { method: 'POST', body }).catch(() => {});
    };
    const rootMargin = `-${READING_LINE_SHARE * 100}% 0px -${100 - READING_LINE_SHARE * 100}% 0px`;
    const observer = new IntersectionObserver(onIntersection, { rootMargin });
    for (const article of articles) observer.observe(article);
    return () => observer.disconnect();
  }, [list, openedArticles, key, shell, preview]);
}

/** Finds the last article that starts above the reading line. */
function findCurrentArticle(articles: readonly HTMLElement[]): HTMLElement | undefined {
  const line = window.innerHeight * READING_LINE_SHARE;
  return articles.findLast((article) => article.getBoundingClientRect().top <= line);
}
