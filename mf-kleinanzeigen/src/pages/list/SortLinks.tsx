import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import type { ListAddress } from '#model/address-of-list.ts';
import styles from './results.module.css';

export interface SortChoice {
  /** Null for the order a list has by itself. */
  readonly value: string | null;
  readonly label: string;
}

interface SortLinksProps {
  readonly sorts: readonly SortChoice[];
  readonly query: URLSearchParams;
  readonly address: ListAddress;
  /** Whether a place was named. */
  readonly near: boolean;
}

/** The order of the list; by distance only where a place was named. */
export function SortLinks({ sorts, query, address, near }: SortLinksProps) {
  const current = query.get('sortierung') ?? null;
  return (
    <nav aria-label="Sortierung" className={styles['sorts']}>
      <ul>
        {sorts
          .filter(({ value }) => value !== 'entfernung' || near)
          .map(({ value, label }) => (
            <li key={label}>
              <Link
                href={address.hrefWith(query, 'sortierung', value)}
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
