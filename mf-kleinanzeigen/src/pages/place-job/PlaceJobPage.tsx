import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Lead } from '@gruenland/shared-ui/type/Lead.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';
import { HoneypotField } from '#forms/HoneypotField.tsx';
import { toJobFormValues } from '#model/job-form-values.ts';
import { JobEmployerFields, JobApplicationFields } from './JobEmployerFields.tsx';
import { JobHints } from './JobHints.tsx';
import { JobTextFields } from './JobTextFields.tsx';
import { JobPayFields, JobWorkFields } from './JobWorkFields.tsx';
import type { PlaceJobData } from './place-job.loader.server.ts';
import styles from './place-job.module.css';

/** Shows the form to create or edit a job posting. */
export function PlaceJobPage({ data, form: state }: RouteViewProps<PlaceJobData>) {
  const { job } = data.form;
  const title = job ? 'Stelle ändern' : 'Stelle ausschreiben';
  return (
    <>
      <Breadcrumbs crumbs={[{ label: 'Jobbörse', href: paths.jobs() }, { label: title }]} />
      <Heading level={1} size={4}>
        {title}
      </Heading>
      {job ? (
        job.state === 'active' ? (
          <Notice title="Die Stelle bleibt so lange online, wie sie ist">
            Ihre Änderung erscheint, sobald wir sie geprüft haben.
          </Notice>
        ) : null
      ) : (
        <Lead>Kostenlos, auch ohne Konto. Wir prüfen jede Stelle, meist am selben Tag.</Lead>
      )}
      <PlaceJobForm key={data.formKey} data={data} state={state} />
    </>
  );
}

const DEFAULT_VALUES = {
  employerKind: 'employer',
  experience: 'ohne',
  workPlace: 'vor-ort',
  'languages-deutsch': true,
};

function PlaceJobForm(props: {
  readonly data: PlaceJobData;
  readonly state: FormState | undefined;
}) {
  const { data, state } = props;
  const { job } = data.form;
  const hiddenFields: Record<string, string> = job
    ? { version: String(job.version), ...(data.code ? { code: data.code } : {}) }
    : { idempotencyKey: state?.values['idempotencyKey'] ?? data.formKey };
  return (
    <Form
      name="stelle"
      state={state}
      initialValues={state ? undefined : job ? toJobFormValues(job.content) : DEFAULT_VALUES}
      draft={job ? undefined : 'stelle'}
      unsavedQuestion="Ihre Stelle ist noch nicht eingereicht. Seite verlassen?"
    >
      <JobHints text={state?.values['hinweise']} />
      <HiddenFields fields={hiddenFields} />
      <JobTextFields />
      <div className={styles.heading}>
        <SectionHeading section="jobs">Die Arbeit</SectionHeading>
      </div>
      <JobWorkFields />
      <div className={styles.heading}>
        <SectionHeading section="jobs">Gehalt und was dazugehört</SectionHeading>
      </div>
      <JobPayFields form={data.form} />
      <div className={styles.heading}>
        <SectionHeading section="jobs">Betrieb und Ort</SectionHeading>
      </div>
      <JobEmployerFields />
      <div className={styles.heading}>
        <SectionHeading section="jobs">Bewerbung</SectionHeading>
      </div>
      <JobApplicationFields data={data} />
      <HoneypotField />
      <SubmitButton>{job ? 'Änderung einreichen' : 'Stelle einreichen'}</SubmitButton>
    </Form>
  );
}
