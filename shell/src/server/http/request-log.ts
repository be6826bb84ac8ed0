import type { FastifyInstance } from 'fastify';

/**
 * Paths that every page view requests. Their requests are counted elsewhere, so they are logged
 * like reads.
 */
const TELEMETRY_PATHS = /^\/(?:_views|api\/telemetry\/\w+)$/;

/**
 * Logs one line, with the request id, for each request that changes something or fails. Never logs
 * queries or visitors. Reads are logged at level `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    const path = request.url.replace(/[?#].*$/s, '');
    const status = reply.statusCode;
    const isRead = method === 'GET' || method === 'HEAD' || TELEMETRY_PATHS.test(path);
    const fields = { method, path, status, ms: Math.round(reply.elapsedTime) };
    log[isRead && status < 500 ? 'debug' : 'info'](fields, 'request');
  });
}
