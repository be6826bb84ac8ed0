import type { JobDetail } from '@gruenland/shared-contracts/api/job-board.ts';

/** Name of the page of a Stelle: the employer's seat is no place of work that is done from home alone. */
export function jobHeadName({ title, place, remoteOnly }: JobDetail): string {
  return remoteOnly ? `${title}, ganz von zu Hause` : `${title} in ${place}`;
}
