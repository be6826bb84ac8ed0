import type { DrawAudit, DrawRecord } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

import styles from '#desk/desk.module.css';

interface DrawRecordsProps {
  readonly records: readonly DrawRecord[];
  readonly audit: DrawAudit | null;
}

/** The log of a draw: what anybody needs to draw again. */
export function DrawRecords({ records, audit }: DrawRecordsProps) {
  return (
    <ol className={styles['lines-list']}>
      {records.map((record) => (
        <li key={record.id}>
          <Entry {...record} />
          <Checks audit={audit?.records.find(({ number }) => number === record.number)} />
        </li>
      ))}
    </ol>
  );
}

function Entry(record: DrawRecord) {
  const { number, at, by, until, answers, entryCount, reason, winners } = record;
  return (
    <>
      <strong>
        {reason ? 'Ersatzziehung' : 'Ziehung'} {number}, <DateText date={at} time />
        {by ? `, ${by}` : ''}
      </strong>
      <p className={styles['meta']}>
        {reason
          ? `Grund: ${reason}`
          : `${entryCount} Einsendungen${answers.length > 0 ? ` mit der Antwort „${answers.join('“ oder „')}“` : ''}, `}
        {reason ? null : (
          <>
            bestätigt bis <DateText date={until} time />
          </>
        )}
      </p>
      <dl className={styles['proof']}>
        <Hash name="Prüfsumme des Startwerts" value={record.seedHash} />
        <Hash name="Startwert" value={record.seed} />
        <Hash name="Prüfsumme der Liste" value={record.entriesHash} />
        <Hash name="Gezogen" value={winners.join(', ')} />
        <Hash name="Prüfsumme des Protokolls" value={record.hash} />
      </dl>
    </>
  );
}

function Hash({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function Checks({ audit }: { readonly audit: DrawAudit['records'][number] | undefined }) {
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
