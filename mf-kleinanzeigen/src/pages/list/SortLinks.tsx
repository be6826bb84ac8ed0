import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { ListUrls } from '#model/list-urls.ts';
import styles from './results.module.css';

export interface SortChoice {
  /** Value of the query parameter `sortierung`. Null for the default order. */
  readonly value: string | null;
  readonly label: string;
}

interface SortLinksProps {
  readonly sortChoices: readonly SortChoice[];
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  /** Whether the visitor searches around a place. */
  readonly isNearPlace: boolean;
}

/**
 * Shows the links to sort the list. Sorting by distance is offered only if `isNearPlace` is true.
 */
export function SortLinks({ sortChoices, query, urls, isNearPlace }: SortLinksProps) {
  const currentSort = query.get('sortierung') ?? null;
  return (
    <nav aria-label="Sortierung" className={styles.sorts}>
      <ul>
        {sortChoices
          .filter(({ value }) => value !== 'entfernung' || isNearPlace)
          .map(({ value, label }) => (
            <li key={label}>
              <Link
                href={urls.buildHrefWithParam(query, 'sortierung', value)}
                look="plain"
                aria-current={value === currentSort ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
