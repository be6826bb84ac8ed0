import type { RouteHandle } from '@gruenland/shared-contracts/route.ts';
import { createBusyAnswer } from './load/busy-answer.ts';
import { answerDocument } from './pipeline/answer-document.ts';
import { answerPage, answerRedirect } from './pipeline/answer-page.ts';
import type { Answer } from './pipeline/answer.ts';
import { authorize } from './pipeline/authorize.ts';
import { buildPayload } from './pipeline/build-payload.ts';
import type { PageDraft } from './pipeline/build-payload.ts';
import { getCacheKey, listCacheTags } from './pipeline/cache-key.ts';
import { loadPage } from './pipeline/load-page.ts';
import { hasStories } from './pipeline/find-shell-view.ts';
import { handlePageError } from './pipeline/handle-page-error.ts';
import {
  createExpiredFormInputCookie,
  createFormInputCookies,
  readSavedFormInput,
} from './pipeline/saved-form-input.ts';
import { matchPage } from './pipeline/match-page.ts';
import type { ReleaseName } from './metrics/release-metrics.ts';
import type { PageServices } from './pipeline/page-services.ts';
import type { CacheState } from './pipeline/page-cache.ts';
import type { PageRequest } from './pipeline/page-request.ts';
import {
  createMissingPage,
  createNotFoundPage,
  createSigningInPage,
  createUnreachablePage,
} from './pipeline/problem-page.ts';
import type { ProblemPage } from './pipeline/problem-page.ts';
import { createSharedRequest } from './pipeline/shared-request.ts';
import { getTimeToLiveMs } from './pipeline/time-to-live.ts';
import { DEADLINES_MS, withDeadline } from './deadlines.ts';
import type { FoundRoute } from './snapshot/find-route.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** A response to a page request with the information that the HTTP layer needs to send it. */
export interface PageAnswer {
  readonly answer: Answer;
  readonly cache: CacheState;
  readonly setCookies: readonly string[];
  /** Release that owns the route; null for pages of the shell. */
  readonly owner: ReleaseName | null;
}

const SHELL_HANDLE: RouteHandle = { layout: 'default', robots: 'noindex' };

/**
 * Handles a page request created by `identify`: match → (cache) → authorize → load → blocks and
 * slots → render → document. Uses one snapshot for the whole request. Errors of a route become
 * pages with the right status. Rejects only when even the error screen cannot be rendered.
 */
