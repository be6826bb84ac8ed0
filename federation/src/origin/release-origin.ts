import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastify } from 'fastify';
import type { ServedHistory } from '#origin/release-history.ts';
import type { ReleaseFileSource } from '#origin/release-file-source.ts';
import {
  parseAcceptedEncodings,
  computeEntityTag,
  isReleasePath,
} from '#origin/release-file-source.ts';
import { getCacheControl, getContentType, isMutable } from '#store/file-headers.ts';

/** Format of the name of a remote. */
const REMOTE_PATTERN = /^[a-z][a-z0-9-]{0,60}$/;

/**
 * Creates the HTTP server that serves the releases. Mutable files (live releases, switches,
 * signatures) are revalidated on every request; all other files are cached permanently, because
 * their URLs contain the release id.
 *
 * @param files source from which every request reads
 * @param history release history for callers with the internal key; without it, the history is not
 *   served
 */
export function createReleaseOrigin(
  files: ReleaseFileSource,
  history: ServedHistory | null = null,
): FastifyInstance {
  const server = fastify({ logger: false, exposeHeadRoutes: true, requestTimeout: 10_000 });
  server.addHook('onSend', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('cross-origin-resource-policy', 'cross-origin');
    reply.header('timing-allow-origin', '*');
    reply.header('x-content-type-options', 'nosniff');
  });
  server.get('/health', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    return { ok: true, releases: (await files.isAvailable()) ? 'present' : 'none yet' };
  });
  server.get<{ Params: { readonly remote: string } }>(
    '/:remote/builds/history.json',
    async (request, reply) => await sendHistory(history, request.params.remote, request, reply),
  );
  server.get('/*', async (request, reply) => await serveFile(files, request, reply));
  server.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'not found'));
  server.setErrorHandler((error, _request, reply) => {
    const { statusCode = 502 } = error as { readonly statusCode?: number };
    // The response omits the reason, which may reveal details of the store.
    if (statusCode >= 500) return sendError(reply, 502, 'the releases cannot be read');
    return sendError(reply, statusCode, 'not understood');
  });
  return server;
}

/** Sends the history. Sends 404 if the request lacks the internal key. */
async function sendHistory(
  history: ServedHistory | null,
  remote: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isAllowed =
    history !== null &&
    REMOTE_PATTERN.test(remote) &&
    (await history.isAuthorized(request.headers.authorization));
  const changes = isAllowed ? await history.read(remote) : null;
  if (!changes) return sendError(reply, 404, 'not found');
  return reply.header('cache-control', 'no-store').send({ changes });
}

async function serveFile(
  files: ReleaseFileSource,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const path = (request.params as { readonly '*': string })['*'];
  if (!isReleasePath(path)) return sendError(reply, 404, 'not found');
  reply.type(getContentType(path) ?? 'application/octet-stream');
  if (isMutable(path)) return await serveMutableFile(files, path, request, reply);
  const file = await files.open(path, parseAcceptedEncodings(request.headers['accept-encoding']));
  if (!file) return sendError(reply, 404, 'not found');
  reply.headers({
    'cache-control': getCacheControl(path),
    vary: 'accept-encoding',
    'content-length': file.bytes,
    ...(file.encoding === 'identity' ? {} : { 'content-encoding': file.encoding }),
  });
  return reply.send(file.content());
}

async function serveMutableFile(
  files: ReleaseFileSource,
  path: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const content = await files.read(path);
  if (content === null) return sendError(reply, 404, 'not found');
  const tag = computeEntityTag(content);
  reply.headers({ 'cache-control': getCacheControl(path), etag: tag });
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply.send(content);
}

function sendError(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send({ error });
}
