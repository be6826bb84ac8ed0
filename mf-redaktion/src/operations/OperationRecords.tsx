import type { OperationRecord } from '@gruenland/shared-contracts/api/staff-operations.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';

import styles from '#desk/desk.module.css';
import { ACTIONS, shortId } from './operation-words.ts';

/** Who did what here, and why; the newest first. */
export function OperationRecords({ records }: { readonly records: readonly OperationRecord[] }) {
  if (records.length === 0) return null;
  return (
    <section className={styles['part']}>
      <h2>Protokoll</h2>
      <ul className={styles['lines-list']}>
        {records.map(({ id, action, remote, release, reason, by, at }) => (
          <li key={id}>
            <strong>
              {remote} {ACTIONS[action]}
              {release ? ` (${shortId(release)})` : ''}
            </strong>
            <p>{reason}</p>
            <p className={styles['meta']}>
              {by ?? 'gelöschtes Konto'}, <DateText date={at} time />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
