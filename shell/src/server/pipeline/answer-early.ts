import { EDITOR_TOKEN_PREFIX } from '#server/preview/editor-token.ts';
import type { EditorAccess } from '#server/preview/editor-access.ts';
import {
  checkPreviewParam,
  RELEASE_PREVIEW_COOKIE,
  RELEASE_PREVIEW_PARAM,
} from '#server/preview/release-preview.ts';
import { Answer } from './answer.ts';
import type { IncomingPage } from './incoming-page.ts';
import type { ParsedAddress } from './parse-address.ts';
import type { PageServices } from './page-services.ts';
import { createPreviewCookie, createReleasePreviewCookie } from './preview-cookies.ts';

/** Headers of responses for URLs with a secret, which must not reach caches or referrers. */
const PRIVATE_HEADERS = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

/**
 * Creates the response for requests that need no page: requests that start a preview or use a URL
 * that is not canonical.
 */
export function answerEarly(
  incoming: IncomingPage,
  address: ParsedAddress,
  editor: EditorAccess,
  services: PageServices,
  nowSeconds: number,
): Answer | null {
  return (
    answerPreviewLink(incoming, services, nowSeconds) ??
    redirectToCanonicalUrl(incoming, address) ??
    redirectFromEditorToken(incoming, editor, services, nowSeconds)
  );
}

/**
 * Follows a preview link: sets the preview cookie and redirects to the URL without the link's
 * parameter.
 */
function answerPreviewLink(
  { request, target, responseKind }: IncomingPage,
  { trustedKeys, config }: PageServices,
  nowSeconds: number,
): Answer | null {
  if (responseKind === 'data') return null;
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const cookie = request.cookies?.[RELEASE_PREVIEW_COOKIE];
  const result = checkPreviewParam(query, cookie, trustedKeys, nowSeconds);
  if (result.kind === 'none') return null;
  if (result.kind === 'invalid')
    return new Answer(
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
  address: ParsedAddress,
): Answer | null {
  if (isMalformed || !('location' in address)) return null;
  const { location } = address;
  return /[?&](?:token=|_storyblok)/.test(location)
    ? redirectPrivately(301, location)
    : new Answer(301, { location }, '', { cacheState: null });
}

/** Replaces the editor's token in the URL by a cookie. */
function redirectFromEditorToken(
  incoming: IncomingPage,
  editor: EditorAccess,
  { config }: PageServices,
  nowSeconds: number,
): Answer | null {
  if (!editor.startsPreview || incoming.responseKind === 'data') return null;
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
): Answer {
  return new Answer(status, { ...PRIVATE_HEADERS, location }, '', { cacheState: null, setCookies });
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
