import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { PrintQrCode } from '@gruenland/shared-ui/share/PrintQrCode.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Kicker } from '@gruenland/shared-ui/type/Kicker.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { getTransitionAttributes } from '@gruenland/shared-ui/view-transition/set-transition-names.ts';
import { JobRow } from '#jobs/JobRow.tsx';
import { JobBox } from './JobBox.tsx';
import { JobSections } from './JobSections.tsx';
import type { JobData } from './job.loader.server.ts';
import styles from './job.module.css';

const CLOSED_JOB_TEXTS = {
  paused: 'Diese Stelle ist gerade nicht ausgeschrieben',
  filled: 'Diese Stelle ist besetzt',
  expired: 'Die Frist für diese Stelle ist vorbei',
} as const;

/** Shows the page of one job posting. */
export function JobPage({ data }: RouteViewProps<JobData>) {
  const { job, url, searchHref } = data;
  return (
    <article className={styles.page}>
      <div className={styles.wide}>
        <Breadcrumbs
          crumbs={[
            { label: 'Jobbörse', href: paths.jobs() },
            ...(searchHref === undefined ? [] : [{ label: 'Ihre Suche', href: searchHref }]),
            { label: job.title },
          ]}
        />
      </div>
      {job.state === 'active' ? null : (
        <div className={styles.wide}>
          <Notice title={CLOSED_JOB_TEXTS[job.state]}>Weiter unten stehen ähnliche Stellen.</Notice>
        </div>
      )}
      <header className={styles.wide}>
        <Kicker section="jobs">{job.employer}</Kicker>
        <Heading level={1} size={4} {...getTransitionAttributes('headline')}>
          {job.title}
        </Heading>
        <Meta>{[...job.types, ...job.highlights]}</Meta>
      </header>
      <aside className={styles.side} aria-label="Das Wichtigste">
        <JobBox job={job} url={url} />
      </aside>
      <div className={styles.text}>
        <JobSections job={job} />
        <SectionHeading section="jobs">Angaben</SectionHeading>
        <FactTable
          caption="Angaben zur Stelle"
          facts={job.facts.map(({ label, value }) => ({ name: label, value }))}
        />
        <EmployerSection job={job} />
        {job.qr ? <PrintQrCode picture={job.qr} targetName="Die ganze Stelle" url={url} /> : null}
        <Meta className={styles.foot ?? ''}>
          <>Stelle Nr. {job.number}</>
          <>
            ausgeschrieben am <DateText date={job.publishedAt} />
          </>
          <Link href={jobPaths.report(job.slug)}>Stelle melden</Link>
        </Meta>
      </div>
      {job.similar.length > 0 ? (
        <section className={styles.wide} aria-labelledby="aehnlich">
          <SectionHeading id="aehnlich" section="jobs">
            Ähnliche Stellen
          </SectionHeading>
          {job.similar.map((similarJob) => (
            <JobRow key={similarJob.number} job={similarJob} />
          ))}
        </section>
      ) : null}
    </article>
  );
}

function EmployerSection({ job }: Pick<JobData, 'job'>) {
  return (
    <section>
      <SectionHeading section="jobs">
        {job.employerKind === 'agency' ? 'Vermittelt von' : 'Der Betrieb'}
      </SectionHeading>
      <div className={styles.boxText}>
        <p>{job.employerText || job.employer}</p>
        {job.employerUrl ? (
          <p>
            <Link href={job.employerUrl} rel="noopener nofollow">
              Zur Webseite von {job.employer}
            </Link>
          </p>
        ) : null}
      </div>
    </section>
  );
}
