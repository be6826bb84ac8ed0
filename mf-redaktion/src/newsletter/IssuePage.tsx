import type { Issue } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors, PlainHiddenFields, findFormState } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { IssueForm } from './IssueForm.tsx';
import { ISSUE_STATE_LABELS } from './issue-labels.ts';
import type { IssueData } from './issue.loader.server.ts';

/**
 * Renders a newsletter issue: a form while the issue is a draft, afterwards the progress of its
 * sending.
 */
export function IssuePage({ data, form }: RouteViewProps<IssueData>) {
  const { issue, choices } = data;
  const isDraft = !issue || issue.state === 'draft';
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.newsletter()}>Alle Newsletter</Link>
      </p>
      <Heading level={1} size={4}>
        {issue?.subject ?? 'Neue Ausgabe'}
      </Heading>
      {data.note === 'probe' ? (
        <Notice kind="success" title="Die Probe ist unterwegs an Ihre eigene Adresse." />
      ) : null}
      {issue ? <Progress issue={issue} /> : null}
      {isDraft ? (
        <IssueForm issue={issue} choices={choices} state={findFormState(form, 'save')} />
      ) : null}
      {issue?.state === 'draft' ? (
        <section className={styles.section}>
          <h2>Ansehen und verschicken</h2>
          <form method="post" noValidate>
            <PlainErrors state={findFormState(form, 'test-mail')} />
            <input type="hidden" name="intent" value="test-mail" />
            <Button type="submit" look="secondary">
              Probe an mich
            </Button>
          </form>
          <p>
            <ButtonLink href={staffPaths.sendIssue(issue.id)}>Weiter zum Versand</ButtonLink>
          </p>
        </section>
      ) : null}
      {issue?.state === 'scheduled' ? (
        <form method="post" noValidate>
          <PlainErrors state={findFormState(form, 'unschedule')} />
          <PlainHiddenFields
            intent="unschedule"
            version={issue.version}
            state={findFormState(form, 'unschedule')}
          />
          <Button type="submit" look="secondary">
            Versand zurücknehmen
          </Button>
        </form>
      ) : null}
      {issue ? <IssuePreview issue={issue} /> : null}
    </div>
  );
}

function Progress({ issue }: { readonly issue: Issue }) {
  const { state, listName, scheduledFor, finishedAt, recipients } = issue;
  const facts = [
    { name: 'Newsletter', value: listName },
    { name: 'Stand', value: ISSUE_STATE_LABELS[state] },
    ...(state === 'draft' || state === 'scheduled'
      ? [{ name: 'Ginge jetzt an', value: recipients }]
      : [
          { name: 'Verschickt', value: issue.sent },
          { name: 'Unterwegs', value: issue.inProgress },
          { name: 'Adresse nimmt nichts an', value: issue.bounced },
          { name: 'Nicht angekommen', value: issue.failed },
          { name: 'Inzwischen abbestellt oder Pause', value: issue.skipped },
        ]),
    ...(state === 'scheduled' && scheduledFor
      ? [{ name: 'Geht hinaus', value: <DateText date={scheduledFor} time /> }]
      : []),
    ...(finishedAt ? [{ name: 'Fertig', value: <DateText date={finishedAt} time /> }] : []),
  ];
  return <FactTable caption="Stand der Ausgabe" facts={facts} />;
}

function IssuePreview({ issue }: { readonly issue: Issue }) {
  const html = `/api/staff/newsletter/issues/${issue.id}/preview.html`;
  return (
    <section className={styles.section}>
      <h2>Vorschau</h2>
      <p>
        <a href={html}>So sieht die E-Mail aus</a>
      </p>
      <p className={styles.meta}>Als reiner Text, wie gesichert:</p>
      <pre className={styles.mail}>{issue.previewText}</pre>
    </section>
  );
}
