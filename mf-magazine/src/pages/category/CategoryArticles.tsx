import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ArticleTeaserView } from '#ui/ArticleTeaserView.tsx';
import { Pager } from '#ui/Pager.tsx';
import type { CategoryArticlesModel } from './category-model.ts';
import { ARTICLES_ID } from './category-model.ts';
import styles from './category.module.css';

/** Renders one page of a category's articles. */
export function CategoryArticles({ model }: { readonly model: CategoryArticlesModel }) {
  const { articles, pager } = model;
  const isFirstPage = pager.page === 1;
  return (
    <div id={ARTICLES_ID} className={styles.articles}>
      {articles.length === 0 && (
        <p>
          Zu diesem Thema steht hier noch nichts.{' '}
          <Link href={paths.articles()}>Zu allen Artikeln</Link>
        </p>
      )}
      <ul className={styles.list}>
        {articles.map((article, index) => (
          <li key={article.uuid} className={isFirstPage && index === 0 ? styles.lead : undefined}>
            <ArticleTeaserView
              article={article}
              size={isFirstPage && index === 0 ? 'lead' : 'list'}
              showsAuthors={isFirstPage && index === 0}
            />
          </li>
        ))}
      </ul>
      <Pager model={pager} />
    </div>
  );
}
