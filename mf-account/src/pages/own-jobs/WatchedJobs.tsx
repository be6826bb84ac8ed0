import { watchListPath } from '@gruenland/shared-contracts/saved-search-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { keyOf } from '#model/saved-calls.ts';
import { SavedEntry } from '#parts/SavedEntry.tsx';
import { SearchEntry } from '#parts/SearchEntry.tsx';
import styles from '#parts/stack.module.css';
import type { OwnJobsData } from './own-jobs.loader.server.ts';

const HERE = paths.accountPage('jobboerse');
const AWAY =
  'Das ist gerade nicht erreichbar. Bitte laden Sie die Seite in einem Augenblick noch einmal.';

/** Stellen on the Merkliste, and Suchaufträge for new ones. */
export function WatchedJobs({ saved, searches }: Pick<OwnJobsData, 'saved' | 'searches'>) {
  return (
    <>
      <SectionHeading>Gemerkt</SectionHeading>
      {saved?.length === 0 ? (
        <p>Mit „Merken“ legen Sie Stellen hier und auf Ihrer Merkliste ab.</p>
      ) : null}
      {saved ? (
        <ul className={styles['plain']}>
          {saved.map((item) => (
            <li key={keyOf(item)} className={styles['entry']}>
              <SavedEntry item={item} back={HERE} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{AWAY}</p>
      )}
      <SectionHeading>Suchaufträge</SectionHeading>
      {searches?.length === 0 ? (
        <p>
          Kommt eine neue Stelle, schreiben wir Ihnen:{' '}
          <Link href={watchListPath('jobs', '')}>Suchauftrag für Stellen anlegen</Link>.
        </p>
      ) : null}
      {searches ? (
        <ul className={styles['plain']}>
          {searches.map((search) => (
            <li key={search.code} className={styles['entry']}>
              <SearchEntry search={search} back={HERE} />
            </li>
          ))}
        </ul>
      ) : (
        <p>{AWAY}</p>
      )}
    </>
  );
}
