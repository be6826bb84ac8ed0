import { isUnavailable } from '@gruenland/shared-contracts/unavailable-error.ts';
import { CircuitOpenError } from '#server/circuit-breaker.ts';
import { DeadlineError, VisitorGoneError } from '#server/deadlines.ts';
import { UpstreamError } from '#server/upstreams.ts';
import { MethodNotAllowedError } from './load-page.ts';
import { createLoadedProblem } from './load-result.ts';
import type { LoadedPage } from './load-result.ts';
import { getOwnerOfMatch } from './match-page.ts';
import type { PageMatch } from './match-page.ts';
import type { PageJob } from './page-job.ts';
import { createFailedPage, createNotFoundPage, createUnreachablePage } from './problem-page.ts';
import type { ProblemPage } from './problem-page.ts';
import { ViewFailedError } from './render-page.tsx';
import { reportPageFault } from './report-fault.ts';

/**
 * Returns the page to show for an error, and reports the error as a fault of the release that owns
 * the page.
 */
export function loadErrorPage(error: unknown, match: PageMatch, job: PageJob): LoadedPage {
  const handle = match.kind === 'route' ? match.route.handle : undefined;
  const { request, services } = job;
  const { requestId } = request;
  if (error instanceof MethodNotAllowedError) {
    const message = `This page accepts no form: ${request.path}`;
    return createLoadedProblem(createNotFoundPage(message, requestId, 405), handle);
  }
  if (!(request.signal.reason instanceof VisitorGoneError)) reportFault(error, match, job);
  const isDevelopment = services.config.env.NODE_ENV === 'development';
  const [cause] = error instanceof ViewFailedError ? error.errors : [error];
  const page = isUnavailableError(error)
    ? createUnavailablePage(match, job)
    : createFailedPage(cause, requestId, isDevelopment);
  return createLoadedProblem(page, handle);
}

function isUnavailableError(error: unknown): boolean {
  return (
    error instanceof DeadlineError ||
    error instanceof VisitorGoneError ||
    error instanceof UpstreamError ||
    error instanceof CircuitOpenError ||
    isUnavailable(error)
  );
}

function createUnavailablePage(match: PageMatch, { request, services }: PageJob): ProblemPage {
  const label = match.kind === 'route' && services.remotes.find(match.release.name)?.label;
  const message = 'Der Dienst dahinter antwortet gerade nicht.';
  return createUnreachablePage(label || 'Diese Seite', message, request.requestId);
}

function reportFault(error: unknown, match: PageMatch, job: PageJob): void {
  const owner = getOwnerOfMatch(match) ?? { remote: 'shell', release: job.services.manifest.id };
  const part = match.kind === 'route' ? `route:${match.route.id}` : undefined;
  if (!(error instanceof ViewFailedError)) reportPageFault(error, owner, part, 'page failed', job);
  else for (const cause of error.errors) reportPageFault(cause, owner, part, 'render failed', job);
}
