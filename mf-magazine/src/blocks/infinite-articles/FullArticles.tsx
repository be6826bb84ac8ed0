import { useEffect, useRef } from 'react';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import { buildArticleListUrl } from './infinite-articles.ts';
import type { InfiniteArticlesProps } from './infinite-articles.ts';
import { useNearViewport } from './useNearViewport.ts';
import { useOpenedArticles } from './useOpenedArticles.ts';
import { useReadingPosition } from './useReadingPosition.ts';
import { FullArticleView } from './FullArticleView.tsx';
import styles from './infinite-articles.module.css';

/**
 * Shows the next articles in full. The first two open automatically as the reader approaches. A
 * button opens the others. An article that is not open is a link. Without JavaScript all articles
 * are links.
 */
export function FullArticles({ model, data, page }: InfiniteArticlesProps & { page: string }) {
  const list = useRef<HTMLOListElement>(null);
  const key = `${page} ${buildArticleListUrl(model, 1)}`;
  const remainingLinksRef = useRef<HTMLElement>(null);
  const { openedArticles, next, ...openingState } = useOpenedArticles(
    data.articles,
    key,
    remainingLinksRef,
  );
  useNearViewport(remainingLinksRef, openingState.opensAutomatically, openingState.open);
  useReadingPosition(list, openedArticles, key);
  useEffect(() => {
    if (!openingState.requestedUuid) return;
    list.current
      ?.querySelector<HTMLElement>(`[data-uuid="${openingState.requestedUuid}"] h1`)
      ?.focus();
  }, [openingState.requestedUuid]);
  const links = data.articles.filter(({ uuid }) => !openedArticles.has(uuid));
  return (
    <>
      <ol ref={list} className={styles.list}>
        {data.articles.map((teaser) => {
          const article = openedArticles.get(teaser.uuid);
          return article && <FullArticleView key={teaser.uuid} teaser={teaser} article={article} />;
        })}
      </ol>
      <p className={styles.visuallyHidden} role="status">
        {openingState.status}
      </p>
      <section ref={remainingLinksRef} className={classNames(styles.section, styles.remaining)}>
        <SectionHeading section="magazin">{model.title}</SectionHeading>
        {next && openingState.opensByButton && (
          <p className={styles.moreButton}>
            <ButtonLink
              href={next.href}
              look="secondary"
              aria-busy={openingState.busy || undefined}
              onClick={(event) => {
                event.preventDefault();
                void openingState.open(true);
              }}
            >
              Hier weiterlesen: {next.headline}
            </ButtonLink>
          </p>
        )}
        <ol className={styles.list}>
          {links.map((article) => (
            <li key={article.uuid}>
              <CompactTeaserView article={article} />
            </li>
          ))}
        </ol>
        <ButtonLink href={data.href} look="quiet">
          Alle Artikel
        </ButtonLink>
      </section>
    </>
  );
}
