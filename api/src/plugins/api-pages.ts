import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Content security policy: same-origin files only; the icons are data URLs in the stylesheet. */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API documentation at `/api/docs`. The pages load only files from this server. */
export async function addApiPages(app: FastifyInstance): Promise<void> {
  // This hook must be added before the routes, because a route only gets hooks that exist when the
  // route is registered.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/docs'))
      reply.header('content-security-policy', contentSecurityPolicy);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', supportedSubmitMethods: [] },
    theme: { title: 'Grünland API' },
  });
}
