import type { TaskProblem } from '@gruenland/shared-contracts/api/staff-operations.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';

import styles from '#staff/staff.module.css';

/** Lists background tasks that have failed, with their reason and age. */
export function TaskProblems({ tasks }: { readonly tasks: readonly TaskProblem[] }) {
  if (tasks.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>Gescheiterte Aufgaben</h2>
      <ul className={styles.linesList}>
        {tasks.map(({ kind, step, isFinal, count, reason, since }) => (
          <li key={`${kind} ${step} ${isFinal}`}>
            <strong lang="en">{step ? `${kind}: ${step}` : kind}</strong>
            <p className={isFinal ? styles.overdue : undefined}>
              {count === 1 ? 'Eine Aufgabe' : `${count} Aufgaben`} seit{' '}
              <DateText date={since} time />,{' '}
              {isFinal ? 'endgültig gescheitert' : 'nächster Versuch von selbst'}
            </p>
            <p className={styles.meta} lang="en">
              {reason}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
