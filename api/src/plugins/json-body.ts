import type { FastifyInstance } from 'fastify';

/**
 * Parses JSON bodies. Treats an empty body as no body, because some clients send the content type
 * without a body. Rejects objects that could pollute prototypes.
 */
export function addJsonBodyParser(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString();
    if (text === '') done(null, undefined);
    else parseJson(request, text, done);
  });
}
