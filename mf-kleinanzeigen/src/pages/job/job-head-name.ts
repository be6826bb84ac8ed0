import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';

/**
 * Document title of a job posting. Remote-only jobs have no place in it, because the employer's
 * seat is not the workplace.
 */
export function jobHeadName({ title, place, remoteOnly }: JobDetail): string {
  return remoteOnly ? `${title}, ganz von zu Hause` : `${title} in ${place}`;
}
