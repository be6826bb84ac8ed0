import { isUnavailable } from '@gruenland/shared-contracts/unavailable.ts';
import { CircuitOpenError } from '#server/circuit-breaker.ts';
import { DeadlineError, VisitorGoneError } from '#server/deadlines.ts';
import type { FoundRoute } from '#server/snapshot/find-route.ts';
import { UpstreamError } from '#server/upstreams.ts';
import { MethodNotAllowedError } from './load-page.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';
import { createFailedPage, createNotFoundPage, createUnreachablePage } from './problem-page.ts';
import type { ProblemPage } from './problem-page.ts';

/** Chooses the page for an error and reports the error for its release. */
export function handlePageError(
  error: unknown,
  foundRoute: FoundRoute,
  request: PageRequest,
  services: PageServices,
): ProblemPage {
  if (error instanceof MethodNotAllowedError)
    return createNotFoundPage(`This page accepts no form: ${request.path}`, request.requestId, 405);
  if (!(request.signal.reason instanceof VisitorGoneError))
    reportFault(error, foundRoute, request, services);
  const isUnavailableError =
    error instanceof DeadlineError ||
    error instanceof VisitorGoneError ||
    error instanceof UpstreamError ||
    error instanceof CircuitOpenError ||
    isUnavailable(error);
  if (!isUnavailableError)
    return createFailedPage(
      error,
      request.requestId,
      services.config.env.NODE_ENV === 'development',
    );
  const label = services.remotes.find(foundRoute.release.name)?.label ?? 'Diese Seite';
  return createUnreachablePage(
    label,
    'Der Dienst dahinter antwortet gerade nicht.',
    request.requestId,
  );
}

function reportFault(
  error: unknown,
  { release, route }: FoundRoute,
  { path, requestId, isCrawler: crawler, insight, faultyReleases }: PageRequest,
  { log, errorReporter }: PageServices,
): void {
  const stack = error instanceof Error ? error.stack : String(error);
  const { name: remote, id } = release;
  log.error({ release: `${remote}@${id}`, path, requestId, error: stack }, 'page failed');
  const part = `route:${route.id}`;
  insight?.recordFault(remote, part, error);
  faultyReleases.add(`${remote}@${id}`);
  errorReporter.report(error, { remote, release: id, part, path, requestId, crawler });
}
