import type { FastifyInstance } from 'fastify';

/** Sent with every page view, and read where they are counted. */
const COUNTED = /^\/(?:_views|api\/intake\/\w+)$/;

/**
 * One line for each request that changes something or fails, by the id that the edge gave it: what it
 * was and how it ended, never who or what for. Plain reads only on `debug`.
 */
export function addRequestLog(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, log } = request;
    const path = request.url.replace(/[?#].*$/s, '');
    const status = reply.statusCode;
    const isRead = method === 'GET' || method === 'HEAD' || COUNTED.test(path);
    const facts = { method, path, status, ms: Math.round(reply.elapsedTime) };
    log[isRead && status < 500 ? 'debug' : 'info'](facts, 'request');
  });
}
