import type { Snapshot } from '#server/snapshot/snapshot.ts';

/** Header in which the nginx edge sends the release bucket that is part of its cache key. */
export const RELEASE_BUCKET_HEADER = 'x-release-bucket';

/**
 * Returns the bucket of a release combination: `live` for the current snapshot, otherwise `canary:`
 * followed by the combination.
 */
export function getReleaseBucket({ combination }: Snapshot, currentSnapshot: Snapshot): string {
  return combination === currentSnapshot.combination ? 'live' : `canary:${combination}`;
}
