import type { ReleaseChangeRecord } from '@gruenland/shared-contracts/release.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';

import styles from '#staff/staff.module.css';
import { shortenId } from './operation-labels.ts';
import { describeChange } from './release-changes.ts';

/**
 * Renders the release history of an area, newest first: what was released, when, by whom and why.
 */
export function ReleaseChanges(props: { readonly changes: readonly ReleaseChangeRecord[] | null }) {
  const { changes } = props;
  return (
    <section className={styles.section}>
      <h2>Veröffentlichungen</h2>
      {changes ? (
        <ul className={styles.linesList}>
          {changes.map((change) => (
            <li key={change.sequence}>
              <strong>{describeChange(change)}</strong>
              {change.note ? <p>„{change.note}“</p> : null}
              <p className={styles.meta}>
                {change.person ?? 'Name unbekannt'},{' '}
                <DateText date={new Date(change.timestamp).toISOString()} time />
                {change.commit ? `, Stand ${shortenId(change.commit)}` : ''}
                {change.changed ? ', mit Änderungen ohne Commit' : ''}
              </p>
            </li>
          ))}
        </ul>
      ) : (
        <p>Der Verlauf ist hier gerade nicht zu lesen. Der Befehl npm run releases zeigt ihn.</p>
      )}
    </section>
  );
}
