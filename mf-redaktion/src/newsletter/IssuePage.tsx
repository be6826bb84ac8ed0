import type { Issue } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import { PlainErrors, PlainHidden, stateOf } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { IssueForm } from './IssueForm.tsx';
import { ISSUE_STATES } from './issue-words.ts';
import type { IssueData } from './issue.loader.server.ts';

/** An issue: written while it is a draft, then watched. */
export function IssuePage({ data, form }: RouteViewProps<IssueData>) {
  const { issue, choices } = data;
  const draft = !issue || issue.state === 'draft';
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <p>
        <Link href={deskPaths.newsletter()}>Alle Newsletter</Link>
      </p>
      <Heading level={1} size={4}>
        {issue?.subject ?? 'Neue Ausgabe'}
      </Heading>
      {data.note === 'probe' ? (
        <Notice kind="success" title="Die Probe ist unterwegs an Ihre eigene Adresse." />
      ) : null}
      {issue ? <Progress issue={issue} /> : null}
      {draft ? (
        <IssueForm issue={issue} choices={choices} state={stateOf(form, 'sichern')} />
      ) : null}
      {issue?.state === 'draft' ? (
        <section className={styles['part']}>
          <h2>Ansehen und verschicken</h2>
          <form method="post">
            <PlainErrors state={stateOf(form, 'probe')} />
            <input type="hidden" name="aktion" value="probe" />
            <Button type="submit" look="secondary">
              Probe an mich
            </Button>
          </form>
          <p>
            <ButtonLink href={deskPaths.issueSend(issue.id)}>Weiter zum Versand</ButtonLink>
          </p>
        </section>
      ) : null}
      {issue?.state === 'scheduled' ? (
        <form method="post">
          <PlainErrors state={stateOf(form, 'zurueck')} />
          <PlainHidden action="zurueck" version={issue.version} state={stateOf(form, 'zurueck')} />
          <Button type="submit" look="secondary">
            Versand zurücknehmen
          </Button>
        </form>
      ) : null}
      {issue ? <Preview issue={issue} /> : null}
    </div>
  );
}

function Progress({ issue }: { readonly issue: Issue }) {
  const { state, listName, scheduledFor, finishedAt, recipients } = issue;
  const facts = [
    { name: 'Newsletter', value: listName },
    { name: 'Stand', value: ISSUE_STATES[state] },
    ...(state === 'draft' || state === 'scheduled'
      ? [{ name: 'Ginge jetzt an', value: recipients }]
      : [
          { name: 'Verschickt', value: issue.sent },
          { name: 'Unterwegs', value: issue.underWay },
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

function Preview({ issue }: { readonly issue: Issue }) {
  const html = `/api/redaktion/newsletter/ausgaben/${issue.id}/vorschau.html`;
  return (
    <section className={styles['part']}>
      <h2>Vorschau</h2>
      <p>
        <a href={html}>So sieht die E-Mail aus</a>
      </p>
      <p className={styles['meta']}>Als reiner Text, wie gesichert:</p>
      <pre className={styles['mail']}>{issue.previewText}</pre>
    </section>
  );
}
