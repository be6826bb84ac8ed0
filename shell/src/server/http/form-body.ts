import type { FastifyInstance } from 'fastify';

/**
 * Makes Fastify parse URL-encoded forms. For content types other than these and JSON, Fastify sends
 * status 415.
 */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 256 * 1024 },
    (_request, body, done) => done(null, new URLSearchParams(body as string)),
  );
}
