import { useContext, useEffect } from 'react';
import type { RefObject } from 'react';
import type { ReadReport } from '@gruenland/shared-contracts/api/article-views.ts';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { openedBefore } from './opened-articles.ts';
import type { WholeArticle } from './read-article.ts';

/** Share of the window's height where the eyes are taken to be. */
const EYES_AT = 0.4;

/**
 * Address, title and count of readers follow the article that is being read; above the first one the
 * page has its own back. `list` holds the articles as elements with `data-uuid` and `data-href`.
 */
export function useReadingPlace(
  list: RefObject<HTMLElement | null>,
  opened: ReadonlyMap<string, WholeArticle>,
  key: string,
): void {
  const shell = useContext(ShellApiContext);
  const { preview } = usePageFacts();
  useEffect(() => {
    const articles = [...(list.current?.querySelectorAll<HTMLElement>('[data-uuid]') ?? [])];
    if (!shell || articles.length === 0 || typeof IntersectionObserver === 'undefined') return;
    let present: string | undefined;
    const look = () => {
      const { uuid = '', href = '' } = articleAtEyes(articles)?.dataset ?? {};
      const article = opened.get(uuid);
      if (uuid === (present ?? '')) return;
      present = uuid;
      shell.navigation.readAt?.(article ? { href, title: article.title } : null);
      const { counted } = openedBefore(key);
      if (!article || preview || counted.has(uuid)) return;
      counted.add(uuid);
      const body: ReadReport = { story: uuid };
      shell.http('/api/reads', { method: 'POST', body }).catch(() => {});
    };
    const margin = `-${EYES_AT * 100}% 0px -${100 - EYES_AT * 100}% 0px`;
    const observer = new IntersectionObserver(look, { rootMargin: margin });
    for (const article of articles) observer.observe(article);
    return () => observer.disconnect();
  }, [list, opened, key, shell, preview]);
}

/** The last one that begins above the eyes. */
function articleAtEyes(articles: readonly HTMLElement[]): HTMLElement | undefined {
  const eyes = window.innerHeight * EYES_AT;
  return articles.findLast((article) => article.getBoundingClientRect().top <= eyes);
}
