import type { Snapshot } from '#server/snapshot/snapshot.ts';

/** Header in which an edge says by which combination of releases it keeps the answer. */
export const RELEASE_BUCKET = 'x-release-bucket';

/** Name of what a visitor gets: what is live, or the combination of a trial. */
export function releaseBucket({ combination }: Snapshot, current: Snapshot): string {
  return combination === current.combination ? 'live' : `canary:${combination}`;
}
