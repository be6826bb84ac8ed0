import type { FastifyInstance } from 'fastify';

/**
 * JSON only. An empty body counts as none, because some clients name the type even when they
 * send nothing; objects that reach for a prototype are refused.
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
