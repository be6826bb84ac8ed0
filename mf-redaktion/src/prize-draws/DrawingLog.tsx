import type {
  DrawingAudit,
  DrawingRecord,
} from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import styles from '#staff/staff.module.css';

interface DrawingLogProps {
  readonly records: readonly DrawingRecord[];
  readonly audit: DrawingAudit | null;
}

/** Renders the log of the drawings. It contains all data needed to repeat them. */
export function DrawingLog({ records, audit }: DrawingLogProps) {
  return (
    <ol className={styles.linesList}>
      {records.map((record) => (
        <li key={record.id}>
          <DrawingRecordLine {...record} />
          <VerificationResult
            audit={audit?.records.find(({ number }) => number === record.number)}
          />
        </li>
      ))}
    </ol>
  );
}

function DrawingRecordLine(record: DrawingRecord) {
  const { number, at, by, until, answers, entryCount, reason, winners } = record;
  return (
    <>
      <strong>
        {reason ? 'Ersatzziehung' : 'Ziehung'} {number}, <DateText date={at} time />
        {by ? `, ${by}` : ''}
      </strong>
      <p className={styles.meta}>
        {reason
          ? `Grund: ${reason}`
          : `${entryCount} Einsendungen${answers.length > 0 ? ` mit der Antwort „${answers.join('“ oder „')}“` : ''}, `}
        {reason ? null : (
          <>
            bestätigt bis <DateText date={until} time />
          </>
        )}
      </p>
      <dl className={styles.hashes}>
        <LogValue name="Prüfsumme des Startwerts" value={record.seedHash} />
        <LogValue name="Startwert" value={record.seed} />
        <LogValue name="Prüfsumme der Liste" value={record.entriesHash} />
        <LogValue name="Gezogen" value={winners.join(', ')} />
        <LogValue name="Prüfsumme des Protokolls" value={record.hash} />
      </dl>
    </>
  );
}

function LogValue({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function VerificationResult({
  audit,
}: {
  readonly audit: DrawingAudit['records'][number] | undefined;
}) {
  if (!audit) return null;
  const title = audit.right
    ? 'Nachgerechnet: Alles stimmt.'
    : 'Nachgerechnet: Das stimmt nicht überein.';
  return (
    <Notice kind={audit.right ? 'success' : 'error'} title={title}>
      <ul>
        {audit.checks.map(({ what, right }) => (
          <li key={what}>
            {right ? 'Stimmt: ' : 'Stimmt nicht: '}
            {what}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
