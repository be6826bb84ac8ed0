import { useRef } from 'react';
import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import type { InfiniteArticlesData, InfiniteArticlesModel } from './infinite-articles.ts';
import { useMoreArticles } from './useMoreArticles.ts';
import { useNearView } from './useNearView.ts';
import styles from './infinite-articles.module.css';

type Props = Pick<BlockViewProps<InfiniteArticlesModel, InfiniteArticlesData>, 'model' | 'data'>;

/**
 * Articles that go on: twice by themselves when the end comes near, then by a button, so that the
 * foot of the page can always be reached. Without script the button leads to the list by pages.
 */
export function InfiniteArticles({ model, data }: Props) {
  const list = useRef<HTMLOListElement>(null);
  const more = useMoreArticles(model, data, list);
  const end = useNearView(more.loadsByItself, more.load);
  if (data.articles.length === 0) return null;
  return (
    <section className={styles['section']}>
      <SectionHeading section="magazin">{model.title}</SectionHeading>
      <ol ref={list} className={styles['list']}>
        {more.articles.map((article) => (
          <li key={article.uuid}>
            <CompactTeaserView article={article} />
          </li>
        ))}
      </ol>
      <p className={styles['status']} role="status">
        {more.status}
      </p>
      {more.hasMore && (
        <p ref={end} className={styles['more']}>
          <ButtonLink
            href={data.href}
            look="secondary"
            aria-busy={more.busy || undefined}
            onClick={(event) => {
              event.preventDefault();
              void more.load(true);
            }}
          >
            Weitere Artikel laden
          </ButtonLink>
        </p>
      )}
    </section>
  );
}
