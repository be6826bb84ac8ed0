import type { FastifyReply, FastifyRequest } from 'fastify';
import { RELEASE_BUCKET } from '#server/canary/release-bucket.ts';
import type { PageAnswer } from '#server/handlePage.ts';
import { negotiateEncoding } from '#server/pipeline/answer.ts';
import { keepForEdgeSecond } from './edge-second.ts';

/** Seconds the edge keeps a public page, so that a flip or a publish is seen at once. */
const EDGE_SECONDS = 1;
const FOR_ALL = `public, max-age=0, s-maxage=${EDGE_SECONDS}, stale-while-revalidate=60, stale-if-error=86400`;
const FOR_ONE = 'private, no-cache';

/** Who gets this page: with a canary on trial visitors get different ones at one address. */
export type Audience = 'all' | 'most' | 'some' | 'bucket';

/** What caches must tell apart, beside the address. */
const VARY: Readonly<Record<Audience, string>> = {
  all: 'accept-encoding',
  some: 'accept-encoding',
  most: 'accept-encoding, cookie',
  bucket: `accept-encoding, ${RELEASE_BUCKET}`,
};

/**
 * Sends a page with its caching headers; 304 when the browser already has it.
 * @param audience `some`: caches between us and them must not keep the page. `most`: others get
 * another one by their cookie, so that a cache must not give this one to whoever asks next.
 * `bucket`: the edge that asks keeps pages apart by what they show.
 */
export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PageAnswer,
  audience: Audience = 'all',
): Promise<FastifyReply> {
  const { answer, cache, setCookies } = page;
  const shared = cache !== 'bypass' && answer.status < 500;
  reply
    .code(answer.status)
    .headers(answer.headers)
    .header('x-cache', cache)
    .header('vary', VARY[audience]);
  reply.header('cache-control', shared ? (audience === 'some' ? FOR_ONE : FOR_ALL) : 'no-store');
  // After cache-control, whose words about stale pages nginx reads only then.
  if (shared && audience !== 'some') keepForEdgeSecond(request, reply);
  if (setCookies.length > 0) reply.header('set-cookie', [...setCookies]);
  if (shared) {
    reply.header('etag', answer.etag);
    if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send();
  }
  const { encoding, body } = answer.encoded(negotiateEncoding(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await body);
}
