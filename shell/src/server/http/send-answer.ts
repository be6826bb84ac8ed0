import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_BUCKET_HEADER } from '#server/canary/release-bucket.ts';
import type { PageAnswer } from '#server/handlePage.ts';
import { negotiateEncoding } from '#server/pipeline/answer.ts';
import { expireWithEdgeSecond } from './edge-expiry.ts';

/**
 * Seconds for which the nginx edge caches a public page; short, so that a release or published
 * content is visible almost at once.
 */
const EDGE_CACHE_SECONDS = 1;
const SHARED_CACHE_CONTROL = `public, max-age=0, s-maxage=${EDGE_CACHE_SECONDS}, stale-while-revalidate=60, stale-if-error=86400`;
const PRIVATE_CACHE_CONTROL = 'private, no-cache';

/**
 * Which visitors may share a response; {@link sendAnswer} explains the values. While a canary runs,
 * visitors get different pages at the same URL.
 */
export type Audience = 'all' | 'most' | 'some' | 'bucket';

/** `Vary` header by audience. */
const VARY_HEADERS: Readonly<Record<Audience, string>> = {
  all: 'accept-encoding',
  some: 'accept-encoding',
  most: 'accept-encoding, cookie',
  bucket: `accept-encoding, ${RELEASE_BUCKET_HEADER}`,
};

/**
 * Sends a page with its caching headers; answers 304 if the browser has the same page already.
 * @param audience `all`: everyone gets this page. `some`: shared caches must not store it. `most`:
 *   visitors of a canary get another page, chosen by their cookie, so the response varies by
 *   cookie. `bucket`: the requesting edge caches by release bucket
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
  audience: Audience = 'all',
): Promise<FastifyReply> {
  const { answer, cache, setCookies } = page;
  const isShareable = cache !== 'bypass' && answer.status < 500;
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('x-cache', cache)
    .header('vary', VARY_HEADERS[audience]);
  reply.header(
    'cache-control',
    isShareable ? (audience === 'some' ? PRIVATE_CACHE_CONTROL : SHARED_CACHE_CONTROL) : 'no-store',
  );
  // This header must be set after cache-control: nginx reads the directives for stale pages only in
  // this order.
  if (isShareable && audience !== 'some') expireWithEdgeSecond(request, reply);
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (isShareable) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  }
  const { encoding, body } = answer.encode(negotiateEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}
