import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ApplicationFile } from '#search/application/application-file.ts';
import { RequestLog, type LoggedRequest } from '#search/application/request-log.ts';
import { ApiError } from '#search/api-error.ts';
import { authoriseRequest } from '#search/keys/grant.ts';
import type { KeyRing } from '#search/keys/key-ring.ts';
import { QueryRateLimit } from '#search/keys/query-limit.ts';
import type { SearchThread } from '#search/worker/search-thread.ts';
import type { Endpoint } from './call.ts';
import { applicationEndpoints } from './application.endpoints.ts';
import { clusterEndpoints } from './cluster.endpoints.ts';
import { configurationEndpoints } from './configuration.endpoints.ts';
import { dictionaryEndpoints } from './dictionary.endpoints.ts';
import { keyEndpoints } from './key.endpoints.ts';
import { MAX_BODY_BYTES, MAX_UNPACKED_BYTES, readBody } from './read-body.ts';
import { recommendRuleEndpoints } from './recommend-rule.endpoints.ts';
import { wildcardReadEndpoints, searchEndpoints } from './search.endpoints.ts';
import { wildcardWriteEndpoints, writeEndpoints } from './write.endpoints.ts';

export interface SearchServiceOptions {
  readonly thread: SearchThread;
  readonly keys: KeyRing;
  readonly application: ApplicationFile;
  /** Ids of the applications that clients may use. */
  readonly applications: readonly string[];
}

/** Maximum size of a read request in bytes before decompression. */
const MAX_READ_BODY_BYTES = 2 * 1024 * 1024;

interface EndpointMatch {
  readonly endpoint: Endpoint;
  readonly path: Readonly<Record<string, string>>;
}

const ENDPOINTS = [
  ...searchEndpoints,
  ...writeEndpoints,
  ...configurationEndpoints,
  ...keyEndpoints,
  ...dictionaryEndpoints,
  ...applicationEndpoints,
  ...clusterEndpoints,
  ...recommendRuleEndpoints,
  ...wildcardReadEndpoints,
  ...wildcardWriteEndpoints,
].map((endpoint) => ({ endpoint, segments: endpoint.path.split('/') }));

function matchSegments(
  pattern: readonly string[],
  pathSegments: readonly string[],
): Readonly<Record<string, string>> | null {
  if (pattern.length !== pathSegments.length) return null;
  const path: Record<string, string> = {};
  for (const [at, part] of pattern.entries()) {
    const value = pathSegments[at] ?? '';
    if (part.startsWith('{') && value !== '' && value !== '*') path[part.slice(1, -1)] = value;
    else if (part !== value) return null;
  }
  return path;
}

/** @throws {ApiError} 404 for an unknown path, 405 for a known path with an unsupported method */
function matchEndpoint(method: string, segments: readonly string[]): EndpointMatch {
  let isKnownPath = false;
  for (const { endpoint, segments: pattern } of ENDPOINTS) {
    const path = matchSegments(pattern, segments);
    if (!path) continue;
    if (endpoint.method === method) return { endpoint, path };
    isKnownPath = true;
  }
  throw isKnownPath ? new ApiError(405, 'Method not allowed') : new ApiError(404, 'Path not found');
}

function decodePathSegments(path: string): string[] {
  try {
    return path.split('/').map(decodeURIComponent);
  } catch {
    throw new ApiError(400, 'Malformed URL');
  }
}

const getHeader = (request: FastifyRequest, name: string): string => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
};

/**
 * Returns a credential of a request. Servers send it as a header, browsers as a query parameter.
 */
function getCredential(request: FastifyRequest, query: URLSearchParams, name: string): string {
  return getHeader(request, name) || (query.get(name) ?? '');
}

/**
 * Converts parameter names that begin with `x-algolia-` to lower case, because clients write
 * `X-Algolia-API-Key` in different ways.
 */
function toLowerCaseNames(query: URLSearchParams): URLSearchParams {
  const pairs = [...query].map(([name, value]): [string, string] => [
    /^x-algolia-/iu.test(name) ? name.toLowerCase() : name,
    value,
  ]);
  return new URLSearchParams(pairs);
}

