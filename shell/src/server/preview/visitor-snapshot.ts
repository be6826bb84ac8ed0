import type { KeyObject } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { BUCKET_COOKIE, readVisitorBucket } from '#server/canary/visitor-bucket.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { RELEASE_PREVIEW_COOKIE, readRequestedReleases } from './release-preview.ts';
import type { RequestedRelease } from './release-preview.ts';

/** Snapshot that was chosen for a visitor. */
export interface VisitorSnapshot {
  readonly snapshot: Snapshot;
  /** Releases that the visitor previews; empty without a preview link. */
  readonly requested: readonly RequestedRelease[];
}

/** Returns the releases of the valid preview links in this visitor's cookie; usually none. */
export function readPreviewedReleases(
  request: FastifyRequest,
  trustedKeys: readonly KeyObject[],
): readonly RequestedRelease[] {
  const cookie = request.cookies[RELEASE_PREVIEW_COOKIE];
  return readRequestedReleases(cookie, trustedKeys, Math.floor(Date.now() / 1000));
}

/**
 * Chooses the snapshot for a document by the preview cookie or the visitor's bucket.
 * @throws PreviewError when a previewed release cannot be shown
 */
export async function chooseVisitorSnapshot(
  request: FastifyRequest,
  { snapshots, previews }: PageServices,
  trustedKeys: readonly KeyObject[],
): Promise<VisitorSnapshot> {
  const requested = readPreviewedReleases(request, trustedKeys);
  if (requested.length === 0) {
    return {
      snapshot: snapshots.selectSnapshot(readVisitorBucket(request.cookies[BUCKET_COOKIE])),
      requested,
    };
  }
  const replacements = requested.filter(({ id }) => id !== 'live');
  const releases = await Promise.all(replacements.map((replacement) => previews.open(replacement)));
  return { snapshot: snapshots.createPreviewSnapshot(releases), requested };
}
