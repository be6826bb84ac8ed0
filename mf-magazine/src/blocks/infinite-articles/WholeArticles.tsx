import { useEffect, useRef } from 'react';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CompactTeaserView } from '#ui/CompactTeaserView.tsx';
import { listAddress } from './infinite-articles.ts';
import type { InfiniteArticlesProps } from './infinite-articles.ts';
import { useNearView } from './useNearView.ts';
import { useOpenedArticles } from './useOpenedArticles.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { WholeArticleView } from './WholeArticleView.tsx';
import styles from './infinite-articles.module.css';

/**
 * The next articles, whole: two by themselves as the reader comes near, then each by a button. What
 * has not been opened, and everything without script, is a list of links.
 */
export function WholeArticles({ model, data, page }: InfiniteArticlesProps & { page: string }) {
  const list = useRef<HTMLOListElement>(null);
  const key = `${page} ${listAddress(model, 1)}`;
  const rest = useRef<HTMLElement>(null);
  const { opened, next, ...more } = useOpenedArticles(data.articles, key, rest);
  useNearView(rest, more.opensByItself, more.open);
  useReadingPlace(list, opened, key);
  useEffect(() => {
    if (!more.asked) return;
    list.current?.querySelector<HTMLElement>(`[data-uuid="${more.asked}"] h1`)?.focus();
  }, [more.asked]);
  const links = data.articles.filter(({ uuid }) => !opened.has(uuid));
  return (
    <>
      <ol ref={list} className={styles['list']}>
        {data.articles.map((teaser) => {
          const article = opened.get(teaser.uuid);
          return (
            article && <WholeArticleView key={teaser.uuid} teaser={teaser} article={article} />
          );
        })}
      </ol>
      <p className={styles['unseen']} role="status">
        {more.status}
      </p>
      <section ref={rest} className={classNames(styles['section'], styles['rest'])}>
        <SectionHeading section="magazin">{model.title}</SectionHeading>
        {next && more.opensByButton && (
          <p className={styles['further']}>
            <ButtonLink
              href={next.href}
              look="secondary"
              aria-busy={more.busy || undefined}
              onClick={(event) => {
                event.preventDefault();
                void more.open(true);
              }}
            >
              Hier weiterlesen: {next.headline}
            </ButtonLink>
          </p>
        )}
        <ol className={styles['list']}>
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
