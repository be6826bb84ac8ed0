import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainCheckbox, PlainErrors, PlainInput } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import type { IssueData } from './issue.loader.server.ts';

/**
 * Renders the last page before an issue is sent. It shows the number of recipients and asks for
 * time and confirmation.
 */
export function IssueSendPage({ data, form }: RouteViewProps<IssueData>) {
  const { issue } = data;
  if (!issue) return null;
  const { id, subject, listName, recipients, state, version } = issue;
  const recipientsText = recipients === 1 ? 'eine Adresse' : `${recipients} Adressen`;
  const commonProps = { form: 'send', state: form };
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.issue(id)}>Zurück zur Ausgabe</Link>
      </p>
      <Heading level={1} size={4}>
        Ausgabe verschicken
      </Heading>
      <p>
        „{subject}“ geht an {recipientsText} von „{listName}“.
      </p>
      {state === 'draft' ? (
        <form method="post" noValidate className={styles.form}>
          <PlainErrors state={form} />
          <input type="hidden" name="version" value={form?.values['version'] ?? String(version)} />
          <PlainInput
            {...commonProps}
            name="at"
            type="datetime-local"
            label="Wann"
            help="Deutsche Zeit. Ohne Angabe gleich."
          />
          <PlainCheckbox
            {...commonProps}
            name="confirmed"
            label={`Ja, an ${recipientsText} verschicken. Was hinausgegangen ist, lässt sich nicht zurückholen.`}
            required
          />
          <p>
            <Button type="submit">Verschicken</Button>
          </p>
        </form>
      ) : (
        <Notice title="Diese Ausgabe ist schon auf dem Weg." />
      )}
    </div>
  );
}
