import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { ListUrls } from '#model/list-urls.ts';
import styles from './results.module.css';

export interface SortChoice {
  /** Value of the query parameter; null for the default order. */
  readonly value: string | null;
  readonly label: string;
}

interface SortLinksProps {
  readonly sorts: readonly SortChoice[];
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  /** Whether the list is limited to a place. */
  readonly near: boolean;
}

/** Sort links. Sorting by distance is offered only if a place is set. */
export function SortLinks({ sorts, query, urls, near }: SortLinksProps) {
  const current = query.get('sortierung') ?? null;
  return (
    <nav aria-label="Sortierung" className={styles['sorts']}>
      <ul>
        {sorts
          .filter(({ value }) => value !== 'entfernung' || near)
          .map(({ value, label }) => (
            <li key={label}>
              <Link
                href={urls.hrefWithParam(query, 'sortierung', value)}
                look="plain"
                aria-current={value === current ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
