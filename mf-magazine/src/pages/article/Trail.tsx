import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { Category } from '#model/category.ts';
import styles from './article-head.module.css';

/** Renders breadcrumbs from the section down to the article's own category. */
export function Trail({ trail }: { readonly trail: readonly Category[] }) {
  if (trail.length === 0) return null;
  return (
    <nav aria-label="Rubrik">
      <ol className={styles.trail}>
        {trail.map(({ uuid, href, headline }) => (
          <li key={uuid}>
            <Link href={href} look="plain" className={styles.trailLink}>
              {headline}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
