import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Same-origin files only; the icons are data URLs in the stylesheet. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API documentation at `/api/docs`, with local files only. */
export async function addApiPages(app: FastifyInstance): Promise<void> {
  // Must be added first: routes only get hooks that exist when they are registered.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', policy);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', supportedSubmitMethods: [] },
    theme: { title: 'Grünland API' },
  });
}
