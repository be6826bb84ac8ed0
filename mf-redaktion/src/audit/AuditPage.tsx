import type {
  AuditLogFilter,
  AuditLogEntry,
} from '@gruenland/shared-contracts/api/staff-audit-log.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors, PlainInput } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import type { AuditData } from './audit.loader.server.ts';

/** Renders the audit log with filters by person, record, action and date. */
export function AuditPage({ data, form }: RouteViewProps<AuditData>) {
  const { audit, filter, staffPages } = data;
  const query = staffPaths.auditLog(filter).split('?')[1] ?? '';
  return (
    <div className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <Heading level={1} size={4}>
        Protokoll
      </Heading>
      <FilterForm filter={filter} />
      <form method="post" noValidate className={styles.filter}>
        <PlainErrors state={form} />
        <PlainInput
          form="person"
          name="email"
          label="Konto zu einer E-Mail-Adresse"
          type="email"
          required
          state={form}
        />
        <Button type="submit" look="secondary">
          Person suchen
        </Button>
      </form>
      {audit.person ? <p>Nur, was {audit.person} betrifft.</p> : null}
      {audit.lines.length === 0 ? (
        <Notice kind="empty" title="Dazu steht nichts im Protokoll." />
      ) : (
        <ul className={styles.linesList}>
          {audit.lines.map((line) => (
            <li key={line.id}>
              <AuditLine line={line} />
            </li>
          ))}
        </ul>
      )}
      {audit.more ? (
        <p className={styles.meta}>Es gibt mehr, als Seiten zeigen: Wählen Sie weniger Tage.</p>
      ) : null}
      <Pagination
        current={audit.page}
        pageCount={audit.pages}
        buildPageHref={(page) => staffPaths.auditLog(filter, page)}
      />
      <p>
        <a href={`/api/staff/audit-log/table.csv?${query}`} download>
          Diese Zeilen als CSV-Datei speichern
        </a>
      </p>
      <p className={styles.meta}>
        Höchstens die neuesten 20.000. Wer die Tabelle speichert, steht danach selbst im Protokoll.
      </p>
    </div>
  );
}

function FilterForm({ filter }: { readonly filter: AuditLogFilter }) {
  const commonProps = { form: 'filter', showsOptionalMark: false, state: undefined } as const;
  return (
    <form method="get" action={staffPaths.auditLog()} className={styles.filter}>
      <PlainInput {...commonProps} name="person" label="Person (Kennung)" value={filter.person} />
      <PlainInput {...commonProps} name="sache" label="Sache" value={filter.sache} />
      <PlainInput {...commonProps} name="vorgang" label="Vorgang" value={filter.vorgang} />
      <PlainInput {...commonProps} name="von" label="Von" type="date" value={filter.von} />
      <PlainInput {...commonProps} name="bis" label="Bis" type="date" value={filter.bis} />
      <Button type="submit" look="secondary">
        Anzeigen
      </Button>
      {Object.values(filter).some(Boolean) ? (
        <Link href={staffPaths.auditLog()}>Alles zeigen</Link>
      ) : null}
    </form>
  );
}

function AuditLine({ line }: { readonly line: AuditLogEntry }) {
  const { at, action, actor, by, subject, details } = line;
  return (
    <>
      <strong>
        <Link href={staffPaths.auditLog({ vorgang: action })}>{action}</Link>
      </strong>
      <p>
        <Link href={staffPaths.auditLog({ sache: subject })}>{subject}</Link>
        {details.length > 0 ? `, ${details.join('; ')}` : ''}
      </p>
      <p className={styles.meta}>
        <DateText date={at} time />,{' '}
        {actor ? (
          <Link href={staffPaths.auditLog({ person: actor })}>{by ?? actor}</Link>
        ) : (
          'ohne Konto'
        )}
      </p>
    </>
  );
}
