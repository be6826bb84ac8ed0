import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ItemPage } from './paginate.ts';

const PUBLISHED_CACHE_CONTROL = 'public, max-age=0, s-maxage=604800';
const PRIVATE_CACHE_CONTROL = 'private, max-age=0, must-revalidate';

/**
 * Sends the body as JSON with cache headers. Sends status 304 instead when `if-none-match` contains
 * the entity tag of this body.
 */
export function sendContent(
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
  {
    readsDrafts: draft,
    page,
  }: { readonly readsDrafts: boolean; readonly page?: ItemPage<unknown> },
): FastifyReply {
  const text = JSON.stringify(body);
  const etag = `W/"${createHash('sha1').update(text).digest('base64url')}"`;
  reply
    .header('cache-control', draft ? PRIVATE_CACHE_CONTROL : PUBLISHED_CACHE_CONTROL)
    .header('etag', etag);
  if (page) reply.header('total', page.total).header('per-page', page.perPage);
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
}
