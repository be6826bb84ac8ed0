import type {
  EmployerStep,
  ReceivedApplication,
} from '@gruenland/shared-contracts/api/job-applications.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { APPLICATION_STATE_LABELS } from '#pages/own-jobs/own-job-labels.ts';
import styles from '#components/stack.module.css';
import type { ReceivedApplicationsData } from './received-applications.loader.server.ts';

const EMPLOYER_STEP_LABELS: Readonly<Record<EmployerStep, string>> = {
  read: 'Als gelesen vermerken',
  invite: 'Zum Gespräch einladen',
  accept: 'Zusagen',
  decline: 'Absagen',
};

/**
 * Shows the applications to a job posting, with the actions of the employer. Each action except
 * `read` (mark as read) sends a mail to the applicant.
 */
export function ReceivedApplicationsPage({ data, form }: RouteViewProps<ReceivedApplicationsData>) {
  const { title, applications } = data.receivedApplications;
  const errorText = form && Object.values(form.errors)[0];
  return (
    <>
      <Breadcrumbs
        crumbs={[
          { label: 'Meine Jobbörse', href: paths.accountPage('jobboerse') },
          { label: 'Bewerbungen' },
        ]}
      />
      <Heading level={1} size={4}>
        Bewerbungen: {title}
      </Heading>
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      {applications.length === 0 ? (
        <Notice kind="empty" title="Noch keine Bewerbungen">
          Sobald sich jemand bewirbt, schreiben wir Ihnen.
        </Notice>
      ) : (
        applications.map((application) => (
          <ReceivedApplicationEntry key={application.id} application={application} />
        ))
      )}
      <p className={styles.muted}>
        Bewerbungen löschen wir sechs Monate nach dem Ende des Verfahrens.
      </p>
    </>
  );
}

function ReceivedApplicationEntry({ application }: { readonly application: ReceivedApplication }) {
  const { id, name, email, phone, message, cv, state, steps } = application;
  const facts = [
    { name: 'Stand', value: APPLICATION_STATE_LABELS[state] },
    { name: 'E-Mail', value: <Link href={`mailto:${email}`}>{email}</Link> },
    ...(phone
      ? [
          {
            name: 'Telefon',
            value: <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>,
          },
        ]
      : []),
    {
      name: 'Verfügbar ab',
      value: application.availableFrom ? formatLongDate(application.availableFrom) : 'sofort',
    },
    { name: 'Eingegangen', value: formatLongDate(application.receivedAt) },
    ...(cv
      ? [
          {
            name: 'Lebenslauf',
            value: (
              <a href={`/api/account/jobs/applications/${id}/cv`} download>
                {cv.name}
              </a>
            ),
          },
        ]
      : []),
  ];
  return (
    <article aria-label={`Bewerbung von ${name}`}>
      <SectionHeading>{name}</SectionHeading>
      {message.split(/\n{2,}/).map((paragraph, index) => (
        <p key={index}>{paragraph}</p>
      ))}
      <FactTable caption={`Angaben von ${name}`} facts={facts} />
      {steps.length > 0 ? (
        <Form
          name={`bewerbung-${id}`}
          hidden={{ bewerbung: id, version: String(application.version) }}
          className={styles.row}
        >
          {steps.map((step) => (
            <SubmitButton
              key={step}
              look="secondary"
              size="small"
              name="intent"
              value={step}
              aria-label={`${EMPLOYER_STEP_LABELS[step]}: ${name}`}
            >
              {EMPLOYER_STEP_LABELS[step]}
            </SubmitButton>
          ))}
        </Form>
      ) : null}
    </article>
  );
}
