import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_BUCKET_HEADER } from '#server/canary/release-bucket.ts';
import type { Answer, Audience } from '#server/pipeline/answer.ts';
import { negotiateEncoding } from '#server/pipeline/answer-body.ts';
import { expireWithEdgeSecond } from './edge-expiry.ts';

/**
 * Seconds for which the nginx edge caches a public page; short, so that new releases and newly
 * published content are visible almost at once.
 */
const EDGE_CACHE_SECONDS = 1;
const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${EDGE_CACHE_SECONDS}, stale-while-revalidate=60, stale-if-error=86400`;
const PRIVATE_CACHE_CONTROL = 'private, no-cache';

/** `Vary` header by audience. */
const VARY_HEADERS: Readonly<Record<Audience, string>> = {
  all: 'accept-encoding',
  some: 'accept-encoding',
  most: 'accept-encoding, cookie',
  bucket: `accept-encoding, ${RELEASE_BUCKET_HEADER}`,
};

/**
 * Sends a page response with its caching headers. Sends status 304 instead if the browser already
 * has the same page.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  const { cacheState, audience, setCookies } = answer;
  reply.code(answer.status).headers(answer.headers);
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (cacheState === null) return sendBody(request, reply, answer);
  const isShareable = cacheState !== 'bypass' && answer.status < 500;
  reply.header('x-cache', cacheState).header('vary', VARY_HEADERS[audience]);
  reply.header(
    'cache-control',
    isShareable ? (audience === 'some' ? PRIVATE_CACHE_CONTROL : SHARED_CACHE_CONTROL) : 'no-store',
  );
  // The edge expiry header must be set after cache-control: nginx reads the directives for stale
  // pages only in this order.
  if (isShareable && audience !== 'some') expireWithEdgeSecond(request, reply);
  if (isShareable) {
    reply.header('etag', answer.body.etag);
    if (request.headers['if-none-match'] === answer.body.etag) return reply.code(304).send();
  }
  return sendBody(request, reply, answer);
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
): Promise<FastifyReply> {
  // Sends no buffer if the body is empty, because Fastify adds a content type to every buffer.
  if (answer.body.byteLength === 0 && !('content-type' in answer.headers)) return reply.send();
  const { encoding, body } = answer.body.encode(
    negotiateEncoding(request.headers['accept-encoding']),
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}