function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode } = error as { statusCode?: number };
  let knownError = error instanceof ApiError ? error : null;
  if (statusCode === 413) knownError = new ApiError(413, 'Body is too large');
  if (!knownError) request.log.error({ err: error }, 'search request failed');
  const { status, message } = knownError ?? { status: 500, message: 'Internal error' };
  // Asks the client to retry after one second.
  if (status === 429) reply.header('retry-after', '1');
  return reply.code(status).send({ message, status });
}

/** @throws {ApiError} 400 for an invalid body, 413 for a body that is too large */
function getBody(request: FastifyRequest, { acl }: Endpoint): unknown {
  const bytes = Buffer.isBuffer(request.body) ? request.body : undefined;
  const maxBytes = acl.includes('search') ? MAX_READ_BODY_BYTES : MAX_UNPACKED_BYTES;
  return readBody(bytes, request.headers['content-encoding'], maxBytes);
}

function createLogEntry(
  { method }: FastifyRequest,
  path: string,
  reply: FastifyReply,
): LoggedRequest {
  const [, index] = /^\/1\/indexes\/([^/*]+)/u.exec(path) ?? [];
  return {
    method,
    path: path.slice(0, 500),
    index: index === undefined ? null : decodeOrKeep(index),
    type: /\/(?:query|queries|browse|objects|recommendations)$/u.test(path) ? 'query' : 'build',
    status: reply.statusCode,
    durationMs: reply.elapsedTime,
    respondedAtMs: Date.now(),
  };
}

function decodeOrKeep(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Serves the REST API of Algolia under `/1`. */
export async function searchService(
  app: FastifyInstance,
  { thread, keys, application, applications }: SearchServiceOptions,
): Promise<void> {
  const requestLog = new RequestLog();
  const limit = new QueryRateLimit();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer', bodyLimit: MAX_BODY_BYTES },
    (_request, body, done) => done(null, body),
  );
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('cache-control', 'no-store')
      .header('access-control-allow-origin', '*')
      .header('access-control-allow-headers', '*')
      .header('access-control-allow-methods', 'GET, POST, PUT, DELETE, OPTIONS');
  });
  app.addHook('onResponse', async (request, reply) => {
    const [path = ''] = request.raw.url?.split('?') ?? [];
    if (path.startsWith('/1/') && request.method !== 'OPTIONS') {
      requestLog.add(createLogEntry(request, path, reply));
    }
  });
  app.setErrorHandler(sendError);
  app.options('/1/*', async (_request, reply) => reply.code(204).send());
  // Analytics, A/B tests and abandoned versions have paths of their own, which are not served here.
  app.all('/:version(^[23]$)/*', async () => {
    throw new ApiError(404, 'Path not found');
  });
  app.get('/1/isalive', async () => ({ message: 'server is alive' }));
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/1/*',
    handler: async (request, reply) => {
      const [path = '', search = ''] = (request.raw.url ?? '').split(/\?(.*)/su);
      const query = toLowerCaseNames(new URLSearchParams(search));
      const { endpoint, path: parts } = matchEndpoint(request.method, decodePathSegments(path));
      const header = (name: string) => getCredential(request, query, name);
      const sources = application.sources.map(({ source }) => source);
      const grant = authoriseRequest(
        { ring: keys, applications, sources, limit },
        {
          application: header('x-algolia-application-id'),
          key: header('x-algolia-api-key'),
          ipAddress: request.ip,
          referer: getHeader(request, 'referer'),
        },
      );
      if (!endpoint.acl.some((acl) => grant.acl.has(acl))) {
        throw new ApiError(403, 'Method not allowed with this API key');
      }
      const body = getBody(request, endpoint);
      const call = {
        thread,
        keys,
        application,
        requestLog,
        grant,
        path: parts,
        query,
        header,
        body,
      };
      const response = await endpoint.handle(call);
      reply.type('application/json; charset=utf-8');
      return typeof response === 'string' ? response : JSON.stringify(response);
    },
  });
}
