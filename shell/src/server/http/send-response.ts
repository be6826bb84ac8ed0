import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_BUCKET_HEADER } from '#server/canary/release-bucket.ts';
import type { PageResponse, Audience } from '#server/pipeline/page-response.ts';
import { expireWithEdgeSecond } from './edge-expiry.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/**
 * Seconds for which the nginx edge caches a public page; short, so that new releases and newly
 * published content are visible within about a second.
 */
const EDGE_CACHE_SECONDS = 1;
const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${EDGE_CACHE_SECONDS}, stale-while-revalidate=60, stale-if-error=86400`;
const PRIVATE_CACHE_CONTROL = 'private, no-cache';

/** `Vary` header by audience. */
const VARY_HEADER_BY_AUDIENCE: Readonly<Record<Audience, string>> = {
  all: 'accept-encoding',
  some: 'accept-encoding',
  most: 'accept-encoding, cookie',
  bucket: `accept-encoding, ${RELEASE_BUCKET_HEADER}`,
};

/**
 * Sends a page response with its caching headers. Sends status 304 instead if the browser already
 * has the same page.
 */
export async function sendResponse(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
): Promise<FastifyReply> {
  const { cacheState, audience, setCookies } = response;
  reply.code(response.status).headers(response.headers);
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (cacheState === null) return sendBody(request, reply, response);
  const isShareable = cacheState !== 'bypass' && response.status < 500;
  reply.header('x-cache', cacheState).header('vary', VARY_HEADER_BY_AUDIENCE[audience]);
  reply.header(
    'cache-control',
    isShareable ? (audience === 'some' ? PRIVATE_CACHE_CONTROL : SHARED_CACHE_CONTROL) : 'no-store',
  );
  // The edge expiry header must be set after cache-control: nginx reads the directives for stale
  // pages only in this order.
  if (isShareable && audience !== 'some') expireWithEdgeSecond(request, reply);
  if (isShareable) {
    reply.header('etag', response.body.etag);
    if (request.headers['if-none-match'] === response.body.etag) return reply.code(304).send();
  }
  return sendBody(request, reply, response);
}

async function sendBody(
  request: FastifyRequest,
  reply: FastifyReply,
  response: PageResponse,
): Promise<FastifyReply> {
  // Sends no buffer if the body is empty, because Fastify adds a content type to every buffer.
  if (response.body.byteLength === 0 && !('content-type' in response.headers)) return reply.send();
  const { encoding, body } = response.body.encode(
    negotiateEncoding(request.headers['accept-encoding']),
  );
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}
