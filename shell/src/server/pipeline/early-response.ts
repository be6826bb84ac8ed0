import { RELEASE_PREVIEW_COOKIE } from '@gruenland/federation/release/preview-link.ts';
import { EDITOR_TOKEN_PREFIX } from '#server/preview/editor-token.ts';
import type { EditorAccess } from '#server/preview/editor-access.ts';
import { parsePreviewParam, RELEASE_PREVIEW_PARAM } from '#server/preview/release-preview.ts';
import { PageResponse } from './page-response.ts';
import type { IncomingPage } from './incoming-page.ts';
import type { ParsedRequestTarget } from './parse-request-target.ts';
import type { PageServices } from './page-services.ts';
import { createPreviewCookie, createReleasePreviewCookie } from './preview-cookies.ts';

/** Headers of responses for URLs with a secret, which must not reach caches or referrers. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Creates the response for requests that need no page: requests that start a preview or use a URL
 * that is not canonical.
 */
export function createEarlyResponse(
  incoming: IncomingPage,
  parsedTarget: ParsedRequestTarget,
  editorAccess: EditorAccess,
  services: PageServices,
  nowSeconds: number,
): PageResponse | null {
  return (
    createPreviewLinkResponse(incoming, services, nowSeconds) ??
    redirectToCanonicalUrl(incoming, parsedTarget) ??
    redirectFromEditorToken(incoming, editorAccess, services, nowSeconds)
  );
}

/**
 * Follows a preview link: sets the preview cookie and redirects to the URL without the link's
 * parameter.
 */
function createPreviewLinkResponse(
  { request, target, responseKind }: IncomingPage,
  { trustedKeys, config }: PageServices,
  nowSeconds: number,
): PageResponse | null {
  if (responseKind === 'data') return null;
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const cookie = request.cookies?.[RELEASE_PREVIEW_COOKIE];
  const result = parsePreviewParam(query, cookie, trustedKeys, nowSeconds);
  if (result.kind === 'none') return null;
  if (result.kind === 'invalid')
    return new PageResponse(
      403,
      { ...PRIVATE_HEADERS, 'content-type': 'text/plain; charset=utf-8' },
      'Dieser Vorschau-Link ist ungültig oder abgelaufen.\n',
      { cacheState: null },
    );
  const location = removeParams(target, (name) => name === RELEASE_PREVIEW_PARAM);
  return redirectPrivately(302, location, [createReleasePreviewCookie(result.cookie, config)]);
}

/** Redirects to the URL without trailing slash. */
function redirectToCanonicalUrl(
  { isMalformed }: IncomingPage,
  parsedTarget: ParsedRequestTarget,
): PageResponse | null {
  if (isMalformed || !('location' in parsedTarget)) return null;
  const { location } = parsedTarget;
  return /[?&](?:token=|_storyblok)/.test(location)
    ? redirectPrivately(301, location)
    : new PageResponse(301, { location }, '', { cacheState: null });
}

/** Redirects to the URL without the editor's token and sets the preview cookie. */
function redirectFromEditorToken(
  incoming: IncomingPage,
  editorAccess: EditorAccess,
  { config }: PageServices,
  nowSeconds: number,
): PageResponse | null {
  if (!editorAccess.startsPreview || incoming.responseKind === 'data') return null;
  const target = removeEditorToken(incoming);
  return target === undefined
    ? null
    : redirectPrivately(302, target, [createPreviewCookie(config.env, nowSeconds)]);
}

const FRAME_DESTINATIONS = new Set(['iframe', 'frame', 'embed', 'object']);

/**
 * Returns the URL without the editor's token, so that the token is not copied or kept in the
 * history; the cookie replaces the token. Returns undefined inside the visual editor's frame, where
 * the URL is hidden and cookies may be blocked.
 */
export function removeEditorToken({
  request,
  target,
}: Pick<IncomingPage, 'request' | 'target'>): string | undefined {
  const isInFrame = FRAME_DESTINATIONS.has(String(request.headers['sec-fetch-dest']));
  if (isInFrame || request.method !== 'GET') return undefined;
  return removeParams(target, (name) => name.startsWith(EDITOR_TOKEN_PREFIX));
}

/** Redirects from or to a URL with a secret, without caching and without a referrer. */
function redirectPrivately(
  status: 301 | 302,
  location: string,
  setCookies: readonly string[] = [],
): PageResponse {
  return new PageResponse(status, { ...PRIVATE_HEADERS, location }, '', {
    cacheState: null,
    setCookies,
  });
}

/**
 * Removes the parameters for which `shouldRemove` returns true. The result is a path with query and
 * never a URL of another site.
 */
function removeParams(target: string, shouldRemove: (name: string) => boolean): string {
  const [path = '/', search = ''] = target.split('?');
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) if (shouldRemove(name)) query.delete(name);
  const pathOnSite = `/${path.replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${pathOnSite}?${query}` : pathOnSite;
}
