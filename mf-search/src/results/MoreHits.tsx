import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { selectPage, buildSearchHref, type SearchState } from '#model/search-state.ts';
import styles from './results.module.css';

interface MoreHitsProps {
  readonly state: SearchState;
  readonly pages: number;
  readonly busy: boolean;
  /** Adds the hits of the next page below the current hits. */
  readonly onLoadMore: () => void;
}

/**
 * Renders a link to the next page. With JavaScript, the link adds the hits of that page below the
 * current hits.
 */
export function MoreHits({ state, pages, busy, onLoadMore }: MoreHitsProps) {
  if (state.page >= pages) return null;
  return (
    <p className={styles.more}>
      <ButtonLink
        href={buildSearchHref(selectPage(state, state.page + 1))}
        look="secondary"
        aria-busy={busy || undefined}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          if (!busy) onLoadMore();
        }}
      >
        Weitere Treffer
      </ButtonLink>
    </p>
  );
}
