import { getDevClientUrl } from '@gruenland/federation/release/dev-page.ts';
import { addAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { consentFrameOrigins } from '#consent/consent-registry.ts';
import { buildContentSecurityPolicy } from '#document/content-security-policy.ts';
import { writeDocument } from '#document/write-document.ts';
import type { NavigationAnswer, PagePayload } from '#page/page-payload.ts';
import { getEditorOrigins } from '#editor/editor-origin.ts';
import { DEADLINES_MS } from '#server/deadlines.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { Answer } from './answer.ts';
import { createBootData } from './boot-data.ts';
import type { PageServices } from './page-services.ts';
import type { PageRequest } from './page-request.ts';
import { createFailedPage } from './problem-page.ts';
import { renderPage } from './render-page.tsx';
import { getPublicConfig } from '#server/public-config.ts';

/** Turns a page payload into a document or into the JSON response to a client navigation. */
export async function answerPage(
  page: PagePayload,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<Answer> {
  if (request.responseKind === 'data') {
    const answer: NavigationAnswer = { kind: 'page', page };
    // A missing page is sent as JSON with status 404; the browser shows its error screen.
    return new Answer(
      page.status,
      createDataHeaders(page, services),
      JSON.stringify(answer),
      listReleases(page),
    );
  }
  const { html, displayedPage } = await renderPageOrErrorScreen(page, request, snapshot, services);
  const document = writeDocument({
    appHtml: html,
    page: displayedPage,
    boot: createBootData(displayedPage, getPublicConfig(services)),
    manifest: services.manifest,
    devClientUrls: listDevClientUrls(request, snapshot),
  });
  return new Answer(
    displayedPage.status,
    createDocumentHeaders(displayedPage, request, services),
    document,
    listReleases(page),
  );
}

/** Returns the scripts of the dev servers whose builds the visitor previews. */
function listDevClientUrls({ devServers }: PageRequest, { releases }: Snapshot): readonly string[] {
  return devServers.map(({ base, remote }) => {
    const build = releases.get(remote)?.id ?? '';
    return getDevClientUrl(base, { place: 'shell', remote, build });
  });
}

/** Redirects a document request; a client navigation gets the target as JSON. */
export function answerRedirect(to: string, status: number, request: PageRequest): Answer {
  const target = addAppMode(to, request.appMode);
  if (request.responseKind === 'data') {
    const answer: NavigationAnswer = { kind: 'redirect', to: target };
    return new Answer(
      200,
      { 'content-type': 'application/json; charset=utf-8' },
      JSON.stringify(answer),
    );
  }
  return new Answer(
    status,
    { location: encodeLocation(target), 'content-type': 'text/plain; charset=utf-8' },
    '',
  );
}

async function renderPageOrErrorScreen(
  page: PagePayload,
  request: PageRequest,
  snapshot: Snapshot,
  services: PageServices,
): Promise<{ html: string; displayedPage: PagePayload }> {
  const signal = AbortSignal.timeout(DEADLINES_MS.page);
  try {
    const renderedPage = await renderPage(page, snapshot, signal);
    if (renderedPage.hasAreaFailed) throw new AreaFailedError(renderedPage.errors);
    for (const error of renderedPage.errors) report(error, page, request, services);
    return { html: renderedPage.html, displayedPage: page };
  } catch (failure) {
    if (page.problem) throw failure;
    const errors = failure instanceof AreaFailedError ? failure.errors : [failure];
    for (const error of errors) report(error, page, request, services);
    const [error] = errors;
    const failedPage = createFailedPage(
      error,
      request.requestId,
      services.config.env.NODE_ENV === 'development',
    );
    const displayedPage: PagePayload = {
      ...page,
      status: failedPage.status,
      area: null,
      problem: failedPage.problem,
      data: null,
      head: createErrorHead(page, failedPage.head.seoTitle ?? ''),
    };
    const errorPage = await renderPage(
      displayedPage,
      snapshot,
      AbortSignal.timeout(DEADLINES_MS.page),
    );
    return { html: errorPage.html, displayedPage };
  }
}

/** Thrown when the view of the page's area failed; contains the view's errors. */
class AreaFailedError extends AggregateError {
  override readonly name = 'AreaFailedError';
}

function createErrorHead(page: PagePayload, title: string): PagePayload['head'] {
  const meta = [
    { key: 'name' as const, id: 'description', content: 'Seite nicht gefunden' },
    { key: 'name' as const, id: 'robots', content: 'noindex, nofollow' },
  ];
  return {
    ...page.head,
    title,
    meta,
    canonical: null,
    preloadImages: [],
    jsonLd: [],
    alternates: [],
  };
}

function report(
  error: unknown,
  page: PagePayload,
  request: PageRequest,
  services: PageServices,
): void {
  const owner = page.assets.releases.find((candidate) => candidate.name === page.area?.remote);
  const { name: remote, id: release } = owner ?? { name: 'shell', id: services.manifest.id };
  const { path } = page;
  const { requestId, isCrawler: crawler } = request;
  const stack = error instanceof Error ? error.stack : String(error);
  services.log.error(
    { release: `${remote}@${release}`, path, requestId, error: stack },
    'render failed',
  );
  const part = page.area?.view;
  request.insight?.recordFault(remote, part ?? 'page', error);
  request.faultyReleases.add(`${remote}@${release}`);
  services.errorReporter.report(error, { remote, release, part, path, requestId, crawler });
}

function listReleases({ assets }: PagePayload): readonly string[] {
  return assets.releases.map(({ name, id }) => `${name}@${id}`);
}

function createDataHeaders(page: PagePayload, services: PageServices): Record<string, string> {
  return {
    'content-type': 'application/json; charset=utf-8',
    ...createRobotsHeader(page),
    'x-build': services.manifest.id,
  };
}

function createDocumentHeaders(
  page: PagePayload,
  request: PageRequest,
  services: PageServices,
): Record<string, string> {
  const { RELEASES_PUBLIC_URL: releases, API_BASE_URL: api } = services.config.env;
  return {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': buildContentSecurityPolicy({
      releases: releases ? new URL(releases).origin : null,
      api: api ? new URL(api).origin : null,
      // Lets style guide pages frame their own site, because they show a story in a frame.
      frames: page.area?.remote === 'shell' ? ["'self'"] : consentFrameOrigins,
      frameAncestors: page.preview ? getEditorOrigins(services.config.env.CONTENT_REGION) : [],
      devServerOrigins: request.devServers.map(({ base }) => new URL(base).origin),
    }),
    // Scripts of a dev server change with every build, so their hashes are not known.
    ...(request.devServers.length > 0
      ? {}
      : { 'integrity-policy': 'blocked-destinations=(script)' }),
    ...createRobotsHeader(page),
    ...(page.status === 503 ? { 'retry-after': '5' } : {}),
  };
}

function createRobotsHeader(page: PagePayload): Record<string, string> {
  const robots = page.head.meta.find((tag) => tag.id === 'robots')?.content ?? '';
  return robots.includes('noindex') ? { 'x-robots-tag': robots } : {};
}

/**
 * Percent-encodes characters that a header cannot contain; keeps existing encoding. Keeps only one
 * slash at the start: browsers would read several as the start of another host.
 */
function encodeLocation(path: string): string {
  const { pathname, search, hash } = new URL(path, 'http://site');
  return pathname.replace(/^\/+/, '/') + search + hash;
}
