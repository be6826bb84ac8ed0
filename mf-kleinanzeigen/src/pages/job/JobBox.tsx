import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';
import { jobPaths } from '@gruenland/shared-contracts/job-paths.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { ShareActions } from '@gruenland/shared-ui/share/ShareActions.tsx';
import { DistanceText } from '@gruenland/shared-ui/format/DistanceText.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { IconPin } from '@gruenland/shared-ui/icon/IconPin.tsx';
import { IconUser } from '@gruenland/shared-ui/icon/IconUser.tsx';
import styles from './job.module.css';

/**
 * Shows a box with the pay, the place and the contact person or employer. While the job is open,
 * the box also contains the link to apply.
 */
export function JobBox({ job, url }: { readonly job: JobDetail; readonly url: string }) {
  const isOpen = job.state === 'active';
  return (
    <div className={styles.box}>
      <p className={styles[job.pay ? 'pay' : 'payUnknown']}>
        {job.pay ? `${job.pay} brutto` : 'Das Gehalt ist nicht angegeben.'}
      </p>
      <ul className={styles.facts}>
        {job.places.map(({ postcode, place }, index) => (
          <li key={postcode + place}>
            <IconPin />
            <span>
              {job.remoteOnly ? 'Betrieb in ' : null}
              {postcode} {place}
              {index === 0 && job.distance !== undefined ? (
                <>
                  , <DistanceText meters={job.distance} />
                </>
              ) : null}
            </span>
          </li>
        ))}
        <li>
          <IconUser /> {job.contactPerson ?? job.employer}
        </li>
        {isOpen ? (
          <li>
            <span>
              Bewerben bis <DateText date={job.validThrough} />
            </span>
          </li>
        ) : null}
      </ul>
      {isOpen ? (
        <ButtonLink href={job.applyUrl ?? jobPaths.apply(job.slug)} wide>
          {job.applyUrl ? 'Beim Betrieb bewerben' : 'Jetzt bewerben'}
        </ButtonLink>
      ) : null}
      <ShareActions
        savedReference={{ kind: 'job', id: String(job.number) }}
        title={job.title}
        url={url}
      />
    </div>
  );
}
