import type { NewsletterListStats } from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import type { IssueSummary } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Table } from '@gruenland/shared-ui/table/Table.tsx';
import type { TableColumn } from '@gruenland/shared-ui/table/Table.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors, PlainInput } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { ISSUE_STATE_LABELS } from './issue-labels.ts';
import type { NewsletterPageData } from './newsletter.loader.server.ts';

const columns: readonly TableColumn<NewsletterListStats>[] = [
  { key: 'name', head: 'Newsletter', cell: ({ name }) => name, isRowHeader: true },
  { key: 'active', head: 'aktiv', cell: ({ counts }) => counts.active, isNumeric: true },
  { key: 'pending', head: 'offen', cell: ({ counts }) => counts.pending, isNumeric: true },
  { key: 'out', head: 'abbestellt', cell: ({ counts }) => counts.unsubscribed, isNumeric: true },
  {
    key: 'bounced',
    head: 'nicht zustellbar',
    cell: ({ counts }) => counts.bounced + counts.complained,
    isNumeric: true,
  },
  {
    key: 'growth',
    head: '30 Tage',
    cell: ({ came, left }) => `+${came} / −${left}`,
    isNumeric: true,
  },
  {
    key: 'export',
    head: 'Adressen',
    cell: ({ id, name }) => (
      <a
        href={`/api/staff/newsletter/subscribers.csv?liste=${id}`}
        aria-label={`.csv mit den aktiven Adressen von ${name}`}
      >
        .csv
      </a>
    ),
  },
];

/** Renders the newsletter lists with their subscriber counts, and the latest issues. */
export function NewsletterPage({ data, form }: RouteViewProps<NewsletterPageData>) {
  const { lists, issues } = data.newsletter;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Newsletter
      </Heading>
      <p>
        <ButtonLink href={staffPaths.newIssue()}>Neue Ausgabe schreiben</ButtonLink>
      </p>
      <section className={styles.section}>
        <h2>Ausgaben</h2>
        {issues.length === 0 ? (
          <Notice kind="empty" title="Noch keine Ausgabe geschrieben." />
        ) : (
          <ul className={styles.linesList}>
            {issues.map((issue) => (
              <IssueLine key={issue.id} {...issue} />
            ))}
          </ul>
        )}
      </section>
      <Table
        caption="Verteiler"
        columns={columns}
        rows={lists}
        getRowKey={({ id }) => id}
        note="Wer Adressen herunterlädt, steht im Protokoll."
      />
      <section className={styles.section}>
        <h2>Eine Adresse suchen</h2>
        <form method="post" noValidate className={styles.form}>
          <PlainErrors state={form} />
          <PlainInput
            form="suche"
            name="email"
            type="email"
            label="E-Mail-Adresse"
            help="Zeigt den Nachweis der Einwilligung. Wer sucht, steht im Protokoll."
            required
            state={form}
          />
          <p>
            <Button type="submit" look="secondary">
              Adresse suchen
            </Button>
          </p>
        </form>
      </section>
    </div>
  );
}

function IssueLine({ id, listName, subject, state, ...times }: IssueSummary) {
  const sendTime = times.finishedAt ?? (state === 'scheduled' ? times.scheduledFor : null);
  return (
    <li>
      <Link href={staffPaths.issue(id)}>{subject}</Link>
      <p className={styles.meta}>
        {listName}, {ISSUE_STATE_LABELS[state]} <DateText date={sendTime ?? times.updatedAt} time />
      </p>
    </li>
  );
}
