import type { CachePolicy, RouteHandle } from '@gruenland/shared-contracts/route.ts';
import { busyAnswer } from './load/busy-answer.ts';
import { answerDocument } from './pipeline/answer-document.ts';
import { answerPage, answerRedirect } from './pipeline/answer-page.ts';
import type { Answer } from './pipeline/answer.ts';
import { authorize } from './pipeline/authorize.ts';
import { buildPayload } from './pipeline/build-payload.ts';
import type { PageDraft } from './pipeline/build-payload.ts';
import { cacheKey, cacheTags } from './pipeline/cache-key.ts';
import { loadPage } from './pipeline/load-page.ts';
import { problemFor } from './pipeline/page-fault.ts';
import { forgetInput, keepInput, keptInput } from './pipeline/kept-input.ts';
import { declaredParams } from './pipeline/load-context.ts';
import { ownAddress } from './pipeline/own-address.ts';
import { matchPage } from './pipeline/match-page.ts';
import type { ReleaseName } from './metrics/release-metrics.ts';
import type { PageServices } from './pipeline/page-context.ts';
import type { CacheState } from './pipeline/page-cache.ts';
import type { PageRequest } from './pipeline/page-request.ts';
import {
  missingPage,
  notFoundPage,
  signingInPage,
  unreachablePage,
} from './pipeline/problem-page.ts';
import type { ProblemPage } from './pipeline/problem-page.ts';
import { timeToLive } from './pipeline/time-to-live.ts';
import { DEADLINES, withDeadline } from './deadlines.ts';
import type { FoundRoute } from './snapshot/find-route.ts';
import type { Snapshot } from './snapshot/snapshot.ts';

/** An answer with what the transport must add to it. */
export interface PageAnswer {
  readonly answer: Answer;
  readonly cache: CacheState;
  readonly setCookies: readonly string[];
  /** Whose route it was; null for pages of the shell. */
  readonly owner: ReleaseName | null;
}

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
  if (match.kind !== 'route' && mustWait(request, services)) return busy(services);
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
  const wait = mustWait(request, services);
  const atHand = () => policy && key && services.cache.peek(key) !== 'miss';
  if (wait && !atHand()) return busy(services);
  if (!policy || !key) return { ...(await produce(found, request, snapshot, services)), owner };
  const { entry, state } = await services.cache.answer(
    key,
    async () => {
      const { answer, tags, incomplete } = await produce(
        found,
        forEverybody(request, policy),
        snapshot,
        services,
      );
      const freshUntil = Date.now() + timeToLive(answer.status, policy);
      const staleMs = policy.stale && policy.stale * 1000;
      return { answer, tags, freshUntil, staleMs, incomplete };
    },
    !wait,
  );
  return { answer: entry.answer, cache: state, setCookies: [], owner };
}

/** Forms are few, and somebody has written them: they are taken as long as anything is. */
function mustWait({ form }: PageRequest, { load }: PageServices): boolean {
  return form === null && load.overloaded();
}

function busy({ load }: PageServices): PageAnswer {
  load.shed();
  return uncached(busyAnswer());
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
  readonly incomplete?: boolean | undefined;
}

async function produce(
  found: FoundRoute,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Produced> {
  const { handle } = found.route;
  const secure = services.config.siteUrl.startsWith('https:');
  const problem = (page: ProblemPage) => renderProblem(page, handle, request, snapshot, services);
  try {
    return await withDeadline('page', DEADLINES.page, request.signal, async (signal) => {
      const timed = { ...request, signal };
      const access = await authorize(timed, found.route, services, signal);
      if (access.kind === 'redirect')
        return done(answerRedirect(access.to, 302, timed), keepInput(timed, access.to, secure));
      if (access.kind === 'hidden')
        return done(
          await problem(notFoundPage(`Page not found: ${request.path}`, request.requestId)),
        );
      if (access.kind === 'signing-in')
        return done(await problem(signingInPage(request.requestId)));
      const loaded = await loadPage(timed, found, services);
      if (loaded.kind === 'redirect') {
        const setCookies = [...loaded.setCookies, ...keepInput(timed, loaded.to, secure)];
        // What moved can come back: its former address must not lead away then.
        const tags = cacheTags(found.route, []);
        return { ...done(answerRedirect(loaded.to, loaded.status, timed), setCookies), tags };
      }
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
              missingPage(request, handle.cache ? '' : request.requestId, status),
            ),
          ),
          tags: cacheTags(found.route, []),
        };
      }
      const { page } = loaded;
      // Who was sent to the login with a form finds it filled when they come back.
      const kept = found.route.act && !handle.cache ? keptInput(timed) : null;
      const draft: PageDraft = {
        ...draftOf(handle),
        area: { remote: found.release.name, view: `route:${found.route.id}` },
        status: loaded.status,
        head: page.head,
        params: found.params,
        data: page.data,
        form: loaded.form ?? kept,
        regions: page.regions ?? {},
        slots: page.slots ?? [],
      };
      return {
        ...done(
          await renderDraft(draft, timed, snapshot, services),
          kept ? [forgetInput(secure)] : [],
        ),
        tags: cacheTags(found.route, page.tags ?? []),
        incomplete: page.incomplete,
      };
    });
  } catch (error) {
    return done(await problem(problemFor(error, found, request, services)));
  }
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
