import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { pickDeclaredParams } from './load-context.ts';
import { startJob } from './page-job.ts';
import type { PageJob } from './page-job.ts';
import { buildPathWithQuery } from './path-with-query.ts';

/**
 * Creates a copy of a job for a response that many visitors share. The copy does not end when the
 * first visitor leaves, and it contains only declared parameters. It has its own deadline and
 * collects its own faults, which count for each visitor who gets the page.
 */
export function createSharedJob(
  { request, snapshot, services }: PageJob,
  { params = [] }: CachePolicy,
): PageJob {
  const query = pickDeclaredParams(request.query, request.appMode ? [...params, 'is_app'] : params);
  const sharedRequest = {
    ...request,
    query,
    url: buildPathWithQuery(request.path, query),
    faultyReleases: new Set<string>(),
    signal: new AbortController().signal,
  };
  return startJob(sharedRequest, snapshot, services);
}
