import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handlePage } from '#server/handlePage.ts';
import { answerForCrawler } from '#server/pipeline/crawler-answer.ts';
import { identify } from '#server/pipeline/identify.ts';
import { parseAddress } from '#server/pipeline/parse-address.ts';
import { answerMalformed } from '#server/pipeline/malformed-page.ts';
import { VisitorGoneError } from '#server/deadlines.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { editorAccess } from '#server/preview/editor-access.ts';
import { PREVIEW_COOKIE, PREVIEW_SECONDS, signPreview } from '#server/preview/preview-cookie.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import { formFields } from './form-fields.ts';
import { sendAnswer } from './send-answer.ts';

interface Wish {
  readonly wants: 'document' | 'data';
  /** Raw request target of the page, without our own additions. */
  readonly target: string;
  readonly snapshot: Snapshot;
  readonly combination: string | null;
}

/** Pages as documents and, for client navigations, as data. */
export function pageRoutes(app: FastifyInstance, services: PageServices): void {
  const { snapshots } = services;

  app.get('/_data', async (request, reply) => {
    const query = request.query as Record<string, unknown>;
    const target = typeof query['url'] === 'string' ? query['url'] : '';
    const combination = typeof query['releases'] === 'string' ? query['releases'] : '';
    const snapshot = snapshots.held(combination);
    if (!snapshot) {
      const gone = { code: 'releases.gone', title: 'Diese Fassung der Seite gibt es nicht mehr.' };
      return reply.code(409).header('cache-control', 'no-store').send(gone);
    }
    return answerWish({ wants: 'data', target, snapshot, combination }, request, reply, services);
  });

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const wish: Wish = {
      wants: 'document',
      target: request.raw.url ?? '/',
      snapshot: snapshots.current,
      combination: null,
    };
    return answerWish(wish, request, reply, services);
  };
  app.get('/*', page);
  app.post('/*', page);
}

async function answerWish(
  wish: Wish,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
) {
  const { wants, target, snapshot, combination } = wish;
  const address = parseAddress(target);
  const gone = new AbortController();
  reply.raw.once('close', () => gone.abort(new VisitorGoneError()));
  if (!address.ok) {
    if ('location' in address) return redirectTidied(reply, address.location);
    return sendAnswer(
      request,
      reply,
      await answerMalformed(address.status, target, request.id, wants, snapshot, services),
    );
  }
  const { env } = services.config;
  const now = Math.floor(Date.now() / 1000);
  const editor = editorAccess(address.query, cookieOf(request, PREVIEW_COOKIE), env, now);
  const form = request.method === 'POST' ? formFields(request.body) : null;
  const page = identify(request, address, editor, {
    wants,
    combination,
    form,
    signal: gone.signal,
  });
  const answer = answerForCrawler(page, await handlePage(page, snapshot, services));
  if (editor.startsPreview) setPreviewCookie(reply, env.CONTENT_PREVIEW_TOKEN, now);
  if (editor.contentVersion === 'draft' || page.visitor.bringsToken)
    reply.header('referrer-policy', 'no-referrer');
  return sendAnswer(request, reply, answer);
}

/** To the address without trailing slash; one that carries a secret is kept from caches and referrers. */
function redirectTidied(reply: FastifyReply, location: string): FastifyReply {
  if (/[?&](?:token=|_storyblok)/.test(location)) {
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  }
  return reply.redirect(location, 301);
}

function setPreviewCookie(reply: FastifyReply, previewToken: string, now: number): void {
  reply.setCookie(PREVIEW_COOKIE, signPreview(previewToken, now + PREVIEW_SECONDS), {
    httpOnly: true,
    secure: true,
    sameSite: 'none',
    partitioned: true,
    path: '/',
    maxAge: PREVIEW_SECONDS,
  });
}

function cookieOf(request: FastifyRequest, name: string): string | undefined {
  return request.cookies[name];
}
