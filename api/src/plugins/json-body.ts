import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies. An empty body counts as none, because some clients send the content type
 * without a body. Rejects objects that could pollute prototypes.
 */
export function addJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else parse(request, text, done);
  });
}
