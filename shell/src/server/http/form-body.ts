import type { FastifyInstance } from 'fastify';

/** Parses URL-encoded forms. Fastify answers 415 to all other content types except JSON. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}
