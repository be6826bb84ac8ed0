import fastifyCookie from '@fastify/cookie';
import { jest } from '@jest/globals';
import Fastify from 'fastify';
import { createElement } from 'react';
import { CachedPageRepeater } from '#server/http/cached-page-repeater.ts';
import { endConnectionsOnClose } from '#server/http/end-connections-on-close.ts';
import { pageRoutes } from '#server/http/page.routes.ts';
import { prepareCachedPages, repeatCachedPages } from '#server/http/repeat-cached-pages.ts';
import { addSecurityHeaders } from '#server/http/security-headers.ts';
import { createPageServices } from './page-services.ts';

/** Starts a server whose page `/wetter` is cached. `runs` counts requests that reach the pipeline. */
async function startShell() {
  const { services, metrics } = createPageServices(
    {
      handle: { layout: 'clean', cache: { ttl: 60 } },
      loader: async () => ({ kind: 'page', data: null, head: { name: 'Regen' } }),
    },
    () => createElement('h1', null, 'Regen'),
  );
  const runs = jest.spyOn(services.snapshots, 'selectSnapshot');
  const app = Fastify({ return503OnClosing: false });
  const repeater = new CachedPageRepeater(services);
  repeatCachedPages(app, repeater, 'loopback, uniquelocal');
  endConnectionsOnClose(app);
  addSecurityHeaders(app, services.config.siteUrl);
  await app.register(fastifyCookie);
  prepareCachedPages(app, repeater);
  pageRoutes(app, services, repeater);
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const read = async (headers: Record<string, string> = {}, path = '/wetter', method = 'GET') => {
    const response = await fetch(url + path, { headers, method });
    const text = await response.text();
    return { status: response.status, text, headers: Object.fromEntries(response.headers) };
  };
  return { app, services, metrics, runs, read };
}

/** Starts the server and requests the page until its response is prepared. */
export async function startPreparedShell() {
  const shell = await startShell();
  await shell.read();
  const prepared = await shell.read();
  shell.runs.mockClear();
  shell.metrics.recordPage.mockClear();
  return { ...shell, prepared };
}
