import { watchListPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { hrefOf, type SearchState } from '#model/search-state.ts';
import styles from './results.module.css';

/** The ways on that are always there. */
export function Lists() {
  return (
    <>
      <Link href={paths.articles()}>Artikel</Link>,{' '}
      <Link href={paths.kleinanzeigen()}>Kleinanzeigen</Link>,{' '}
      <Link href={paths.veranstaltungen()}>Veranstaltungen</Link> und{' '}
      <Link href={paths.jobs()}>Jobs</Link>
    </>
  );
}

/** Nothing fits: what to try instead. */
export function NothingFound({ state }: { readonly state: SearchState }) {
  const narrowed = Object.values(state.values).some((values) => values.length > 0);
  const words = state.query.split(/\s+/).filter(Boolean);
  return (
    <Notice kind="empty" title="Dazu haben wir nichts gefunden.">
      <ul className={styles['ways']}>
        {narrowed ? (
          <li>
            <Link href={hrefOf({ ...state, values: {}, page: 1 })}>Alle Filter entfernen</Link>
          </li>
        ) : null}
        {state.kind ? (
          <li>
            <Link href={hrefOf({ ...state, kind: null, values: {}, sort: null, page: 1 })}>
              In allen Bereichen suchen
            </Link>
          </li>
        ) : null}
        {words.length > 1 ? (
          <li>
            Mit weniger Wörtern suchen:{' '}
            {words.slice(0, 4).map((word) => (
              <Link key={word} href={paths.search(word)}>
                {word}{' '}
              </Link>
            ))}
          </li>
        ) : null}
        {state.query ? (
          <li>
            <Link href={watchListPath('suche', new URLSearchParams({ q: state.query }).toString())}>
              Als Suchauftrag speichern
            </Link>
            : Wir schreiben Ihnen, wenn etwas dazu kommt.
          </li>
        ) : null}
        <li>
          In den Listen stöbern: <Lists />
        </li>
      </ul>
    </Notice>
  );
}
