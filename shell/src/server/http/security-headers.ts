import type { FastifyInstance } from 'fastify';

/** Seconds for which browsers use only https for this site (two years). */
const HSTS_MAX_AGE_SECONDS = 63_072_000;

/**
 * Adds security headers to every response; pages add their content security policy themselves.
 * Localhost gets no HSTS header, because the header would also apply to sites on other ports.
 *
 * @param siteUrl origin of the site
 */
export function addSecurityHeaders(app: FastifyInstance, siteUrl: string): void {
  const { protocol, hostname } = new URL(siteUrl);
  const isHttps = protocol === 'https:' && hostname !== 'localhost';
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('referrer-policy'))
      reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header(
      'permissions-policy',
      'camera=(), geolocation=(self), microphone=(self), payment=(), usb=()',
    );
    reply.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    if (isHttps)
      reply.header(
        'strict-transport-security',
        `max-age=${HSTS_MAX_AGE_SECONDS}; includeSubDomains`,
      );
  });
}
