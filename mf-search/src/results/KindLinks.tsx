import { SEARCH_KINDS } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SwipeRow } from '@gruenland/shared-ui/swipe-row/SwipeRow.tsx';
import { KIND_LABELS } from '#model/kind-facets.ts';
import type { SearchModel } from '#model/search-model.ts';
import { buildSearchHref, type SearchState } from '#model/search-state.ts';
import styles from './results.module.css';

interface KindLinksProps {
  readonly state: SearchState;
  readonly counts: SearchModel['counts'];
}

/** Renders links to the results of all kinds and to those of each kind, with the number of hits. */
export function KindLinks({ state, counts }: KindLinksProps) {
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const choices = [
    { kind: null, label: 'Alles', count: total },
    ...SEARCH_KINDS.map((kind) => ({ kind, label: KIND_LABELS[kind], count: counts[kind] })),
  ];
  return (
    <nav aria-label="Art der Treffer" className={styles.kinds}>
      <SwipeRow className={styles.kindList}>
        {choices.map(({ kind, label, count }) => (
          <li key={label}>
            <Link
              href={buildSearchHref({ query: state.query, kind, values: {}, sort: null, page: 1 })}
              look="plain"
              aria-current={kind === state.kind ? 'page' : undefined}
            >
              {label} <span className={styles.kindCount}>{count}</span>
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}
