import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ShellConfig } from '#server/config.ts';
import { EDITOR_TOKEN } from '#server/preview/editor-token.ts';
import { PREVIEW_COOKIE, PREVIEW_SECONDS, signPreview } from '#server/preview/preview-cookie.ts';
import {
  RELEASE_PREVIEW_COOKIE,
  RELEASE_PREVIEW_PARAM,
  RELEASE_PREVIEW_SECONDS,
} from '#server/preview/release-preview.ts';
import type { PreviewRequest } from '#server/preview/release-preview.ts';

/** Follows a preview link: the cookie is set and the address goes on without the parameter. */
export function answerPreviewRequest(
  asked: Exclude<PreviewRequest, { kind: 'none' }>,
  target: string,
  reply: FastifyReply,
  { siteUrl }: ShellConfig,
): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  if (asked.kind === 'invalid') {
    return reply
      .code(403)
      .type('text/plain; charset=utf-8')
      .send('Dieser Vorschau-Link ist ungültig oder abgelaufen.\n');
  }
  reply.setCookie(RELEASE_PREVIEW_COOKIE, asked.cookie, {
    httpOnly: true,
    secure: siteUrl.startsWith('https:'),
    sameSite: 'lax',
    path: '/',
    maxAge: asked.cookie ? RELEASE_PREVIEW_SECONDS : 0,
  });
  return reply.redirect(
    withoutParams(target, (name) => name === RELEASE_PREVIEW_PARAM),
    302,
  );
}

/**
 * Takes the editor's token out of the address, where it would be copied, kept in the history and
 * shown on screens; the cookie has taken its place. Undefined inside the frame of the visual
 * editor: nobody sees the address there, and browsers may keep no cookies in frames.
 */
export function withoutEditorToken(request: FastifyRequest, target: string): string | undefined {
  const inFrame = FRAMES.has(String(request.headers['sec-fetch-dest']));
  if (inFrame || request.method !== 'GET') return undefined;
  return withoutParams(target, (name) => name.startsWith(EDITOR_TOKEN));
}

const FRAMES = new Set(['iframe', 'frame', 'embed', 'object']);

/** Lets the editor's browser see drafts for a while. */
export function setPreviewCookie(reply: FastifyReply, previewToken: string, now: number): void {
  reply.setCookie(PREVIEW_COOKIE, signPreview(previewToken, now + PREVIEW_SECONDS), {
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
    path: '/',
    maxAge: PREVIEW_SECONDS,
  });
}

/** The own path and the other parameters; never another site, whatever the target begins with. */
function withoutParams(target: string, leavesOut: (name: string) => boolean): string {
  const [path = '/', search = ''] = target.split('?');
  const query = new URLSearchParams(search);
  for (const name of new Set(query.keys())) if (leavesOut(name)) query.delete(name);
  const own = `/${path.replace(/^[/\\]+/, '')}`;
  return query.size > 0 ? `${own}?${query}` : own;
}
