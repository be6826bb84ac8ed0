import { RELEASE_PREVIEW_COOKIE } from '@gruenland/federation/release/preview-link.ts';
import { isAppMode } from '@gruenland/shared-contracts/app-mode.ts';
import { isCrawler } from '#page/crawler.ts';
import { BUCKET_COOKIE, readVisitorBucket } from '#server/canary/visitor-bucket.ts';
import { RELEASE_BUCKET_HEADER } from '#server/canary/release-bucket.ts';
import { readFormFields } from '#server/http/form-fields.ts';
import { getEditorAccess } from '#server/preview/editor-access.ts';
import type { EditorAccess } from '#server/preview/editor-access.ts';
import { PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts';
import { listDevServers, readRequestedReleases } from '#server/preview/release-preview.ts';
import type { PageResponse } from './page-response.ts';
import { createEarlyResponse } from './early-response.ts';
import type { IncomingPage } from './incoming-page.ts';
import { InsightRecorder } from './insight-recorder.ts';
import { createPreviewCookie } from './preview-cookies.ts';
import { parseRequestTarget } from './parse-request-target.ts';
import { buildPathWithQuery } from './path-with-query.ts';
import type { PageRequest } from './page-request.ts';
import type { PageServices } from './page-services.ts';
import { createNotFoundPage } from './problem-page.ts';

/**
 * Validates the URL of a page request, recognizes the visitor and their previews, and reads the
 * form. Requests with a preview link or a URL that is not canonical need no page and get their
 * response immediately.
 */
export function identifyRequest(
  incoming: IncomingPage,
  services: PageServices,
): { readonly response: PageResponse } | { readonly request: PageRequest } {
  const { request, target, responseKind } = incoming;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const parsedTarget = parseRequestTarget(target);
  const { env } = services.config;
  const isValid = parsedTarget.ok && !incoming.isMalformed;
  const { path, query } = isValid ? parsedTarget : { path: '/', query: new URLSearchParams() };
  const editor = getEditorAccess(query, request.cookies?.[PREVIEW_COOKIE], env, nowSeconds);
  const answer = createEarlyResponse(incoming, parsedTarget, editor, services, nowSeconds);
  if (answer) return { response: answer };
  const previewedReleases = readRequestedReleases(
    request.cookies?.[RELEASE_PREVIEW_COOKIE],
    services.trustedKeys,
    nowSeconds,
  );
  const devServers = listDevServers(previewedReleases);
  const isPreview = previewedReleases.length > 0 || editor.contentVersion === 'draft';
  const form = isValid && incoming.isForm ? readFormFields(request.body) : null;
  return {
    request: {
      path,
      query,
      url: buildPathWithQuery(path, query),
      problem: isValid ? null : createMalformedProblem(incoming, parsedTarget),
      method: form ? 'POST' : 'GET',
      responseKind,
      appMode: isAppMode(isValid ? query : new URLSearchParams(target.split('?')[1] ?? '')),
      contentVersion: editor.contentVersion,
      ...getEditedStory(incoming, editor),
      hasEditorToken: editor.hasToken,
      combination: incoming.combination,
      previewedReleases,
      devServers,
      edgeBucket: getSingleHeader(request.headers[RELEASE_BUCKET_HEADER]),
      visitor: {
        cookie: request.headers.cookie,
        bucket: readVisitorBucket(request.cookies?.[BUCKET_COOKIE]),
        thirdPartyToken: getSingleHeader(request.headers['x-third-party-token']),
        hasUrlToken: (query.get('token') ?? '') !== '',
        ipAddress: request.ip,
        userAgent: request.headers['user-agent'],
      },
      form,
      requestId: request.id,
      isCrawler: isCrawler(request.headers['user-agent']),
      insight: isPreview ? new InsightRecorder(devServers) : null,
      faultyReleases: new Set(),
      setCookies: editor.startsPreview ? [createPreviewCookie(env, nowSeconds)] : [],
      signal: incoming.signal,
    },
  };
}

function createMalformedProblem(
  { request, target }: IncomingPage,
  parsedTarget: ReturnType<typeof parseRequestTarget>,
) {
  const status = parsedTarget.ok || parsedTarget.status === 301 ? 400 : parsedTarget.status;
  return createNotFoundPage(`Page not found: ${shortenForDisplay(target)}`, request.id, status);
}

/** Returns the raw path without query, shortened for display. */
function shortenForDisplay(target: string): string {
  return (target.split('?')[0] ?? '').slice(0, 200);
}

/** Returns the unsaved story if the request belongs to a verified preview. */
function getEditedStory(
  { request, responseKind, isForm }: IncomingPage,
  { contentVersion }: EditorAccess,
): Pick<PageRequest, 'editedStory'> {
  if (responseKind !== 'data' || isForm || contentVersion !== 'draft') return {};
  const editedStory: unknown = Object(request.body).story;
  return editedStory === undefined ? {} : { editedStory };
}

function getSingleHeader(value: string | string[] | undefined): string | undefined {
  return typeof value === 'string' && value.length > 0 && value.length <= 512 ? value : undefined;
}
