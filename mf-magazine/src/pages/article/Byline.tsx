import { Fragment } from 'react';
import { formatReadingTime } from '@gruenland/shared-ui/format/measure-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Picture } from '@gruenland/shared-ui/picture/Picture.tsx';
import type { NamedLink } from '#model/teaser.ts';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import type { ArticleHeadModel } from './article-head.ts';
import styles from './article-head.module.css';

/** Renders authors, date and reading time. */
export function Byline({ article, words }: ArticleHeadModel) {
  const { people, date, updatedDate } = article;
  return (
    <div className={styles.byline}>
      {people.map(
        ({ uuid, portrait }) =>
          portrait && (
            <Picture
              key={uuid}
              asset={portrait}
              ratio={[1, 1]}
              sizes={{ xs: '48px' }}
              isDecorative
              className={styles.portrait}
            />
          ),
      )}
      <div>
        {people.length > 0 && (
          <p className={styles.authors}>
            Von <AuthorNames people={people} />
          </p>
        )}
        <p className={styles.facts}>
          {date && <FormattedDate date={date} look="moment" />}
          {updatedDate && updatedDate !== date && (
            <span>
              aktualisiert <FormattedDate date={updatedDate} look="moment" />
            </span>
          )}
          <span>{formatReadingTime(words)}</span>
        </p>
      </div>
    </div>
  );
}

function AuthorNames({ people }: { readonly people: readonly NamedLink[] }) {
  return people.map(({ name, href }, index) => (
    <Fragment key={name}>
      {index > 0 && (index === people.length - 1 ? ' und ' : ', ')}
      {href ? <Link href={href}>{name}</Link> : name}
    </Fragment>
  ));
}
