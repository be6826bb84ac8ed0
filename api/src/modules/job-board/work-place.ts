import type { JobWorkPlace } from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** Returns the kind of place where the work is done. */
export function getWorkPlace(job: {
  readonly remote?: boolean | undefined;
  readonly remoteOnly?: boolean | undefined;
}): JobWorkPlace {
  if (!job.remote) return 'vor-ort';
  return job.remoteOnly ? 'zuhause' : 'hybrid';
}
