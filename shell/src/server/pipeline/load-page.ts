import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { PagePart, PageResult } from '@gruenland/shared-contracts/page-result.ts';
import { isPathOnThisSite } from '@gruenland/shared-contracts/paths.ts';
import { DEADLINES_MS, runWithDeadline } from '#server/deadlines.ts';
import type { FoundRoute } from '#server/snapshot/find-route.ts';
import type { LiveRelease } from '#server/snapshot/snapshot.ts';
import { hasStories } from './find-shell-view.ts';
import { createLoadContext } from './load-context.ts';
import { createLoadedPage, createLoadedProblem, SHELL_HANDLE } from './load-result.ts';
import type { LoadResult, LoadedPage, LoadedRedirect } from './load-result.ts';
import type { PageMatch } from './match-page.ts';
import type { PageJob } from './page-job.ts';
import { createMissingPage } from './problem-page.ts';
import { createExpiredFormInputCookie, readSavedFormInput } from './saved-form-input.ts';

/**
 * Runs the action of a route if a form was sent, then the route's loader. Each of them has its own
 * deadline. Pages of the shell need no loader.
 */
export async function loadPage(match: PageMatch, job: PageJob): Promise<LoadResult> {
  switch (match.kind) {
    case 'problem':
      return createLoadedProblem(match.problem);
    case 'shell':
      return loadShellPage(match.view, job);
    case 'route': {
      const outcome = job.request.form ? await runAction(match, job.request.form, job) : null;
      return outcome?.kind === 'redirect' ? outcome : runLoader(match, outcome, job);
    }
  }
}

async function loadShellPage(view: string, { request, snapshot }: PageJob): Promise<LoadedPage> {
  const layout = request.query.has('allein') ? 'clean' : SHELL_HANDLE.layout;
  return createLoadedPage(
    { ...SHELL_HANDLE, layout },
    {
      status: (await hasStories(request.path, snapshot)) ? 200 : 404,
      area: { remote: 'shell', view },
      head: { name: 'Styleguide' },
    },
  );
}

async function runLoader(
  { release, route, params }: FoundRoute,
  refused: RefusedForm | null,
  job: PageJob,
): Promise<LoadResult> {
  const { request, services, deadline } = job;
  const { handle, loader } = route;
  const startMs = performance.now();
  const result: PageResult<unknown> = loader
    ? await runWithDeadline(
        `loader ${route.id}`,
        DEADLINES_MS.primaryLoader,
        deadline.signal,
        (signal) => loader(createLoadContext(job, handle, params, signal)),
      )
    : { kind: 'page', data: null, head: { name: '' } };
  request.insight?.recordArea(release, performance.now() - startMs);
  switch (result.kind) {
    case 'document':
      return result;
    case 'redirect':
      return redirectWithinSite(result.to, result.status, []);
    case 'not-found':
    case 'gone': {
      const status = result.kind === 'gone' ? 410 : 404;
      // A cached 404 is shared by all visitors, so it must not contain a request id.
      const requestId = handle.cache ? '' : request.requestId;
      return createLoadedProblem(createMissingPage(request, requestId, status), handle);
    }
    case 'page': {
      if (!route.view) throw new Error(`the document route ${route.id} returned a page`);
      // After the login the form shows the input that was saved when the visitor sent the form
      // while signed out.
      const savedInput = route.action && !handle.cache ? readSavedFormInput(request) : null;
      const isHttps = services.config.siteUrl.startsWith('https:');
      return createLoadedPage(handle, {
        area: { remote: release.name, view: `route:${route.id}` },
        status: refused?.status ?? result.status ?? 200,
        head: result.head,
        params,
        data: result.data,
        form: refused?.form ?? savedInput,
        regions: result.regions ?? {},
        parts: createOwnParts(release, result.parts),
        slots: result.slots ?? [],
        tags: result.tags ?? [],
        incomplete: result.incomplete ?? false,
        viewReport: result.viewReport ?? null,
        setCookies: savedInput ? [createExpiredFormInputCookie(isHttps)] : [],
      });
    }
  }
}

function createOwnParts(
  release: LiveRelease,
  parts: Readonly<Record<string, PagePart>> = {},
): LoadedPage['parts'] {
  return Object.entries(parts).map(([region, part]) => ({ region, release, ...part }));
}

interface RefusedForm {
  readonly kind: 'refused';
  readonly form: FormState;
  readonly status: number;
}

async function runAction(
  { route, params }: FoundRoute,
  form: Readonly<Record<string, string>>,
  job: PageJob,
): Promise<LoadedRedirect | RefusedForm> {
  const { action, handle } = route;
  if (!action) throw new MethodNotAllowedError(`${route.path} has no action`);
  const result = await runWithDeadline(
    `action ${route.id}`,
    DEADLINES_MS.action,
    job.deadline.signal,
    (signal) => action({ ...createLoadContext(job, handle, params, signal), form }),
  );
  if (result.kind === 'done') return redirectWithinSite(result.to, 303, result.setCookies ?? []);
  const hasErrors = Object.keys(result.form.errors).length > 0;
  return { kind: 'refused', form: result.form, status: result.status ?? (hasErrors ? 422 : 200) };
}

/** Thrown when a form was sent to a page without an action. */
export class MethodNotAllowedError extends Error {
  override readonly name = 'MethodNotAllowedError';
}

function redirectWithinSite(
  redirectUrl: string,
  status: number,
  setCookies: readonly string[],
): LoadedRedirect {
  if (!isPathOnThisSite(redirectUrl)) throw new Error('a route redirects to another site');
  return { kind: 'redirect', redirectUrl, status, setCookies };
}
