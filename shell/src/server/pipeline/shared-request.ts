import type { CachePolicy } from '@gruenland/shared-contracts/route.ts';
import { DEADLINES_MS } from '#server/deadlines.ts';
import { pickDeclaredParams } from './load-context.ts';
import type { PageRequest } from './page-request.ts';
import { buildPathWithQuery } from './path-with-query.ts';

/**
 * Prepares a request for a render that many visitors share: the render must not end when the first
 * visitor leaves, and must not contain undeclared parameters. It collects its own faults, which count
 * for each visitor who gets the page.
 */
export function createSharedRequest(
  request: PageRequest,
  { params = [] }: CachePolicy,
): PageRequest {
  const query = pickDeclaredParams(request.query, request.appMode ? [...params, 'is_app'] : params);
  return {
    ...request,
    query,
    url: buildPathWithQuery(request.path, query),
    faultyReleases: new Set(),
    signal: AbortSignal.timeout(DEADLINES_MS.page),
  };
}
