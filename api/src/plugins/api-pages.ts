import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/**
 * Content security policy: the pages load files only from this server, and icons from data URLs in
 * the stylesheet.
 */
const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Serves the API documentation at `/api/docs`. */
export async function addApiPages(app: FastifyInstance): Promise<void> {
  // Adds this hook before the routes, because a hook applies only to routes that are registered
  // later.
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
