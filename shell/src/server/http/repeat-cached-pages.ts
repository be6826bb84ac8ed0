import type { RequestListener } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { CachedPageRepeater } from './cached-page-repeater.ts';

/**
 * Answers requests for cached pages before Fastify sees them: its request objects and hooks would be
 * a quarter of the work. Shutdown turns this off, because the last responses close their
 * connections.
 *
 * @param trustedProxies addresses of proxies whose `X-Forwarded-For` counts, separated by commas, as
 *   in Fastify's option `trustProxy`
 */
export function repeatCachedPages(
  app: FastifyInstance,
  repeater: CachedPageRepeater,
  trustedProxies: string,
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isTrusted = proxyAddress.compile(trustedProxies.split(',').map((name) => name.trim()));
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    const isAnswered =
      !isClosing && repeater.respond(request, response, () => proxyAddress(request, isTrusted));
    if (!isAnswered) for (const listener of listeners) listener(request, response);
  });
}

/** Prepares the responses of cached pages, after all hooks that set headers. */
export function prepareCachedPages(app: FastifyInstance, repeater: CachedPageRepeater): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    repeater.prepare(request, reply, payload);
    done(null, payload);
  });
}
