import type { JobTeaser } from '@gruenland/shared-contracts/api/job-board.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { DistanceText } from '@gruenland/shared-ui/format/DistanceText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import styles from './job-row.module.css';

interface JobRowProps {
  readonly job: JobTeaser;
  /** URL of the page of the job, if it is more than its path. */
  readonly href?: string;
}

/** Shows one job posting of a list: title, employer and, if the employer states it, the pay. */
export function JobRow({ job, href = paths.job(job.slug) }: JobRowProps) {
  return (
    <article className={styles.row}>
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link href={href} look="plain" className={styles.link}>
            {job.title}
          </Link>
        </h3>
        <p>{job.employer}</p>
        <Meta>{[...job.types, ...job.highlights]}</Meta>
        <Meta>
          {[
            `${job.remoteOnly ? 'Betrieb in ' : ''}${job.postcode} ${job.place}`,
            job.distance === undefined ? null : <DistanceText key="weit" meters={job.distance} />,
            <DateText key="tag" date={job.publishedAt} year={false} />,
          ].filter((fact) => fact !== null)}
        </Meta>
      </div>
      <p className={styles[job.pay ? 'pay' : 'payUnknown']}>
        {job.pay ?? 'Gehalt nicht angegeben'}
      </p>
    </article>
  );
}
