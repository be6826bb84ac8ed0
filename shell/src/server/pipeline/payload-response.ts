import { getDevClientUrl } from '@gruenland/federation/release/dev-page.ts';
import { consentFrameOrigins } from '#consent/consent-registry.ts';
import { buildContentSecurityPolicy } from '#document/content-security-policy.ts';
import { renderDocumentHtml } from '#document/render-document-html.ts';
import { getEditorOrigins } from '#editor/editor-origin.ts';
import type { NavigationResponse, PagePayload } from '#page/page-payload.ts';
import { getPublicConfig } from '#server/public-config.ts';
import type { AppHtml } from './app-html.ts';
import { PageResponse } from './page-response.ts';
import { serializeBootData } from './boot-data.ts';
import type { PageJob } from './page-job.ts';

/** Creates the response to a client navigation. A missing page is sent as JSON with status 404. */
export function createNavigationResponse(page: PagePayload, { services }: PageJob): PageResponse {
  const navigationResponse: NavigationResponse = { kind: 'page', page };
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    ...createRobotsHeader(page),
    'x-build': services.manifest.id,
  };
  return createPageResponse(page, headers, JSON.stringify(navigationResponse));
}

/** Creates the response with the document around the rendered page. */
export function createHtmlResponse(
  page: PagePayload,
  appHtml: AppHtml,
  job: PageJob,
): PageResponse {
  const { services, snapshot } = job;
  const completeStyles = [...services.manifest.styles, ...page.assets.styles];
  const { beforeApp, afterApp } = renderDocumentHtml({
    page,
    bootJson: serializeBootData(page, getPublicConfig(services)),
    manifest: services.manifest,
    ...(page.start === 'intent'
      ? {
          styles: services.pageStylesheets.listLinks(appHtml.listClasses(), page, snapshot),
          laterStyles: completeStyles,
        }
      : { styles: completeStyles, laterStyles: [] }),
    devClientUrls: listDevClientUrls(job),
  });
  const document = Buffer.concat([
    Buffer.from(beforeApp),
    ...appHtml.pieces,
    Buffer.from(afterApp),
  ]);
  return createPageResponse(page, createHtmlHeaders(page, job), document);
}

function createPageResponse(
  page: PagePayload,
  headers: Readonly<Record<string, string>>,
  body: string | Buffer,
): PageResponse {
  const shownReleases = page.assets.releases.map(({ name, id }) => `${name}@${id}`);
  return new PageResponse(page.status, headers, body, { shownReleases });
}

/** Returns the URLs of the client scripts of dev servers whose builds the visitor previews. */
function listDevClientUrls({ request, snapshot }: PageJob): readonly string[] {
  return request.devServers.map(({ base, remote }) => {
    const build = snapshot.releases.get(remote)?.id ?? '';
    return getDevClientUrl(base, { place: 'shell', remote, build });
  });
}

function createHtmlHeaders(
  page: PagePayload,
  { request, services }: PageJob,
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
