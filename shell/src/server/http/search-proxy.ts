import type { FastifyInstance } from 'fastify';

/**
 * Paths of the search service that visitors may use, all with POST. Paths for administration, single
 * indices and single documents are refused, even if the request contains a valid API key.
 */
const PUBLIC_SEARCH_PATHS = new Set([
  '/1/indexes/*/queries',
  '/1/indexes/*/recommendations',
  '/1/events',
]);

/**
 * Sends 404 for all paths except the public ones. Compares the path as sent, without decoding it.
 */
export function refuseNonPublicSearchPaths(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?');
    if (request.method !== 'POST' || !PUBLIC_SEARCH_PATHS.has(path)) return reply.callNotFound();
  });
}

/** Codes of errors caused by an upstream. The client causes all other errors, for example by invalid headers. */
const UPSTREAM_ERROR_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  'UND_ERR_BODY_TIMEOUT',
  'UND_ERR_CONNECT_TIMEOUT',
  'UND_ERR_HEADERS_TIMEOUT',
  'UND_ERR_SOCKET',
]);

/**
 * Returns whether the upstream caused the error. Errors before the request is complete are caused by
 * a client that disconnects or sends slowly.
 */
export function isCausedByUpstream(error: Error, isRequestComplete: boolean): boolean {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return isRequestComplete && code !== undefined && UPSTREAM_ERROR_CODES.has(code);
}
