import type { CachePolicy, RouteHandle } from '@gruenland/shared-contracts/route.ts';
import { isUnavailable } from '@gruenland/shared-contracts/unavailable.ts';
import { answerDocument } from './pipeline/answer-document.ts';
import { answerPage, answerRedirect } from './pipeline/answer-page.ts';
import type { Answer } from './pipeline/answer.ts';
import { authorize } from './pipeline/authorize.ts';
import { buildPayload } from './pipeline/build-payload.ts';
import type { PageDraft } from './pipeline/build-payload.ts';
import { cacheKey, cacheTags } from './pipeline/cache-key.ts';
import { loadPage, MethodNotAllowedError } from './pipeline/load-page.ts';
import { declaredParams } from './pipeline/load-context.ts';
import { ownAddress } from './pipeline/own-address.ts';
import { matchPage } from './pipeline/match-page.ts';
import type { ReleaseName } from './metrics/release-metrics.ts';
import type { PageServices } from './pipeline/page-context.ts';
import type { CacheState } from './pipeline/page-cache.ts';
import type { PageRequest } from './pipeline/page-request.ts';
import {
  failedPage,
  notFoundPage,
  signingInPage,
  unreachablePage,
} from './pipeline/problem-page.ts';
import type { ProblemPage } from './pipeline/problem-page.ts';
import { CircuitOpenError } from './circuit-breaker.ts';
import { DEADLINES, DeadlineError, VisitorGoneError, withDeadline } from './deadlines.ts';
import type { FoundRoute } from './snapshot/find-route.ts';
import type { Snapshot } from './snapshot/snapshot.ts';
import { UpstreamError } from './upstreams.ts';

/** An answer with what the transport must add to it. */
export interface PageAnswer {
  readonly answer: Answer;
  readonly cache: CacheState;
  readonly setCookies: readonly string[];
  /** Whose route it was; null for pages of the shell. */
  readonly owner: ReleaseName | null;
}

/** Answers that hold for everybody until the content changes. */
const CACHEABLE: ReadonlySet<number> = new Set([200, 301, 404, 410]);

const SHELL_HANDLE: RouteHandle = { layout: 'default', robots: 'noindex' };

/**
 * From request to answer, every step by name: match → (cache) → authorize → load → blocks and
 * slots → render → document. The request has been identified before; it takes the snapshot once
 * and keeps it to its end. Faults of a route become pages with their honest status; it rejects
 * only when even the error screen cannot be rendered.
 */
