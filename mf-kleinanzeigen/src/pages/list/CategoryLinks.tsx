import type { AdCategoryCount } from '@gruenland/shared-contracts/api/ads.ts';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SwipeRow } from '@gruenland/shared-ui/swipe-row/SwipeRow.tsx';
import { buildHrefWithCategory } from '#model/ad-list-urls.ts';
import styles from './category-links.module.css';

/** Shows the links to the subcategories, each with its number of ads. */
export function CategoryLinks(props: {
  readonly categories: readonly AdCategoryCount[];
  readonly query: URLSearchParams;
}) {
  if (props.categories.length === 0) return null;
  return (
    <nav aria-label="Kategorien">
      <SwipeRow className={styles.list}>
        {props.categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={buildHrefWithCategory(props.query, slug)}
              look="plain"
              className={styles.link}
            >
              {name} <span className={styles.count}>{formatNumber(count)}</span>
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}
