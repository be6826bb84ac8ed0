import { useRef } from 'react';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import type { InfiniteArticlesProps } from './infinite-articles.ts';
import { useMoreArticles } from './useMoreArticles.ts';
import { useNearViewport } from './useNearViewport.ts';
import styles from './infinite-articles.module.css';

/**
 * Shows a list of articles that grows. The first two further batches load automatically when the
 * reader approaches the end of the list. A button loads all later batches, so that the page footer
 * stays reachable. Without JavaScript, the button is a link to the paginated list.
 */
export function LoadMoreArticles({ model, data }: InfiniteArticlesProps) {
  const list = useRef<HTMLOListElement>(null);
  const moreArticles = useMoreArticles(model, data, list);
  const listEndRef = useRef<HTMLParagraphElement>(null);
  useNearViewport(listEndRef, moreArticles.loadsAutomatically, moreArticles.load);
  return (
    <section className={styles.section}>
      <SectionHeading section="magazin">{model.title}</SectionHeading>
      <ol ref={list} className={styles.list}>
        {moreArticles.articles.map((article) => (
          <li key={article.uuid}>
            <CompactTeaserView article={article} />
          </li>
        ))}
      </ol>
      <p className={styles.status} role="status">
        {moreArticles.status}
      </p>
      {moreArticles.hasMore && (
        <p ref={listEndRef}>
          <ButtonLink
            href={data.href}
            look="secondary"
            aria-busy={moreArticles.busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              void moreArticles.load(true);
            }}
          >
            Weitere Artikel laden
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
