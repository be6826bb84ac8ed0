import type { FastifyInstance } from 'fastify';

/** Answers are data, never pages: nothing in them may run, be framed or be guessed at. */
const headers = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const oneYear = 'max-age=31536000; includeSubDomains';

/**
 * Sets the headers of every answer; answers are not stored unless their route says so. Opened as a
 * page, data are a file to keep (ASVS 14.4.2); refusals are shown, as forms without script end there.
 *
 * @param siteUrl origin of the site; `localhost` is not bound to https, as all its ports would be
 */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const { protocol, hostname } = new URL(siteUrl);
  const secure = protocol === 'https:' && hostname !== 'localhost';
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers).header('x-request-id', request.id);
    if (secure) reply.header('strict-transport-security', oneYear);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && !reply.hasHeader('content-disposition')) {
      reply.header('content-disposition', 'attachment; filename="api.json"');
    }
  });
}
