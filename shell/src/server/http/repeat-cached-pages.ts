import type { RequestListener } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance } from 'fastify';
import type { CachedPageRepeater } from './cached-page-repeater.ts';

type RequestAnswerer = (...parameters: Parameters<RequestListener>) => boolean;

/**
 * Answers requests for cached pages before Fastify sees them: its request objects and hooks would be
 * a seventh of the work. Shutdown turns this off, because the last responses close their
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
  /** An error here would end the process, because Fastify does not catch it. */
  const tryToRespond: RequestAnswerer = (request, response) => {
    try {
      return repeater.respond(request, response, () => proxyAddress(request, isTrusted));
    } catch (error) {
      app.log.error({ err: error }, 'cached page not repeated');
      return response.headersSent;
    }
  };
  const listeners = app.server.listeners('request') as RequestListener[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (!isClosing && tryToRespond(request, response)) return;
    for (const listener of listeners) listener(request, response);
  });
}

/** Prepares the responses of cached pages, after all hooks that set headers. */
export function prepareCachedPages(app: FastifyInstance, repeater: CachedPageRepeater): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    repeater.prepare(request, reply, payload);
    done(null, payload);
  });
}
