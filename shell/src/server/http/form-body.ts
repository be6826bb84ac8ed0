import type { FastifyInstance } from 'fastify';

/** Makes Fastify parse the bodies of URL-encoded forms to `URLSearchParams`. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}