export async function handlePage(
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<PageAnswer> {
  const match = matchPage(request, snapshot, services);
  if (match.kind !== 'route' && mustShedLoad(request, services)) return refuseUnderLoad(services);
  switch (match.kind) {
    case 'route':
      return handleRoute(match.found, request, snapshot, services);
    case 'shell':
      return toUncachedAnswer(await renderStyleguide(match.view, request, snapshot, services));
    case 'not-found':
      return toUncachedAnswer(
        await renderProblem(
          createNotFoundPage(match.message, request.requestId),
          SHELL_HANDLE,
          request,
          snapshot,
          services,
        ),
      );
    case 'unreachable': {
      const page = createUnreachablePage(
        match.area,
        `${match.remote} has no release`,
        request.requestId,
      );
      return toUncachedAnswer(await renderProblem(page, SHELL_HANDLE, request, snapshot, services));
    }
  }
}

async function handleRoute(
  foundRoute: FoundRoute,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<PageAnswer> {
  const policy = foundRoute.route.handle.cache;
  const key = getCacheKey(foundRoute.route, request, snapshot);
  const owner = { remote: foundRoute.release.name, release: foundRoute.release.id };
  const isRefused = mustShedLoad(request, services);
  const isCached = () => policy && key && services.cache.peek(key) !== 'miss';
  if (isRefused && !isCached()) return refuseUnderLoad(services);
  if (!policy || !key)
    return { ...(await producePage(foundRoute, request, snapshot, services)), owner };
  const { entry, state } = await services.cache.answer(
    key,
    async () => {
      const sharedRequest = createSharedRequest(request, policy);
      const { faultyReleases } = sharedRequest;
      const page = await producePage(foundRoute, sharedRequest, snapshot, services);
      const { answer, tags, incomplete } = page;
      const freshUntil = Date.now() + getTimeToLiveMs(answer.status, policy);
      const staleMs = policy.stale && policy.stale * 1000;
      return { answer, tags, freshUntil, staleMs, incomplete, faultyReleases };
    },
    !isRefused,
  );
  for (const release of entry.faultyReleases) request.faultyReleases.add(release);
  return { answer: entry.answer, cache: state, setCookies: [], owner };
}

/**
 * Whether overload requires refusing the request. Forms are rare and contain visitors' input, so
 * they are accepted even under overload.
 */
function mustShedLoad({ form }: PageRequest, { load }: PageServices): boolean {
  return form === null && load.isOverloaded();
}

function refuseUnderLoad({ load }: PageServices): PageAnswer {
  load.recordRefusal();
  return toUncachedAnswer(createBusyAnswer());
}

interface ProducedPage extends PageAnswer {
  readonly tags: readonly string[];
  readonly incomplete?: boolean | undefined;
}

async function producePage(
  match: FoundRoute,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<ProducedPage> {
  const { handle } = match.route;
  const isHttps = services.config.siteUrl.startsWith('https:');
  const render = (page: ProblemPage) => renderProblem(page, handle, request, snapshot, services);
  try {
    return await withDeadline('page', DEADLINES_MS.page, request.signal, async (signal) => {
      const timedRequest = { ...request, signal };
      const access = await authorize(timedRequest, match.route, services, signal);
      if (access.kind === 'redirect')
        return toProducedPage(
          answerRedirect(access.to, 302, timedRequest),
          createFormInputCookies(timedRequest, access.to, isHttps),
        );
      if (access.kind === 'hidden')
        return toProducedPage(
          await render(createNotFoundPage(`Page not found: ${request.path}`, request.requestId)),
        );
      if (access.kind === 'signing-in')
        return toProducedPage(await render(createSigningInPage(request.requestId)));
      const result = await loadPage(timedRequest, match, services);
      if (result.kind === 'redirect') {
        const inputCookies = createFormInputCookies(timedRequest, result.to, isHttps);
        const cookies = [...result.setCookies, ...inputCookies];
        // Adds cache tags to the redirect, because it must be dropped from the cache when a page is
        // published at the same path.
        const answer = answerRedirect(result.to, result.status, timedRequest);
        return { ...toProducedPage(answer, cookies), tags: listCacheTags(match.route, []) };
      }
      if (result.kind === 'document') {
        const tags = listCacheTags(match.route, result.tags ?? []);
        return { ...toProducedPage(answerDocument(result, timedRequest)), tags };
      }
      if (result.kind === 'not-found' || result.kind === 'gone') {
        const status = result.kind === 'gone' ? 410 : 404;
        return {
          ...toProducedPage(
            await render(
              // A cached 404 is shared, so it must not contain a request id.
              createMissingPage(request, handle.cache ? '' : request.requestId, status),
            ),
          ),
          tags: listCacheTags(match.route, []),
        };
      }
      const { page } = result;
      // After the login the form shows the input that was saved when the visitor sent the form
      // while signed out.
      const mayHaveInput = match.route.action && !handle.cache;
      const savedInput = mayHaveInput ? readSavedFormInput(timedRequest) : null;
      const draft: PageDraft = {
        ...createDraft(handle),
        area: { remote: match.release.name, view: `route:${match.route.id}` },
        status: result.status,
        head: page.head,
        params: match.params,
        data: page.data,
        form: result.form ?? savedInput,
        regions: page.regions ?? {},
        slots: page.slots ?? [],
      };
      return {
        ...toProducedPage(
          await renderDraft(draft, timedRequest, snapshot, services),
          savedInput ? [createExpiredFormInputCookie(isHttps)] : [],
        ),
        tags: listCacheTags(match.route, page.tags ?? []),
        incomplete: page.incomplete,
      };
    });
  } catch (error) {
    return toProducedPage(await render(handlePageError(error, match, request, services)));
  }
}

/**
 * Renders a page whose blocks and slots are not resolved yet. If a view throws, the error screen is
 * rendered with status 500.
 */
async function renderDraft(
  draft: PageDraft,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  const payload = await buildPayload(draft, request, snapshot, services);
  return answerPage(payload, request, snapshot, services);
}

async function renderStyleguide(
  view: string,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  const layout = request.query.has('allein') ? 'clean' : SHELL_HANDLE.layout;
  const draft = {
    ...createDraft({ ...SHELL_HANDLE, layout }),
    status: (await hasStories(request.path, snapshot)) ? 200 : 404,
    area: { remote: 'shell', view },
    head: { name: 'Styleguide' },
  };
  return renderDraft(draft, request, snapshot, services);
}

async function renderProblem(
  page: ProblemPage,
  handle: RouteHandle,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  const signal = AbortSignal.timeout(DEADLINES_MS.page);
  const draft = {
    ...createDraft(handle),
    problem: page.problem,
    status: page.status,
    head: page.head,
  };
  return renderDraft(draft, { ...request, signal }, snapshot, services);
}

function createDraft(handle: RouteHandle): PageDraft {
  return {
    handle,
    area: null,
    problem: null,
    status: 200,
    head: { name: '' },
    params: {},
    data: null,
    form: null,
    regions: {},
    slots: [],
  };
}

function toProducedPage(answer: Answer, setCookies: readonly string[] = []): ProducedPage {
  return { answer, cache: 'bypass', setCookies, owner: null, tags: [] };
}

function toUncachedAnswer(answer: Answer): PageAnswer {
  return { answer, cache: 'bypass', setCookies: [], owner: null };
}
