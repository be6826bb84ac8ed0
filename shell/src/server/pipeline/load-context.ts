import type { LoadContext } from '@gruenland/shared-contracts/load-context.ts';
import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';
import type { PageJob } from './page-job.ts';
import type { PageRequest } from './page-request.ts';

/**
 * Creates the context of a loader. Cacheable routes get only their declared parameters and nothing
 * about the visitor, so that personal data cannot enter the cache.
 * @param handle handle of the route; null for loaders whose result all pages share
 */
export function createLoadContext(
  { request, services }: PageJob,
  handle: RouteHandle | null,
  params: Readonly<Record<string, string>>,
  signal: AbortSignal,
): LoadContext {
  const cache = handle?.cache;
  const isPersonal = handle !== null && !cache;
  return {
    path: request.path,
    params,
    query: isPersonal ? request.query : pickDeclaredParams(request.query, cache?.params ?? []),
    appMode: request.appMode,
    contentVersion: request.contentVersion,
    ...(request.contentVersion === 'draft' && request.editedStory !== undefined
      ? { editedStory: request.editedStory }
      : {}),
    signal,
    api: services.upstreams.createApiClient(
      isPersonal ? createVisitorHeaders(request) : {},
      request.requestId,
      signal,
    ),
    settings: services.config.settings,
    ...(handle?.access === 'staff' ? { operations: services.operations() } : {}),
    log: services.log,
  };
}

/** Returns only the named parameters, sorted by name. */
export function pickDeclaredParams(
  query: URLSearchParams,
  names: readonly string[],
): URLSearchParams {
  const declaredParams = new URLSearchParams();
  for (const name of names.toSorted()) {
    for (const value of query.getAll(name)) declaredParams.append(name, value);
  }
  return declaredParams;
}

function createVisitorHeaders(request: PageRequest): Record<string, string> {
  const { cookie, thirdPartyToken, ipAddress: address, userAgent } = request.visitor;
  return {
    ...(cookie ? { cookie } : {}),
    ...(thirdPartyToken ? { 'x-third-party-token': thirdPartyToken } : {}),
    ...(userAgent ? { 'user-agent': userAgent } : {}),
    'x-forwarded-for': address,
  };
}
