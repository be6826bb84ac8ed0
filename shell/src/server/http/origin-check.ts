import type { FastifyInstance } from 'fastify';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses requests that change data and come from other sites (CSRF). Recognizes other sites by the
 * `Sec-Fetch-Site` and `Origin` headers. Requests without these headers do not come from browsers
 * and carry no cookies.
 */
export function refuseForeignOrigins(app: FastifyInstance, siteUrl: string): void {
  const siteOrigin = new URL(siteUrl).origin;
  app.addHook('onRequest', async (request, reply) => {
    if (SAFE_METHODS.has(request.method)) return;
    const site = request.headers['sec-fetch-site'];
    const origin = request.headers.origin;
    const requestOrigin = `${request.protocol}://${request.headers.host}`;
    const isForeignOrigin =
      origin !== undefined && origin !== siteOrigin && origin !== requestOrigin;
    if (site === 'cross-site' || isForeignOrigin) {
      await reply
        .code(403)
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Die Anfrage kam von einer fremden Seite und wurde nicht ausgeführt.\n');
    }
  });
}
