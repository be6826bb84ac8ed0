import { areaTelemetryDays } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import type { AreaTelemetry } from '@gruenland/shared-contracts/api/staff-area-telemetry.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatNumber } from '@gruenland/shared-ui/format/number-text.ts';

import styles from '#staff/staff.module.css';
import { shortenId } from './operation-labels.ts';

const ERROR_SIDE_LABELS = { browser: 'im Browser', server: 'auf dem Server' } as const;

/**
 * Renders the errors of an area that browsers and shells reported in the last {@link
 * areaTelemetryDays} days.
 */
export function AreaErrors(props: {
  readonly remote: string;
  readonly telemetry: AreaTelemetry | null;
}) {
  const { remote, telemetry } = props;
  return (
    <section className={styles.section}>
      <h2>Fehler der letzten {areaTelemetryDays} Tage</h2>
      {telemetry ? <ErrorList {...telemetry} /> : <p>Die Fehler sind gerade nicht zu lesen.</p>}
      {telemetry && telemetry.errors.length > 0 ? (
        <>
          <p>Wo im Quelltext sie auftreten, zeigt dieser Befehl:</p>
          <pre className={styles.mail}>{`npm run errors -- ${remote}`}</pre>
        </>
      ) : null}
    </section>
  );
}

function ErrorList({ errors, errorCounts }: AreaTelemetry) {
  if (errors.length === 0) return <p>Es wurde keiner gemeldet.</p>;
  const total = errorCounts.browser + errorCounts.server;
  return (
    <>
      <p>
        Verschiedene Fehler: {formatNumber(errorCounts.browser)} in Browsern,{' '}
        {formatNumber(errorCounts.server)} auf dem Server.
        {total > errors.length ? ` Hier die letzten ${errors.length}:` : ''}
      </p>
      <ul className={styles.linesList}>
        {errors.map((error) => (
          <li
            key={`${error.release} ${error.side} ${error.name} ${error.message} ${error.firstSeenAt}`}
          >
            <p lang="en">
              <strong>{error.name}</strong>: {error.message}
            </p>
            <p className={styles.meta}>
              {formatNumber(error.count)}-mal {ERROR_SIDE_LABELS[error.side]}, Fassung{' '}
              {shortenId(error.release)}, zuerst <DateText date={error.firstSeenAt} time />, zuletzt{' '}
              <DateText date={error.lastSeenAt} time />
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}
