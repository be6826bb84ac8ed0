import type { FastifyInstance } from 'fastify';
import type { CircuitBreaker } from '#server/circuit-breaker.ts';

/**
 * Paths of the search service that visitors may use, all with POST. Administration, single indices
 * and single documents stay closed whatever the key is.
 */
const PUBLIC_SEARCH_PATHS = new Set([
  '/1/indexes/*/queries',
  '/1/indexes/*/recommendations',
  '/1/events',
]);

/** Answers 404 to everything except the public paths, compared as they were sent. */
export function refuseOtherSearchPaths(scope: FastifyInstance): void {
  scope.addHook('onRequest', async (request, reply) => {
    const [path = ''] = (request.raw.url ?? '').split('?');
    if (request.method !== 'POST' || !PUBLIC_SEARCH_PATHS.has(path)) return reply.callNotFound();
  });
}

/** Errors of connections to an upstream. Others, such as for invalid headers, are the client's. */
const CONNECTION_ERRORS = new Set([
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
 * Reports an error to the breaker if it is the upstream's. A client that hangs up or sends slowly
 * causes errors too; they happen before its request is complete.
 */
export function reportProxyError(
  breaker: CircuitBreaker,
  error: Error,
  isRequestComplete: boolean,
): void {
  const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
  if (isRequestComplete && code !== undefined && CONNECTION_ERRORS.has(code))
    breaker.recordFailure();
}
