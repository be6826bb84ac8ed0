import type { KeyObject } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getVisitorNetwork } from '@gruenland/shared-contracts/visitor-network.ts';
import { handlePage } from '#server/handlePage.ts';
import type { PageAnswer } from '#server/handlePage.ts';
import { answerForCrawler } from '#server/pipeline/crawler-answer.ts';
import { identify } from '#server/pipeline/identify.ts';
import { parseAddress } from '#server/pipeline/parse-address.ts';
import { answerMalformed, answerProblem } from '#server/pipeline/malformed-page.ts';
import { createUnreachablePage } from '#server/pipeline/problem-page.ts';
import { VisitorGoneError } from '#server/deadlines.ts';
import type { PageRequest } from '#server/pipeline/page-request.ts';
import type { PageServices } from '#server/pipeline/page-services.ts';
import { getEditorAccess } from '#server/preview/editor-access.ts';
import { PREVIEW_COOKIE } from '#server/preview/preview-cookie.ts';
import { PreviewError } from '#server/preview/preview-releases.ts';
import { checkPreviewParam, RELEASE_PREVIEW_COOKIE } from '#server/preview/release-preview.ts';
import { readPreviewedReleases, chooseVisitorSnapshot } from '#server/preview/visitor-snapshot.ts';
import type { Snapshot } from '#server/snapshot/snapshot.ts';
import type { VisitorSnapshot } from '#server/preview/visitor-snapshot.ts';
import { RELEASE_BUCKET_HEADER, getReleaseBucket } from '#server/canary/release-bucket.ts';
import { readFormFields } from './form-fields.ts';
import { answerPreviewRequest, setPreviewCookie, removeEditorToken } from './preview-answer.ts';
import { sendAnswer } from './send-answer.ts';
import type { Audience } from './send-answer.ts';

/** Maximum size of an unsaved Storyblok story in bytes. */
const MAX_EDITED_STORY_BYTES = 2 * 1024 * 1024;

interface PageTarget {
  readonly responseKind: 'document' | 'data';
  /** Raw request target of the page; for data requests the value of their `url` parameter. */
  readonly target: string;
  readonly combination: string | null;
}

/** Serves pages as documents and, for client navigations, as JSON. */
export function pageRoutes(
  app: FastifyInstance,
  services: PageServices,
  trustedKeys: readonly KeyObject[],
): void {
  const handleDataRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const query = request.query as Record<string, unknown>;
    const target = typeof query['url'] === 'string' ? query['url'] : '';
    const combination = typeof query['releases'] === 'string' ? query['releases'] : '';
    const snapshot = services.snapshots.find(combination);
    if (!snapshot) {
      const releaseGoneProblem = {
        code: 'release.removed',
        title: 'Diese Fassung der Seite gibt es nicht mehr.',
      };
      return reply.code(409).header('cache-control', 'no-store').send(releaseGoneProblem);
    }
    const visitorSnapshot = { snapshot, requested: readPreviewedReleases(request, trustedKeys) };
    return servePage(
      { responseKind: 'data', target, combination },
      visitorSnapshot,
      request,
      reply,
      services,
    );
  };
  app.get('/_data', handleDataRequest);
  // Receives an unsaved story of the visual editor. The story is ignored without a verified
  // preview.
  app.post('/_data', { bodyLimit: MAX_EDITED_STORY_BYTES }, handleDataRequest);

  const handleDocumentRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const target = request.raw.url ?? '/';
    const pageTarget: PageTarget = { responseKind: 'document', target, combination: null };
    const previewAnswer = answerPreviewLink(target, request, reply, services, trustedKeys);
    if (previewAnswer) return previewAnswer;
    try {
      const visitorSnapshot = await chooseVisitorSnapshot(request, services, trustedKeys);
      return await servePage(pageTarget, visitorSnapshot, request, reply, services);
    } catch (error) {
      if (!(error instanceof PreviewError)) throw error;
      return answerFailedPreview(error, target, request, reply, services, trustedKeys);
    }
  };
  app.get('/*', handleDocumentRequest);
  app.post('/*', handleDocumentRequest);
}

function answerPreviewLink(
  target: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  trustedKeys: readonly KeyObject[],
): FastifyReply | null {
  const query = new URLSearchParams(target.split('?')[1] ?? '');
  const nowSeconds = Math.floor(Date.now() / 1000);
  const previewParamResult = checkPreviewParam(
    query,
    request.cookies[RELEASE_PREVIEW_COOKIE],
    trustedKeys,
    nowSeconds,
  );
  return previewParamResult.kind === 'none'
    ? null
    : answerPreviewRequest(previewParamResult, target, reply, services.config);
}

