import type { ReleaseReference } from '#server/metrics/release-metrics.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import type { PageJob } from './page-job.ts';

/** Reports an error of a page's loader, action or view as a fault of the page's release. */
export function reportPageFault(
  error: unknown,
  { remote, release }: ReleaseReference,
  part: string | undefined,
  message: 'page failed' | 'render failed',
  { request, services }: PageJob,
): void {
  const { path, requestId, isCrawler: crawler } = request;
  const stack = error instanceof Error ? error.stack : String(error);
  const name = `${remote}@${release}`;
  services.log.error({ release: name, path, requestId, error: stack }, message);
  request.insight?.recordFault(remote, part ?? 'page', error);
  request.faultyReleases.add(name);
  services.errorReporter.report(error, { remote, release, part, path, requestId, crawler });
}

/**
 * Counts an error of a block or slot as a fault of its release. The page omits this block or slot.
 */
export function recordPartFault(
  error: unknown,
  { name: remote, id: release }: LiveRelease,
  part: string,
  { request, services }: PageJob,
): void {
  request.insight?.recordFault(remote, part, error);
  request.faultyReleases.add(`${remote}@${release}`);
  services.metrics.recordFault({ remote, release }, 'server');
}
