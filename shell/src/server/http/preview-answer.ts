import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '#server/config.ts';
import { EDITOR_TOKEN_PREFIX } from '#server/preview/editor-token.ts';
import {
  PREVIEW_COOKIE,
  PREVIEW_SECONDS,
  createPreviewCookieValue,
} from '#server/preview/preview-cookie.ts';
import {
  RELEASE_PREVIEW_COOKIE,
  RELEASE_PREVIEW_PARAM,
  RELEASE_PREVIEW_SECONDS,
} from '#server/preview/release-preview.ts';
import type { PreviewParamResult } from '#server/preview/release-preview.ts';

/**
 * Follows a preview link: sets the preview cookie and redirects to the URL without the link's
 * parameter.
 */
export function answerPreviewRequest(
  previewParamResult: Exclude<PreviewParamResult, { kind: 'none' }>,
  target: string,
  reply: FastifyReply,
  { siteUrl }: ShellConfig,
): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (previewParamResult.kind === 'invalid') {
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('Dieser Vorschau-Link ist ungültig oder abgelaufen.\n');
  }
  reply.setCookie(RELEASE_PREVIEW_COOKIE, previewParamResult.cookie, {
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    maxAge: previewParamResult.cookie ? RELEASE_PREVIEW_SECONDS : 0,
  });
  return reply.redirect(
    removeParams(target, (name) => name === RELEASE_PREVIEW_PARAM),
    302,
  );
}

/**
 * Returns the URL without the editor's token, so that the token is not copied or kept in the
 * history; the cookie replaces the token. Returns undefined inside the visual editor's frame, where
 * the URL is hidden and cookies may be blocked.
 */
export function removeEditorToken(request: FastifyRequest, target: string): string | undefined {
  const isInFrame = FRAME_DESTINATIONS.has(String(request.headers['sec-fetch-dest']));
  if (isInFrame || request.method !== 'GET') return undefined;
  return removeParams(target, (name) => name.startsWith(EDITOR_TOKEN_PREFIX));
}

const FRAME_DESTINATIONS = new Set(['iframe', 'frame', 'embed', 'object']);

/** Sets a cookie that lets this browser see drafts for `PREVIEW_SECONDS`. */
export function setPreviewCookie(
  reply: FastifyReply,
  previewToken: string,
  nowSeconds: number,
): void {
  reply.setCookie(
    PREVIEW_COOKIE,
    createPreviewCookieValue(previewToken, nowSeconds + PREVIEW_SECONDS),
    {
      httpOnly: true,
      secure: true,
      sameSite: 'none',
      partitioned: true,
      path: '/',
      maxAge: PREVIEW_SECONDS,
    },
  );
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
