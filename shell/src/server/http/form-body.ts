import type { FastifyInstance } from 'fastify';

/** Takes forms as browsers send them; everything else but JSON is refused with 415. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}
