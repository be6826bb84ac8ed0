import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import { Pager } from '#ui/Pager.tsx';
import { FormattedDate } from '#ui/FormattedDate.tsx';
import type { ArticleListModel } from './article-list.ts';
import styles from './article-list.module.css';

/** Renders one page of all articles by day, and links to the sections. */
export function ArticleList({ model }: { readonly model: ArticleListModel }) {
  const { days, sections, pager } = model;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Heading level={1} size={5} tabIndex={-1}>
          Alle Artikel
        </Heading>
        {pager.page > 1 && (
          <p className={styles.pageInfo}>
            Seite {pager.page} von {pager.pages}
          </p>
        )}
        {sections.length > 0 && (
          <nav aria-label="Themen" className={styles.sections}>
            <ul>
              {sections.map(({ name, href }) => (
                <li key={name}>
                  <Link href={href ?? ''} look="plain" className={styles.section}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </header>
      <div className={styles.days}>
        {days.length === 0 && <p>Hier steht noch nichts. Schauen Sie bald wieder herein.</p>}
        {days.map(({ date, articles }) => (
          <section key={date ?? ''}>
            <h2 className={styles.date}>
              {date ? <FormattedDate date={date} look="weekday" /> : 'Ohne Datum'}
            </h2>
            <ul className={styles.list}>
              {articles.map((article) => (
                <li key={article.uuid}>
                  <ArticleTeaserView
                    article={article}
                    size="list"
                    headingLevel={3}
                    showsAuthors
                    showsDate={false}
                  />
                </li>
              ))}
            </ul>
          </section>
        ))}
        <Pager model={pager} />
      </div>
    </div>
  );
}
