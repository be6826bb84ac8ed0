import { buildNewSavedSearchPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { createWatchlistItemKey } from '#model/watchlist-item-key.ts';
import { WatchlistEntry } from '#components/WatchlistEntry.tsx';
import { SavedSearchEntry } from '#components/SavedSearchEntry.tsx';
import styles from '#components/stack.module.css';
import type { OwnJobsData } from './own-jobs.loader.server.ts';

const JOBS_PAGE_PATH = paths.accountPage('jobboerse');
const UNAVAILABLE_TEXT =
  'Das ist gerade nicht erreichbar. Bitte laden Sie die Seite in einem Augenblick noch einmal.';

/** Jobs on the watchlist and saved searches for jobs. */
export function SavedJobs({ saved, searches }: Pick<OwnJobsData, 'saved' | 'searches'>) {
  return (
    <>
      <SectionHeading>Gemerkt</SectionHeading>
      {saved?.length === 0 ? (
        <p>Mit „Merken“ legen Sie Stellen hier und auf Ihrer Merkliste ab.</p>
      ) : null}
      {saved ? (
        <ul className={styles.plain}>
          {saved.map((item) => (
            <li key={createWatchlistItemKey(item)} className={styles.entry}>
              <WatchlistEntry item={item} back={JOBS_PAGE_PATH} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{UNAVAILABLE_TEXT}</p>
      )}
      <SectionHeading>Suchaufträge</SectionHeading>
      {searches?.length === 0 ? (
        <p>
          Kommt eine neue Stelle, schreiben wir Ihnen:{' '}
          <Link href={buildNewSavedSearchPath('jobs', '')}>Suchauftrag für Stellen anlegen</Link>.
        </p>
      ) : null}
      {searches ? (
        <ul className={styles.plain}>
          {searches.map((search) => (
            <li key={search.code} className={styles.entry}>
              <SavedSearchEntry search={search} back={JOBS_PAGE_PATH} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{UNAVAILABLE_TEXT}</p>
      )}
    </>
  );
}
