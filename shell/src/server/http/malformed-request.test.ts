import Fastify from 'fastify';
import { PageResponse } from '#server/pipeline/page-response.ts';
import { refuseMalformedRequest } from './malformed-request.ts';
import type { MalformedPageRenderer } from './malformed-request.ts';

const BROWSER_ACCEPT = 'text/html,application/xhtml+xml,*/*;q=0.8';

const renderPage: MalformedPageRenderer = async () =>
  new PageResponse(400, { 'content-type': 'text/html; charset=utf-8' }, '<h1>Ungültig</h1>');

async function requestPage(url: string, accept: string, page = renderPage) {
  const app = Fastify({
    frameworkErrors: (error, request, reply) =>
      void refuseMalformedRequest(error, request, reply, page),
  });
  app.get('/*', async () => 'Seite');
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
  return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body };
}

test.each(['/kleinanzeigen/%', '/kleinanzeigen/%FF'])(
  'answers browsers with an error page for %s',
  async (url) => {
    expect(await requestPage(url, BROWSER_ACCEPT)).toEqual({
      statusCode: 400,
      type: 'text/html; charset=utf-8',
      cache: 'no-store',
      body: '<h1>Ungültig</h1>',
    });
  },
);

test.each([
  ['clients that accept no HTML', '*/*', renderPage],
  [
    'browsers when rendering fails',
    BROWSER_ACCEPT,
    async () => Promise.reject(new Error('no release yet')),
  ],
])('answers %s with a plain text', async (_case, accept, page) => {
  expect(
    await requestPage('/kleinanzeigen/%', accept, page as MalformedPageRenderer),
  ).toMatchObject({
    statusCode: 400,
    type: 'text/plain; charset=utf-8',
    body: 'Diese Adresse ist ungültig.\n',
  });
});
