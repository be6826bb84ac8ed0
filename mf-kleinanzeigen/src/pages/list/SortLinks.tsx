import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { hrefWith } from '#model/list-address.ts';
import styles from './results.module.css';

const SORTS = [
  { value: null, label: 'Neueste' },
  { value: 'preis-auf', label: 'Günstigste' },
  { value: 'preis-ab', label: 'Teuerste' },
  { value: 'entfernung', label: 'Nächste' },
] as const;

/** The order of the list; by distance only where a place was named. */
export function SortLinks(props: { readonly query: URLSearchParams; readonly near: boolean }) {
  const current = props.query.get('sortierung') ?? null;
  return (
    <nav aria-label="Sortierung" className={styles['sorts']}>
      <ul>
        {SORTS.filter(({ value }) => value !== 'entfernung' || props.near).map(
          ({ value, label }) => (
            <li key={label}>
              <Link
                href={hrefWith(props.query, 'sortierung', value)}
                look="plain"
                aria-current={value === current ? 'true' : undefined}
              >
                {label}
              </Link>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}
