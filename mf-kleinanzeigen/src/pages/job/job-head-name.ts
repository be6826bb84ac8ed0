import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';

/**
 * Returns the document title of a job posting. The title of a remote-only job contains no place,
 * because the employer's place of business is not the workplace.
 */
export function getJobHeadName({ title, place, remoteOnly }: JobDetail): string {
  return remoteOnly ? `${title}, ganz von zu Hause` : `${title} in ${place}`;
}
