import type { FastifyInstance } from 'fastify';

/**
 * Matches paths that browsers request with every page view. Metrics count these requests, so they
 * are logged only at level `debug`, like requests that only read.
 */
const TELEMETRY_PATH_PATTERN = /^\/(?:_views|api\/telemetry\/\w+)$/;

/** Maximum number of characters of a path in a log line, so that callers cannot fill the log. */
const MAX_PATH_CHARACTERS = 200;

/**
 * Logs one line with the request id for each request that changes data or fails. Requests that only
 * read are logged at level `debug`. Queries and visitors are never logged.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    const path = request.url.replace(/[?#].*$/s, '').slice(0, MAX_PATH_CHARACTERS);
    const status = reply.statusCode;
    const isRead = method === 'GET' || method === 'HEAD' || TELEMETRY_PATH_PATTERN.test(path);
    const fields = { method, path, status, ms: Math.round(reply.elapsedTime) };
    log[isRead && status < 500 ? 'debug' : 'info'](fields, 'request');
  });
}
