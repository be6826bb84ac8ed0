import type { Snapshot } from '#server/snapshot/snapshot.ts';

/** Header in which an edge sends the release bucket that is part of its cache key. */
export const RELEASE_BUCKET_HEADER = 'x-release-bucket';

/** Name of a visitor's combination of releases: `live`, or `canary:` and the combination. */
export function releaseBucket({ combination }: Snapshot, current: Snapshot): string {
  return combination === current.combination ? 'live' : `canary:${combination}`;
}
