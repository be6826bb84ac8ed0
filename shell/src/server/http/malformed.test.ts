import Fastify from 'fastify';
import { Answer } from '#server/pipeline/answer.ts';
import { refuseMalformed } from './malformed.ts';
import type { MalformedPage } from './malformed.ts';

const BROWSER = 'text/html,application/xhtml+xml,*/*;q=0.8';

const screen: MalformedPage = async () => ({
  answer: new Answer(400, { 'content-type': 'text/html; charset=utf-8' }, '<h1>Ungültig</h1>'),
  cache: 'bypass',
  setCookies: [],
  owner: null,
});

async function asked(url: string, accept: string, page = screen) {
  const app = Fastify({
    frameworkErrors: (error, request, reply) => void refuseMalformed(error, request, reply, page),
  });
  app.get('/*', async () => 'Seite');
  const { statusCode, headers, body } = await app.inject({ url, headers: { accept } });
  return { statusCode, type: headers['content-type'], cache: headers['cache-control'], body };
}

test.each(['/kleinanzeigen/%', '/kleinanzeigen/%FF'])('browsers get a page for %s', async (url) => {
  expect(await asked(url, BROWSER)).toEqual({
    statusCode: 400,
    type: 'text/html; charset=utf-8',
    cache: 'no-store',
    body: '<h1>Ungültig</h1>',
  });
});

test.each([
  ['who reads no pages', '*/*', screen],
  ['browsers without a page', BROWSER, async () => Promise.reject(new Error('no release yet'))],
])('%s get a text', async (_who, accept, page) => {
  expect(await asked('/kleinanzeigen/%', accept, page as MalformedPage)).toMatchObject({
    statusCode: 400,
    type: 'text/plain; charset=utf-8',
    body: 'Diese Adresse ist ungültig.\n',
  });
});
