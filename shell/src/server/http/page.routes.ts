import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { handlePage } from '#server/handlePage.ts';
import type { PageAnswer } from '#server/handlePage.ts';
import { answerForCrawler } from '#server/pipeline/crawler-answer.ts';
import { identify } from '#server/pipeline/identify.ts';
import { parseAddress } from '#server/pipeline/parse-address.ts';
import { answerMalformed, answerProblem } from '#server/pipeline/malformed-page.ts';
import { unreachablePage } from '#server/pipeline/problem-page.ts';
import { VisitorGoneError } from '#server/deadlines.ts';
import type { PageRequest } from '#server/pipeline/page-request.ts';
import type { PageServices } from '#server/pipeline/page-context.ts';
import { editorAccess } from '#server/preview/editor-access.ts';
import { PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts';
import { PreviewError } from '#server/preview/preview-releases.ts';
import { previewRequest, RELEASE_PREVIEW_COOKIE } from '#server/preview/release-preview.ts';
import { previewedReleases, visitorSnapshot } from '#server/preview/visitor-snapshot.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import type { VisitorSnapshot } from '#server/preview/visitor-snapshot.ts';
import { RELEASE_BUCKET, releaseBucket } from '#server/canary/release-bucket.ts';
import { formFields } from './form-fields.ts';
import { answerPreviewRequest, setPreviewCookie, withoutEditorToken } from './preview-answer.ts';
import { sendAnswer } from './send-answer.ts';
import type { Audience } from './send-answer.ts';

/** Largest story that may be shown while it is being edited. */
const EDITED_BYTES = 2 * 1024 * 1024;

interface Wish {
  readonly wants: 'document' | 'data';
  /** Raw request target of the page, without our own additions. */
  readonly target: string;
  readonly combination: string | null;
}

/** Pages as documents and, for client navigations, as data. */
export function pageRoutes(
  app: FastifyInstance,
  services: PageServices,
  trusted: readonly KeyObject[],
): void {
  const data = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>;
    const target = typeof query['url'] === 'string' ? query['url'] : '';
    const combination = typeof query['releases'] === 'string' ? query['releases'] : '';
    const snapshot = services.snapshots.held(combination);
    if (!snapshot) {
      const gone = { code: 'releases.gone', title: 'Diese Fassung der Seite gibt es nicht mehr.' };
      return reply.code(409).header('cache-control', 'no-store').send(gone);
    }
    const seen = { snapshot, wanted: previewedReleases(request, trusted) };
    return answerWish({ wants: 'data', target, combination }, seen, request, reply, services);
  };
  app.get('/_data', data);
  // The visual editor's unsaved content; without a verified preview it changes nothing.
  app.post('/_data', { bodyLimit: EDITED_BYTES }, data);

  const page = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = request.raw.url ?? '/';
    const wish: Wish = { wants: 'document', target, combination: null };
    const answered = answerPreviewLink(target, request, reply, services, trusted);
    if (answered) return answered;
    try {
      const seen = await visitorSnapshot(request, services, trusted);
      return await answerWish(wish, seen, request, reply, services);
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      return answerFailedPreview(error, target, request, reply, services, trusted);
    }
  };
  app.get('/*', page);
  app.post('/*', page);
}

function answerPreviewLink(
  target: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  trusted: readonly KeyObject[],
): FastifyReply | null {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const now = Math.floor(Date.now() / 1000);
  const asked = previewRequest(query, request.cookies[RELEASE_PREVIEW_COOKIE], trusted, now);
  return asked.kind === 'none' ? null : answerPreviewRequest(asked, target, reply, services.config);
}

/** Says what is wrong with a preview, to the one who previews, and how to end it. */
async function answerFailedPreview(
  error: PreviewError,
  target: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  trusted: readonly KeyObject[],
): Promise<FastifyReply> {
  const problem = unreachablePage('Diese Vorschau', error.message, request.id);
  const previewed = previewedReleases(request, trusted).map(({ remote, id }) => `${remote}@${id}`);
  const { current } = services.snapshots;
  const page = await answerProblem(problem, target, 'document', current, services, previewed);
  return sendAnswer(request, reply, page);
}

async function answerWish(
  wish: Wish,
  { snapshot, wanted }: VisitorSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
) {
  const started = performance.now();
  const { wants, target, combination } = wish;
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
  const editor = editorAccess(address.query, request.cookies[PREVIEW_COOKIE], env, now);
  if (editor.startsPreview) {
    setPreviewCookie(reply, env.CONTENT_PREVIEW_TOKEN, now);
    const clean = wants === 'document' ? withoutEditorToken(request, target) : undefined;
    if (clean !== undefined) return redirectSecret(reply, clean, 302);
  }
  const isForm = request.method === 'POST' && wants === 'document';
  const form = isForm ? formFields(request.body) : null;
  const identified = identify(request, address, editor, {
    wants,
    combination,
    form,
    wanted,
    signal: gone.signal,
  });
  const page = wants === 'data' ? withEdited(identified, request.body) : identified;
  const answer = answerForCrawler(page, await handlePage(page, snapshot, services));
  count(answer, performance.now() - started, services);
  if (editor.contentVersion === 'draft' || page.visitor.bringsToken)
    reply.header('referrer-policy', 'no-referrer');
  // Data is asked for by combination: its address tells visitors apart.
  const audience = wants === 'document' ? audienceOf(request, snapshot, services) : 'all';
  if (audience === 'some') reply.header('x-releases', 'trial');
  return sendAnswer(request, reply, answer, audience);
}

/** Adds unsaved content to a verified preview; everybody else's is not looked at. */
function withEdited(page: PageRequest, body: unknown): PageRequest {
  const editedStory: unknown = Object(body).story;
  return page.contentVersion === 'draft' && editedStory !== undefined
    ? { ...page, editedStory }
    : page;
}

/** An edge that keeps pages apart by what they show may keep all of them, if it means the same. */
function audienceOf(
  request: FastifyRequest,
  snapshot: Snapshot,
  { snapshots }: PageServices,
): Audience {
  const bucket = releaseBucket(snapshot, snapshots.current);
  const keyed = request.headers[RELEASE_BUCKET];
  if (keyed !== undefined) return keyed === bucket ? 'bucket' : 'some';
  if (bucket !== 'live') return 'some';
  return snapshots.canaries.size > 0 ? 'most' : 'all';
}

function count(
  { owner, answer }: PageAnswer,
  milliseconds: number,
  { metrics, manifest }: PageServices,
): void {
  const name = owner ?? { remote: 'shell', release: manifest.id };
  metrics.page(name, answer.status, milliseconds, answer.shown);
}

/** To the address without trailing slash; one that carries a secret is kept from caches and referrers. */
function redirectTidied(reply: FastifyReply, location: string): FastifyReply {
  return /[?&](?:token=|_storyblok)/.test(location)
    ? redirectSecret(reply, location, 301)
    : reply.redirect(location, 301);
}

/** Where the old or the new address carries a secret. */
function redirectSecret(reply: FastifyReply, location: string, status: 301 | 302): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(location, status);
}
