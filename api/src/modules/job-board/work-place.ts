import type { JobWorkPlace } from '@gruenland/shared-contracts/job-board/job-words.ts';

/** Where the work of a Stelle is done. */
export function workPlaceOf(job: {
  readonly remote?: boolean | undefined;
  readonly remoteOnly?: boolean | undefined;
}): JobWorkPlace {
  if (!job.remote) return 'vor-ort';
  return job.remoteOnly ? 'zuhause' : 'hybrid';
}
