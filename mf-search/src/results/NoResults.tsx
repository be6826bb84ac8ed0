import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { buildSearchHref, type SearchState } from '#model/search-state.ts';
import styles from './results.module.css';

/** Renders links to the lists of articles, ads, events and jobs. */
export function AreaLinks() {
  return (
    <>
      <Link href={paths.articles()}>Artikel</Link>, <Link href={paths.ads()}>Kleinanzeigen</Link>,{' '}
      <Link href={paths.events()}>Veranstaltungen</Link> und <Link href={paths.jobs()}>Jobs</Link>
    </>
  );
}

/** Renders advice for a search that has no hits. */
export function NoResults({ state }: { readonly state: SearchState }) {
  const hasFilters = Object.values(state.values).some((values) => values.length > 0);
  const queryWords = state.query.split(/\s+/).filter(Boolean);
  return (
    <Notice kind="empty" title="Dazu haben wir nichts gefunden.">
      <ul className={styles.suggestions}>
        {hasFilters ? (
          <li>
            <Link href={buildSearchHref({ ...state, values: {}, page: 1 })}>
              Alle Filter entfernen
            </Link>
          </li>
        ) : null}
        {state.kind ? (
          <li>
            <Link href={buildSearchHref({ ...state, kind: null, values: {}, sort: null, page: 1 })}>
              In allen Bereichen suchen
            </Link>
          </li>
        ) : null}
        {queryWords.length > 1 ? (
          <li>
            Mit weniger Wörtern suchen:{' '}
            {queryWords.slice(0, 4).map((word) => (
              <Link key={word} href={paths.search(word)}>
                {word}{' '}
              </Link>
            ))}
          </li>
        ) : null}
        {state.query ? (
          <li>
            <Link
              href={buildNewSavedSearchPath(
                'site',
                new URLSearchParams({ q: state.query }).toString(),
              )}
            >
              Als Suchauftrag speichern
            </Link>
            : Wir schreiben Ihnen, wenn etwas dazu kommt.
          </li>
        ) : null}
        <li>
          In den Listen stöbern: <AreaLinks />
        </li>
      </ul>
    </Notice>
  );
}
