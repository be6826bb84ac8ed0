import type { FastifyInstance } from 'fastify';
import { PAGE_STYLESHEET_PREFIX } from '#server/styles/page-stylesheets.ts';
import type { PageStylesheets } from '#server/styles/page-stylesheets.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Serves the stylesheets of pages. Their names determine their content. */
export function pageStylesheetRoutes(app: FastifyInstance, pageStylesheets: PageStylesheets): void {
  app.get<{ Params: { name: string } }>(
    `${PAGE_STYLESHEET_PREFIX}:name`,
    async (request, reply) => {
      const stylesheet = pageStylesheets.read(request.params.name);
      if (!stylesheet)
        return reply.code(404).header('cache-control', 'no-store').type('text/plain').send();
      const { encoding, body } = stylesheet.encode(
        negotiateEncoding(request.headers['accept-encoding']),
      );
      if (encoding !== 'identity') reply.header('content-encoding', encoding);
      return reply
        .type('text/css; charset=utf-8')
        .header('vary', 'accept-encoding')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await body);
    },
  );
}
