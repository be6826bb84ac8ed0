import type { FastifyInstance } from 'fastify';

/** The api returns data, never pages. These headers forbid scripts, framing and MIME sniffing. */
const securityHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const transportSecurityHeader = 'max-age=31536000; includeSubDomains';

/**
 * Sets security headers on every response. Forbids caching unless the route allows it.
 *
 * Browsers download data that is opened as a page (ASVS 14.4.2). They display errors, because a
 * failed form without JavaScript opens the error response as a page.
 * @param siteUrl origin of the site. `localhost` gets no HSTS, because HSTS would apply to all its
 *   ports.
 */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const { protocol, hostname } = new URL(siteUrl);
  const secure = protocol === 'https:' && hostname !== 'localhost';
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(securityHeaders).header('x-request-id', request.id);
    if (secure) reply.header('strict-transport-security', transportSecurityHeader);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const type = String(reply.getHeader('content-type') ?? '');
    if (type.startsWith('application/json') && !reply.hasHeader('content-disposition')) {
      reply.header('content-disposition', 'attachment; filename="api.json"');
    }
  });
}
