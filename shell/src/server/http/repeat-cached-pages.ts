import type { FastifyInstance } from 'fastify';
import type { CachedPageRepeater } from './cached-page-repeater.ts';

/**
 * Answers requests for cached pages before all hooks that are added later. Shutdown turns this off,
 * because the last responses close their connections.
 */
export function repeatCachedPages(app: FastifyInstance, repeater: CachedPageRepeater): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onRequest', (request, reply, done) => {
    if (isClosing || !repeater.respond(request, reply)) done();
  });
}

/** Prepares the responses of cached pages, after all hooks that set headers. */
export function prepareCachedPages(app: FastifyInstance, repeater: CachedPageRepeater): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    repeater.prepare(request, reply, payload);
    done(null, payload);
  });
}