/** Shows why a preview failed and how to end the preview. */
async function answerFailedPreview(
  error: PreviewError,
  target: string,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
  trustedKeys: readonly KeyObject[],
): Promise<FastifyReply> {
  const problem = createUnreachablePage('Diese Vorschau', error.message, request.id);
  const requested = readPreviewedReleases(request, trustedKeys);
  const { current } = services.snapshots;
  const page = await answerProblem(problem, target, 'document', current, services, requested);
  return sendAnswer(request, reply, page);
}

async function servePage(
  pageTarget: PageTarget,
  { snapshot, requested }: VisitorSnapshot,
  request: FastifyRequest,
  reply: FastifyReply,
  services: PageServices,
) {
  const startMs = performance.now();
  const { responseKind, target, combination } = pageTarget;
  const address = parseAddress(target);
  const disconnectController = new AbortController();
  reply.raw.once('close', () => disconnectController.abort(new VisitorGoneError()));
  if (!address.ok) {
    if ('location' in address) return redirectToCanonicalUrl(reply, address.location);
    return sendAnswer(
      request,
      reply,
      await answerMalformed(address.status, target, request.id, responseKind, snapshot, services),
    );
  }
  const { env } = services.config;
  const nowSeconds = Math.floor(Date.now() / 1000);
  const editorAccess = getEditorAccess(
    address.query,
    request.cookies[PREVIEW_COOKIE],
    env,
    nowSeconds,
  );
  if (editorAccess.startsPreview) {
    setPreviewCookie(reply, env.CONTENT_PREVIEW_TOKEN, nowSeconds);
    const targetWithoutToken =
      responseKind === 'document' ? removeEditorToken(request, target) : undefined;
    if (targetWithoutToken !== undefined) return redirectPrivately(reply, targetWithoutToken, 302);
  }
  const isFormSubmission = request.method === 'POST' && responseKind === 'document';
  const form = isFormSubmission ? readFormFields(request.body) : null;
  const identifiedRequest = identify(request, address, editorAccess, {
    responseKind,
    combination,
    form,
    requested,
    signal: disconnectController.signal,
  });
  const page =
    responseKind === 'data' ? addEditedStory(identifiedRequest, request.body) : identifiedRequest;
  const answer = answerForCrawler(page, await handlePage(page, snapshot, services));
  const network = getVisitorNetwork(request.ip);
  recordPageMetrics(answer, performance.now() - startMs, network, services);
  services.metrics.recordFaultyPage(page.faultyReleases, network);
  if (form && answer.owner)
    services.metrics.recordForm(answer.owner, answer.answer.status, network);
  if (editorAccess.contentVersion === 'draft' || page.visitor.hasUrlToken)
    reply.header('referrer-policy', 'no-referrer');
  // The URL of a data request contains the release combination, so caches keep canaries apart.
  const audience = responseKind === 'document' ? getAudience(request, snapshot, services) : 'all';
  if (audience === 'some') reply.header('x-releases', 'canary');
  return sendAnswer(request, reply, answer, audience);
}

/** Adds an unsaved story to the request of a verified preview; ignores the story otherwise. */
function addEditedStory(page: PageRequest, body: unknown): PageRequest {
  const editedStory: unknown = Object(body).story;
  return page.contentVersion === 'draft' && editedStory !== undefined
    ? { ...page, editedStory }
    : page;
}

/**
 * Determines which visitors share the response. If the nginx edge sends the release bucket of this
 * snapshot, the edge may cache the response.
 */
function getAudience(
  request: FastifyRequest,
  snapshot: Snapshot,
  { snapshots }: PageServices,
): Audience {
  const bucket = getReleaseBucket(snapshot, snapshots.current);
  const edgeBucket = request.headers[RELEASE_BUCKET_HEADER];
  if (edgeBucket !== undefined) return edgeBucket === bucket ? 'bucket' : 'some';
  if (bucket !== 'live') return 'some';
  return snapshots.canaries.size > 0 ? 'most' : 'all';
}

function recordPageMetrics(
  { owner, answer }: PageAnswer,
  durationMs: number,
  network: string,
  { metrics, manifest }: PageServices,
): void {
  const name = owner ?? { remote: 'shell', release: manifest.id };
  metrics.recordPage(name, answer.status, durationMs, answer.shownReleases, network);
}

/**
 * Redirects to the URL without trailing slash. If the URL contains a secret, the redirect must not
 * reach caches or referrers.
 */
function redirectToCanonicalUrl(reply: FastifyReply, location: string): FastifyReply {
  return /[?&](?:token=|_storyblok)/.test(location)
    ? redirectPrivately(reply, location, 301)
    : reply.redirect(location, 301);
}

/** Sends a redirect from or to a URL with a secret, without caching and without a referrer. */
function redirectPrivately(reply: FastifyReply, location: string, status: 301 | 302): FastifyReply {
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
  return reply.redirect(location, status);
}
