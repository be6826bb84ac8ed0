import { access, readFile } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import {
  acceptedEncodings,
  entityTag,
  openReleaseFile,
  releasePath,
} from '#origin/release-files.ts';

const FOR_GOOD = 'public, max-age=31536000, immutable';

/**
 * Serves a folder of releases. `latest.json` is asked for each time, everything else is cached
 * for good, because its address contains its release.
 *
 * @param folder need not exist yet; it is looked into at every request
 */
export function createReleaseOrigin(folder: string): FastifyInstance {
  const server = fastify({ logger: false, exposeHeadRoutes: true, requestTimeout: 10_000 });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  server.get('/health', async (_request, reply) => {
    const there = await access(folder).then(
      () => true,
      () => false,
    );
    reply.header('cache-control', 'no-store');
    return { ok: true, releases: there ? 'present' : 'none yet' };
  });
  server.get('/*', async (request, reply) => await serve(folder, request, reply));
  server.setNotFoundHandler((_request, reply) => refuse(reply));
  return server;
}

async function serve(
  folder: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = releasePath(folder, (request.params as { readonly '*': string })['*']);
  if (path === null) return refuse(reply);
  if (path.endsWith('/latest.json')) return await serveLatest(path, request, reply);
  const file = await openReleaseFile(path, acceptedEncodings(request.headers['accept-encoding']));
  if (!file) return refuse(reply);
  reply.type(file.type).headers({
    'cache-control': FOR_GOOD,
    vary: 'accept-encoding',
    'content-length': file.bytes,
    ...(file.encoding === 'identity' ? {} : { 'content-encoding': file.encoding }),
  });
  return reply.send(file.stream());
}

async function serveLatest(
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = await readFile(path).catch(() => null);
  if (content === null) return refuse(reply);
  const tag = entityTag(content);
  reply.headers({ 'cache-control': 'no-cache', etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(content);
}

function refuse(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', 'no-store').send({ error: 'not found' });
}
