import { useLayoutEffect, useRef } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import type { FullArticle } from './fetch-article.ts';
import styles from './infinite-articles.module.css';

interface FullArticleViewProps {
  readonly teaser: CompactTeaser;
  readonly article: FullArticle;
}

/**
 * Shows an article that was fetched from its own page. Inserts copies of the server-rendered nodes
 * in `article.nodes`.
 */
export function FullArticleView({ teaser, article }: FullArticleViewProps) {
  const place = useRef<HTMLElement>(null);
  // This is a layout effect, because the page must have its full height before the router restores
  // the scroll position.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.replaceChildren(...article.nodes.map((part) => document.importNode(part, true)));
    element.addEventListener('click', scrollToAnchor);
    return () => element.removeEventListener('click', scrollToAnchor);
  }, [article]);
  return (
    <li className={styles.fullArticle} data-uuid={teaser.uuid} data-href={teaser.href}>
      <article ref={place} aria-label={teaser.headline} />
    </li>
  );
}

/**
 * Scrolls to the target of an anchor link inside an embedded article. The router would resolve the
 * link against the URL in the address bar, which may be that of another article.
 */
function scrollToAnchor(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
