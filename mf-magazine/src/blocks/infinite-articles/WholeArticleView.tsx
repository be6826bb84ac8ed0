import { useLayoutEffect, useRef } from 'react';
import type { CompactTeaser } from '#model/compact-teaser.ts';
import type { WholeArticle } from './read-article.ts';
import styles from './infinite-articles.module.css';

interface WholeArticleViewProps {
  readonly teaser: CompactTeaser;
  readonly article: WholeArticle;
}

/** An article of another page, as our server rendered it: its nodes are taken over, not its text. */
export function WholeArticleView({ teaser, article }: WholeArticleViewProps) {
  const place = useRef<HTMLElement>(null);
  // Before the router looks for the scroll position: the page must be as long as it was.
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    element.replaceChildren(...article.parts.map((part) => document.importNode(part, true)));
    element.addEventListener('click', jumpInside);
    return () => element.removeEventListener('click', jumpInside);
  }, [article]);
  return (
    <li className={styles['whole']} data-uuid={teaser.uuid} data-href={teaser.href}>
      <article ref={place} aria-label={teaser.headline} />
    </li>
  );
}

/**
 * Jumps inside an article stay on the page: the address names the article, and the router would take
 * a jump for the way to it.
 */
function jumpInside(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  const target = link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '');
  if (!target) return;
  event.preventDefault();
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.scrollIntoView();
  target.focus({ preventScroll: true });
}
