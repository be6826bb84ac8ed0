import type { AdCategoryCount } from '@gruenland/shared-contracts/api/ads.ts';
import { numberText } from '@gruenland/shared-ui/format/number-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { hrefOfCategory } from '#model/list-address.ts';
import styles from './category-links.module.css';

/** Ways one step down, each with how much is there. */
export function CategoryLinks(props: {
  readonly categories: readonly AdCategoryCount[];
  readonly query: URLSearchParams;
}) {
  if (props.categories.length === 0) return null;
  return (
    <nav aria-label="Kategorien" className={styles['categories']}>
      <ul>
        {props.categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link href={hrefOfCategory(props.query, slug)} look="plain" className={styles['link']}>
              {name} <span className={styles['count']}>{numberText(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