export async function handlePage(
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<PageAnswer> {
  const match = matchPage(request, snapshot, services);
  switch (match.kind) {
    case 'route':
      return handleRoute(match.found, request, snapshot, services);
    case 'shell': {
      const draft = {
        ...draftOf(SHELL_HANDLE),
        area: { remote: 'shell', view: match.view },
        head: { name: 'Styleguide' },
      };
      return uncached(await renderDraft(draft, request, snapshot, services));
    }
    case 'not-found':
      return uncached(
        await renderProblem(
          notFoundPage(match.message, request.requestId),
          SHELL_HANDLE,
          request,
          snapshot,
          services,
        ),
      );
    case 'unreachable': {
      const page = unreachablePage(
        match.area,
        `${match.remote} has no release to show`,
        request.requestId,
      );
      return uncached(await renderProblem(page, SHELL_HANDLE, request, snapshot, services));
    }
  }
}

async function handleRoute(
  found: FoundRoute,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<PageAnswer> {
  const policy = found.route.handle.cache;
  const key = cacheKey(found.route, request, snapshot);
  const owner = { remote: found.release.name, release: found.release.id };
  if (!policy || !key) return { ...(await produce(found, request, snapshot, services)), owner };
  const { entry, state } = await services.cache.answer(key, async () => {
    const { answer, tags } = await produce(
      found,
      forEverybody(request, policy),
      snapshot,
      services,
    );
    const cacheable = CACHEABLE.has(answer.status);
    const ttl = cacheable ? policy.ttl * 1000 : 0;
    return { answer, tags, freshUntil: Date.now() + ttl };
  });
  return { answer: entry.answer, cache: state, setCookies: [], owner };
}

/**
 * A cached render serves many: it must not end because the first visitor left, and parameters that
 * the page does not know must not be in it.
 */
function forEverybody(request: PageRequest, { params = [] }: CachePolicy): PageRequest {
  const query = declaredParams(request.query, request.appMode ? [...params, 'is_app'] : params);
  return {
    ...request,
    query,
    url: ownAddress(request.path, query),
    signal: AbortSignal.timeout(DEADLINES.page),
  };
}

interface Produced extends PageAnswer {
  readonly tags: readonly string[];
}

async function produce(
  found: FoundRoute,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Produced> {
  const { handle } = found.route;
  const problem = (page: ProblemPage) => renderProblem(page, handle, request, snapshot, services);
  try {
    return await withDeadline('page', DEADLINES.page, request.signal, async (signal) => {
      const timed = { ...request, signal };
      const access = await authorize(timed, found.route, services, signal);
      if (access.kind === 'redirect') return done(answerRedirect(access.to, 302, timed));
      if (access.kind === 'hidden')
        return done(
          await problem(notFoundPage(`Page not found: ${request.path}`, request.requestId)),
        );
      if (access.kind === 'signing-in')
        return done(await problem(signingInPage(request.requestId)));
      const loaded = await loadPage(timed, found, services);
      if (loaded.kind === 'redirect')
        return done(answerRedirect(loaded.to, loaded.status, timed), loaded.setCookies);
      if (loaded.kind === 'document') {
        const tags = cacheTags(found.route, loaded.tags ?? []);
        return { ...done(answerDocument(loaded, timed)), tags };
      }
      if (loaded.kind === 'not-found' || loaded.kind === 'gone') {
        const status = loaded.kind === 'gone' ? 410 : 404;
        return {
          ...done(
            await problem(
              // A cached 404 is everybody's: no request's id belongs into it.
              notFoundPage(
                `Page not found: ${request.path}`,
                handle.cache ? '' : request.requestId,
                status,
              ),
            ),
          ),
          tags: cacheTags(found.route, []),
        };
      }
      const { page } = loaded;
      const draft: PageDraft = {
        ...draftOf(handle),
        area: { remote: found.release.name, view: `route:${found.route.id}` },
        status: loaded.status,
        head: page.head,
        params: found.params,
        data: page.data,
        form: loaded.form,
        regions: page.regions ?? {},
        slots: page.slots ?? [],
      };
      return {
        ...done(await renderDraft(draft, timed, snapshot, services)),
        tags: cacheTags(found.route, page.tags ?? []),
      };
    });
  } catch (error) {
    return done(await problem(problemFor(error, found, request, services)));
  }
}

/** Chooses the page for a fault and reports it with the release it came from. */
function problemFor(
  error: unknown,
  found: FoundRoute,
  request: PageRequest,
  services: PageServices,
): ProblemPage {
  if (error instanceof MethodNotAllowedError)
    return failedPage(error, request.requestId, false, 405);
  if (!(request.signal.reason instanceof VisitorGoneError))
    reportFault(error, found, request, services);
  const away =
    error instanceof DeadlineError ||
    error instanceof VisitorGoneError ||
    error instanceof UpstreamError ||
    error instanceof CircuitOpenError ||
    isUnavailable(error);
  if (!away)
    return failedPage(error, request.requestId, services.config.env.NODE_ENV === 'development');
  const label = services.remotes.find(found.release.name)?.label ?? 'Diese Seite';
  return unreachablePage(label, 'Der Dienst dahinter antwortet gerade nicht.', request.requestId);
}

function reportFault(
  error: unknown,
  { release, route }: FoundRoute,
  { path, requestId, crawler }: PageRequest,
  { log, errorIntake }: PageServices,
): void {
  const stack = error instanceof Error ? error.stack : String(error);
  const { name: remote, id } = release;
  log.error({ release: `${remote}@${id}`, path, requestId, error: stack }, 'page failed');
  const part = `route:${route.id}`;
  errorIntake.report(error, { remote, release: id, part, path, requestId, crawler });
}

/** Renders a draft; a view that throws becomes the error screen with status 500. */
async function renderDraft(
  draft: PageDraft,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  const payload = await buildPayload(draft, request, snapshot, services);
  return answerPage(payload, request, snapshot, services);
}

async function renderProblem(
  page: ProblemPage,
  handle: RouteHandle,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  const signal = AbortSignal.timeout(DEADLINES.page);
  const draft = { ...draftOf(handle), problem: page.problem, status: page.status, head: page.head };
  return renderDraft(draft, { ...request, signal }, snapshot, services);
}

function draftOf(handle: RouteHandle): PageDraft {
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

function done(answer: Answer, setCookies: readonly string[] = []): Produced {
  return { answer, cache: 'bypass', setCookies, owner: null, tags: [] };
}

function uncached(answer: Answer): PageAnswer {
  return { answer, cache: 'bypass', setCookies: [], owner: null };
}
