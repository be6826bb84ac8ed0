import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';

/** Own files only; its icons are data addresses in its own stylesheet. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; " +
  "font-src 'self'; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The document of the API as pages to browse, at `/api/docs`, with files of our own. */
export async function addApiPages(app: FastifyInstance): Promise<void> {
  // Before the pages: they take the hooks that exist when they are registered.
  app.addHook('onSend', async (request, reply) => {
    if (request.url.startsWith('/api/docs')) reply.header('content-security-policy', policy);
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: true, docExpansion: 'none', supportedSubmitMethods: [] },
    theme: { title: 'Grünland API' },
  });
}
