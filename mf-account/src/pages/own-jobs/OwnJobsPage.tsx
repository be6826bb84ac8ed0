import type { OwnJob, OwnJobs } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { WATCHLIST_SUCCESS_TEXTS, SAVED_SEARCH_SUCCESS_TEXTS } from '#model/saved-choices.ts';
import { OwnEntriesPagination } from '#components/OwnEntriesPagination.tsx';
import { SavedNotice } from '#components/SavedNotice.tsx';
import styles from '#components/stack.module.css';
import { APPLICATION_STATE_LABELS, JOB_ACTION_LABELS, JOB_STATE_LABELS } from './own-job-labels.ts';
import { SavedJobs } from './SavedJobs.tsx';
import type { OwnJobsData } from './own-jobs.loader.server.ts';

/**
 * Shows the user's job postings with their numbers of applications. Also shows the user's sent
 * applications, saved jobs and saved searches.
 */
export function OwnJobsPage({ data, form }: RouteViewProps<OwnJobsData>) {
  const { ownJobs, page, savedJobs, savedSearches, successCode } = data;
  const { jobs, sent } = ownJobs;
  const errorText = form && Object.values(form.errors)[0];
  return (
    <>
      <Heading level={1} size={4}>
        Meine Jobbörse
      </Heading>
      <SavedNotice
        text={
          successCode &&
          (WATCHLIST_SUCCESS_TEXTS[successCode] ?? SAVED_SEARCH_SUCCESS_TEXTS[successCode])
        }
      />
      {errorText ? <Notice kind="error" title={errorText} live /> : null}
      <SectionHeading>Ausgeschrieben</SectionHeading>
      {jobs.length === 0 ? (
        <p>Sie haben noch keine Stelle ausgeschrieben.</p>
      ) : (
        <ul className={styles.plain}>
          {jobs.map((job) => (
            <li key={job.id} className={styles.entry}>
              <OwnJobEntry job={job} />
            </li>
          ))}
        </ul>
      )}
      <OwnEntriesPagination
        section="jobboerse"
        page={page}
        pages={ownJobs.pages}
        label="Seiten Ihrer Stellen"
      />
      <SectionHeading>Beworben</SectionHeading>
      {sent.length === 0 ? (
        <p>Bewerbungen, die Sie abgeschickt haben, stehen hier.</p>
      ) : (
        <SentApplications sent={sent} />
      )}
      <SavedJobs savedJobs={savedJobs} savedSearches={savedSearches} />
      <p className={styles.row}>
        <ButtonLink href={jobPaths.create()}>Stelle ausschreiben</ButtonLink>
        <ButtonLink href={paths.jobs()} look="secondary">
          Zur Jobbörse
        </ButtonLink>
      </p>
    </>
  );
}

const EDITABLE_JOB_STATES: ReadonlySet<string> = new Set([
  'active',
  'paused',
  'review',
  'rejected',
]);

function OwnJobEntry({ job }: { readonly job: OwnJob }) {
  const { id, slug, title, state, applications, actions } = job;
  const isPublished = state === 'active';
  return (
    <>
      <p className={styles.title}>
        <Link href={isPublished ? paths.job(slug) : jobPaths.success(slug)}>{title}</Link>
      </p>
      <Meta>
        {JOB_STATE_LABELS[state]}
        {isPublished ? (
          <>
            bis <DateText date={job.validThrough} />
          </>
        ) : null}
        {job.changing ? 'eine Änderung ist in Prüfung' : null}
      </Meta>
      {job.decision ? (
        <p>
          <strong>{job.decision.title}.</strong> {job.decision.text}{' '}
          <Link href={jobPaths.success(slug)}>
            {job.decision.appeal === 'possible' ? 'Einspruch einlegen' : 'Stand des Einspruchs'}
          </Link>
        </p>
      ) : null}
      {applications.total > 0 ? (
        <p>
          <Link href={jobPaths.received(id)}>
            {formatCount(applications.total, 'Bewerbung', 'Bewerbungen')}
            {applications.unread > 0 ? `, ${applications.unread} ungelesen` : ''}
          </Link>
        </p>
      ) : null}
      <Form
        name={`stelle-${id}`}
        hidden={{ stelle: id, version: String(job.version) }}
        className={styles.row}
      >
        {EDITABLE_JOB_STATES.has(state) ? (
          <ButtonLink
            href={jobPaths.edit(slug)}
            look="secondary"
            size="small"
            aria-label={`Ändern: ${title}`}
          >
            Ändern
          </ButtonLink>
        ) : null}
        {actions.map((action) => (
          <SubmitButton
            key={action}
            look="secondary"
            size="small"
            name="intent"
            value={action}
            aria-label={`${JOB_ACTION_LABELS[action]}: ${title}`}
          >
            {JOB_ACTION_LABELS[action]}
          </SubmitButton>
        ))}
      </Form>
    </>
  );
}

function SentApplications({ sent }: Pick<OwnJobs, 'sent'>) {
  return (
    <ul className={styles.plain}>
      {sent.map(({ code, title, employer, state, sentAt }) => (
        <li key={code} className={styles.entry}>
          <Link href={jobPaths.application(code)} className={styles.title}>
            {title}
          </Link>
          <Meta>
            {employer}
            {APPLICATION_STATE_LABELS[state]}
            <DateText date={sentAt} />
          </Meta>
        </li>
      ))}
    </ul>
  );
}
