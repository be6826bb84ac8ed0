import type { FastifyInstance } from 'fastify';
import { PAGE_SHEET_PREFIX } from '#server/styles/page-sheets.ts';
import type { PageSheets } from '#server/styles/page-sheets.ts';
import { negotiateEncoding } from './negotiate-encoding.ts';

/** Serves the stylesheets of pages. Their names determine their content. */
export function pageSheetRoutes(app: FastifyInstance, pageSheets: PageSheets): void {
  app.get<{ Params: { name: string } }>(`${PAGE_SHEET_PREFIX}:name`, async (request, reply) => {
    const sheet = pageSheets.read(request.params.name);
    if (!sheet)
      return reply.code(404).header('cache-control', 'no-store').type('text/plain').send();
    const { encoding, body } = sheet.encode(negotiateEncoding(request.headers['accept-encoding']));
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply
      .type('text/css; charset=utf-8')
      .header('vary', 'accept-encoding')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await body);
  });
}
