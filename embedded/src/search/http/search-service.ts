import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '#search/api-error.ts';
import { grantFor } from '#search/keys/grant.ts';
import type { KeyRing } from '#search/keys/key-ring.ts';
import type { SearchThread } from '#search/worker/search-thread.ts';
import type { Endpoint } from './call.ts';
import { configurationEndpoints } from './configuration.endpoints.ts';
import { keyEndpoints } from './key.endpoints.ts';
import { LARGEST_BODY, LARGEST_UNPACKED, readBody } from './read-body.ts';
import { plainReadEndpoints, searchEndpoints } from './search.endpoints.ts';
import { plainWriteEndpoints, writeEndpoints } from './write.endpoints.ts';

export interface SearchServiceOptions {
  readonly thread: SearchThread;
  readonly keys: KeyRing;
  /** Application ids that are answered. */
  readonly applications: readonly string[];
}

/** Bytes of a request that only reads. */
const LARGEST_QUESTION = 2 * 1024 * 1024;

interface Matched {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

const ENDPOINTS = [
  ...searchEndpoints,
  ...writeEndpoints,
  ...configurationEndpoints,
  ...keyEndpoints,
  ...plainReadEndpoints,
  ...plainWriteEndpoints,
].map((endpoint) => ({ endpoint, segments: endpoint.path.split('/') }));

function matchSegments(
  pattern: readonly string[],
  given: readonly string[],
): Readonly<Record<string, string>> | null {
  if (pattern.length !== given.length) return null;
  const path: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith('{') && value !== '' && value !== '*') path[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return path;
}

/** @throws {ApiError} 404 for an address that does not exist, 405 for one with another method */
function matchEndpoint(method: string, segments: readonly string[]): Matched {
  let known = false;
  for (const { endpoint, segments: pattern } of ENDPOINTS) {
    const path = matchSegments(pattern, segments);
    if (!path) continue;
    if (endpoint.method === method) return { endpoint, path };
    known = true;
  }
  throw known ? new ApiError(405, 'Method not allowed') : new ApiError(404, 'Path not found');
}

function decoded(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    throw new ApiError(400, 'Malformed address');
  }
}

const headerOf = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/** Credentials come as headers, from browsers as parameters. */
function credential(request: FastifyRequest, query: URLSearchParams, name: string): string {
  return headerOf(request, name) || (query.get(name) ?? '');
}

/** Clients write `X-Algolia-API-Key` as they like. */
function withLowerNames(query: URLSearchParams): URLSearchParams {
  const pairs = [...query].map(([name, value]): [string, string] => [
    /^x-algolia-/iu.test(name) ? name.toLowerCase() : name,
    value,
  ]);
  return new URLSearchParams(pairs);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = error as { statusCode?: number };
  let known = error instanceof ApiError ? error : null;
  if (statusCode === 413) known = new ApiError(413, 'Body is too large');
  if (!known) request.log.error({ err: error }, 'search request failed');
  const { status, message } = known ?? { status: 500, message: 'Internal error' };
  return reply.code(status).send({ message, status });
}

/** Algolia's REST API below `/1`. */
export async function searchService(
  app: FastifyInstance,
  { thread, keys, applications }: SearchServiceOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: LARGEST_BODY },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', '*')
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  });
  app.setErrorHandler(sendError);
  app.options('/1/*', async (_request, reply) => reply.code(204).send());
  app.get('/1/isalive', async () => ({ message: 'server is alive' }));
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/1/*',
    handler: async (request, reply) => {
      const [path = '', search = ''] = (request.raw.url ?? '').split(/\?(.*)/su);
      const query = withLowerNames(new URLSearchParams(search));
      const { endpoint, path: parts } = matchEndpoint(request.method, decoded(path));
      const application = credential(request, query, 'x-algolia-application-id');
      const value = credential(request, query, 'x-algolia-api-key');
      const grant = grantFor(keys, applications, application, value, request.ip);
      if (!endpoint.acl.some((acl) => grant.acl.has(acl))) {
        throw new ApiError(403, 'Method not allowed with this API key');
      }
      const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
      const reads = endpoint.acl.includes('search');
      const largest = reads ? LARGEST_QUESTION : LARGEST_UNPACKED;
      const body = readBody(bytes, request.headers['content-encoding'], largest);
      const answer = await endpoint.answer({ thread, keys, grant, path: parts, query, body });
      reply.type('application/json; charset=utf-8');
      return typeof answer === 'string' ? answer : JSON.stringify(answer);
    },
  });
}
