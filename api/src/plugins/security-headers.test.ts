import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';

import { addSecurityHeaders } from './security-headers.ts';

let app: FastifyInstance;
beforeAll(() => {
  app = fastify();
  addSecurityHeaders(app, 'http://gruenland.example');
  app.get('/data', async () => ({ a: 1 }));
  app.get('/table', async (_request, reply) =>
    reply.header('content-disposition', 'attachment; filename="daten.json"').send({ a: 1 }),
  );
  app.get('/page', async (_request, reply) => reply.type('text/html').send('<p>Hallo</p>'));
  app.get('/refused', async (_request, reply) =>
    reply.code(403).type('application/problem+json').send('{}'),
  );
});
afterAll(async () => app.close());

test.each([
  ['/data', 'attachment; filename="api.json"'],
  ['/table', 'attachment; filename="daten.json"'],
  ['/page', undefined],
  ['/refused', undefined],
])('data opened as a page is downloaded: %s', async (url, expectedDisposition) => {
  expect((await app.inject({ url })).headers['content-disposition']).toBe(expectedDisposition);
});
