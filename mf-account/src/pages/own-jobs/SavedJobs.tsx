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

/** Shows the jobs on the watchlist and the saved searches for jobs. */
export function SavedJobs({
  savedJobs,
  savedSearches,
}: Pick<OwnJobsData, 'savedJobs' | 'savedSearches'>) {
  return (
    <>
      <SectionHeading>Gemerkt</SectionHeading>
      {savedJobs?.length === 0 ? (
        <p>Mit „Merken“ legen Sie Stellen hier und auf Ihrer Merkliste ab.</p>
      ) : null}
      {savedJobs ? (
        <ul className={styles.plain}>
          {savedJobs.map((item) => (
            <li key={createWatchlistItemKey(item)} className={styles.entry}>
              <WatchlistEntry item={item} returnPath={JOBS_PAGE_PATH} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{UNAVAILABLE_TEXT}</p>
      )}
      <SectionHeading>Suchaufträge</SectionHeading>
      {savedSearches?.length === 0 ? (
        <p>
          Kommt eine neue Stelle, schreiben wir Ihnen:{' '}
          <Link href={buildNewSavedSearchPath('jobs', '')}>Suchauftrag für Stellen anlegen</Link>.
        </p>
      ) : null}
      {savedSearches ? (
        <ul className={styles.plain}>
          {savedSearches.map((search) => (
            <li key={search.code} className={styles.entry}>
              <SavedSearchEntry search={search} returnPath={JOBS_PAGE_PATH} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{UNAVAILABLE_TEXT}</p>
      )}
    </>
  );
}
