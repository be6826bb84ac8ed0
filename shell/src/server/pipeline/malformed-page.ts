import { isAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import type { PageAnswer } from '#server/handlePage.ts';
import { listDevServers } from '#server/preview/release-preview.ts';
import type { RequestedRelease } from '#server/preview/release-preview.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { answerPage } from './answer-page.ts';
import { buildPayload } from './build-payload.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';
import { InsightRecorder } from './insight-recorder.ts';
import { createNotFoundPage } from './problem-page.ts';
import type { ProblemPage } from './problem-page.ts';

/** Renders the error screen for a malformed URL. */
export async function answerMalformed(
  status: 400 | 404 | 414,
  target: string,
  requestId: string,
  responseKind: 'document' | 'data',
  snapshot: Snapshot,
  services: PageServices,
): Promise<PageAnswer> {
  const page = createNotFoundPage(
    `Page not found: ${shortenForDisplay(target)}`,
    requestId,
    status,
  );
  return answerProblem(page, target, responseKind, snapshot, services);
}

/**
 * Renders a page that shows a problem, for cases in which no page request exists.
 * @param requested releases that the visitor previews; the page shows how to end the preview
 */
export async function answerProblem(
  page: ProblemPage,
  target: string,
  responseKind: 'document' | 'data',
  snapshot: Snapshot,
  services: PageServices,
  requested: readonly RequestedRelease[] = [],
): Promise<PageAnswer> {
  const request: PageRequest = {
    path: '/',
    query: new URLSearchParams(),
    url: '/',
    method: 'GET',
    responseKind,
    appMode: isAppMode(new URLSearchParams(target.split('?')[1] ?? '')),
    contentVersion: 'published',
    hasEditorToken: false,
    combination: null,
    previewed: requested.map(({ remote, id }) => `${remote}@${id}`),
    devServers: listDevServers(requested),
    visitor: {
      cookie: undefined,
      thirdPartyToken: undefined,
      hasUrlToken: false,
      address: '',
      userAgent: undefined,
    },
    form: null,
    requestId: page.problem.requestId,
    isCrawler: false,
    insight: requested.length > 0 ? new InsightRecorder(listDevServers(requested)) : null,
    faultyReleases: new Set(),
    signal: new AbortController().signal,
  };
  const draft = {
    handle: { layout: 'default' as const },
    area: null,
    problem: page.problem,
    status: page.status,
    head: page.head,
    params: {},
    data: null,
    form: null,
    regions: {},
    slots: [],
  };
  const payload = await buildPayload(draft, request, snapshot, services);
  return {
    answer: await answerPage(payload, request, snapshot, services),
    cache: 'bypass',
    setCookies: [],
    owner: null,
  };
}

/** Returns the raw path without query, shortened for display. */
function shortenForDisplay(target: string): string {
  return (target.split('?')[0] ?? '').slice(0, 200);
}
