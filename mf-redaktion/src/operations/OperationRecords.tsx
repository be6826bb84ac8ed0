import type { OperationRecord } from '@gruenland/shared-contracts/api/staff-operations.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';

import styles from '#staff/staff.module.css';
import { ACTION_LABELS, shortenId } from './operation-labels.ts';

/** Renders the log of operations with person and reason, newest first. */
export function OperationRecords({ records }: { readonly records: readonly OperationRecord[] }) {
  if (records.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>Protokoll</h2>
      <ul className={styles.linesList}>
        {records.map(({ id, action, remote, release, reason, by, at }) => (
          <li key={id}>
            <strong>
              {remote} {ACTION_LABELS[action]}
              {release ? ` (${shortenId(release)})` : ''}
            </strong>
            <p>{reason}</p>
            <p className={styles.meta}>
              {by ?? 'gelöschtes Konto'}, <DateText date={at} time />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
