import { PreviewError } from '#server/preview/preview-releases.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { PageResponse } from './page-response.ts';
import type { PageRequest } from './page-request.ts';
import type { PageServices } from './page-services.ts';
import { createUnreachablePage } from './problem-page.ts';

/**
 * Chooses the releases for a request. A client navigation gets the releases of its open tab; for
 * other requests the preview cookie or the visitor's bucket decides. If a previewed release cannot
 * be shown, the page explains why and how to end the preview.
 */
export async function chooseSnapshot(
  request: PageRequest,
  { snapshots, previews }: PageServices,
): Promise<
  | { readonly response: PageResponse }
  | { readonly request: PageRequest; readonly snapshot: Snapshot }
> {
  const { previewedReleases } = request;
  if (request.responseKind === 'data') {
    const snapshot = snapshots.find(request.combination ?? '');
    return snapshot ? { request, snapshot } : { response: createReleaseRemovedResponse() };
  }
  if (previewedReleases.length === 0)
    return { request, snapshot: snapshots.selectSnapshot(request.visitor.bucket) };
  try {
    const replacements = previewedReleases.filter(({ id }) => id !== 'live');
    const releases = await Promise.all(replacements.map((release) => previews.open(release)));
    return { request, snapshot: snapshots.createPreviewSnapshot(releases) };
  } catch (error) {
    if (!(error instanceof PreviewError)) throw error;
    const problem = createUnreachablePage('Diese Vorschau', error.message, request.requestId);
    return { request: { ...request, problem }, snapshot: snapshots.current };
  }
}

/**
 * Returns a response with status 409, which makes the browser load the page in full, with releases
 * that still exist.
 */
function createReleaseRemovedResponse(): PageResponse {
  const problem = {
    code: 'release.removed',
    title: 'Diese Fassung der Seite gibt es nicht mehr.',
  };
  const headers = {
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
  };
  return new PageResponse(409, headers, JSON.stringify(problem), { cacheState: null });
}
