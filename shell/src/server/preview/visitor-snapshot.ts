import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BUCKET_COOKIE, visitorBucket } from '#server/canary/visitor-bucket.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { RELEASE_PREVIEW_COOKIE, wantedReleases } from './release-preview.ts';
import type { WantedRelease } from './release-preview.ts';

/** What a visitor gets to see, and as whom. */
export interface VisitorSnapshot {
  readonly snapshot: Snapshot;
  /** Empty for everybody but those who came by a preview link. */
  readonly wanted: readonly WantedRelease[];
}

/** What this visitor's signed cookie opens; nothing for nearly everybody. */
export function previewedReleases(
  request: FastifyRequest,
  trusted: readonly KeyObject[],
): readonly WantedRelease[] {
  const cookie = request.cookies[RELEASE_PREVIEW_COOKIE];
  return wantedReleases(cookie, trusted, Math.floor(Date.now() / 1000));
}

/**
 * Chooses the combination of releases for a document: a preview by its signed cookie, else the
 * visitor's bucket.
 * @throws PreviewError when a release of the preview cannot be shown
 */
export async function visitorSnapshot(
  request: FastifyRequest,
  { snapshots, previews }: PageServices,
  trusted: readonly KeyObject[],
): Promise<VisitorSnapshot> {
  const wanted = previewedReleases(request, trusted);
  if (wanted.length === 0) {
    return { snapshot: snapshots.forBucket(visitorBucket(request.cookies[BUCKET_COOKIE])), wanted };
  }
  const named = wanted.filter(({ id }) => id !== 'live');
  const releases = await Promise.all(named.map((one) => previews.open(one)));
  return { snapshot: snapshots.preview(releases), wanted };
}
