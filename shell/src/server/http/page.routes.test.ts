import fastifyCookie from '@fastify/cookie';
import Fastify from 'fastify';
import { createElement } from 'react';
import { COMBINATION_HEADER } from '#page/page-payload.ts';
import { COMBINATION, createPageServices } from '#server/testing/page-services.ts';
import { acceptForms } from './form-body.ts';
import { refuseMalformedRequest } from './malformed-request.ts';
import { createMalformedPageRenderer, pageRoutes } from './page.routes.ts';

async function startShell(cache?: { ttl: number }) {
  const { services } = createPageServices(
    {
      handle: { layout: 'clean', ...(cache ? { cache } : {}) },
      loader: async () => ({ kind: 'page', data: null, head: { name: 'Regen' } }),
      action: async ({ form }) =>
        form['day'] === 'today'
          ? { kind: 'done', to: '/wetter/heute', setCookies: ['day=today'] }
          : {
              kind: 'refused',
              form: { values: form, errors: form['day'] ? { day: 'Welcher Tag?' } : {} },
            },
    },
    () => createElement('h1', null, 'Regen'),
  );
  const app = Fastify({
    frameworkErrors: (error, request, reply) =>
      void refuseMalformedRequest(error, request, reply, createMalformedPageRenderer(services)),
  });
  acceptForms(app);
  await app.register(fastifyCookie);
  pageRoutes(app, services);
  return app;
}

test('sends private pages without caching, and public pages with an ETag', async () => {
  const privatePage = await (await startShell()).inject({ url: '/wetter' });
  expect(privatePage.statusCode).toBe(200);
  expect(privatePage.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'text/html; charset=utf-8',
    'x-cache': 'bypass',
  });
  expect(privatePage.body).toContain('<h1>Regen</h1>');
  const app = await startShell({ ttl: 60 });
  const { headers } = await app.inject({ url: '/wetter' });
  expect(headers).toMatchObject({ 'x-cache': 'miss', vary: 'accept-encoding' });
  const repeatedResponse = await app.inject({
    url: '/wetter',
    headers: { 'if-none-match': String(headers['etag']) },
  });
  expect([repeatedResponse.statusCode, repeatedResponse.headers['x-cache']]).toEqual([304, 'hit']);
});

test.each([
  ['/wetter/?tag=1', 301, '/wetter?tag=1', undefined, undefined],
  ['/wetter/?token=x', 301, '/wetter?token=x', 'no-store', 'no-referrer'],
  ['/wetter?vorschau=aus', 302, '/wetter', 'no-store', 'no-referrer'],
])('redirects %s', async (url, status, location, cacheControl, referrerPolicy) => {
  const { statusCode, headers, body } = await (await startShell()).inject({ url });
  expect([statusCode, headers.location, body]).toEqual([status, location, '']);
  expect(headers['cache-control']).toBe(cacheControl);
  expect(headers['referrer-policy']).toBe(referrerPolicy);
  expect(headers['content-type']).toBeUndefined();
  expect(headers['set-cookie']).toEqual(
    url.includes('vorschau')
      ? ['gl_vorschau=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure']
      : undefined,
  );
});

test('answers client navigations with JSON, and with 409 when the releases are gone', async () => {
  const app = await startShell();
  const navigate = (releases: string) =>
    app.inject({ url: '/_data', query: { url: '/wetter', releases } });
  const page = await navigate(COMBINATION);
  expect(page.json()).toMatchObject({ kind: 'page', page: { path: '/wetter', status: 200 } });
  const gone = await navigate('old');
  expect([gone.statusCode, gone.headers['cache-control'], gone.json()]).toEqual([
    409,
    'no-store',
    expect.objectContaining({ code: 'release.removed' }),
  ]);
});

test.each([
  ['day=today', 303, '/wetter/heute'],
  ['day=never', 422, undefined],
  ['step=first', 200, undefined],
])('answers the form %s', async (payload, status, location) => {
  const { statusCode, headers } = await (
    await startShell({ ttl: 60 })
  ).inject({
    method: 'POST',
    url: '/wetter',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  });
  expect([statusCode, headers.location]).toEqual([status, location]);
});

describe('forms of open pages', () => {
  const sendForm = async (payload: string, combination = COMBINATION) =>
    (await startShell({ ttl: 60 })).inject({
      method: 'POST',
      url: '/wetter?tag=1',
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        [COMBINATION_HEADER]: combination,
      },
      payload,
    });

  test('get the next page as JSON, and whether the answer sets cookies', async () => {
    const { statusCode, headers, json } = await sendForm('day=today');
    expect([statusCode, json()]).toEqual([
      200,
      { kind: 'redirect', to: '/wetter/heute', setsCookies: true },
    ]);
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'set-cookie': ['day=today'] });
  });

  test('get the page with messages and an error in its title', async () => {
    const { statusCode, headers, json } = await sendForm('day=never');
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(json()).toMatchObject({
      kind: 'page',
      page: {
        url: '/wetter?tag=1',
        form: { values: { day: 'never' }, errors: { day: 'Welcher Tag?' } },
        head: { title: 'Fehler: Grünland - Regen' },
      },
    });
  });

  test('are refused without running the action if the releases are gone', async () => {
    const { statusCode, json } = await sendForm('day=today', 'old');
    expect([statusCode, json().code]).toEqual([409, 'release.removed']);
  });
});

test.each(['/wetter/%', '/wetter/%00'])('shows the error screen for %s', async (url) => {
  const { statusCode, headers, body } = await (
    await startShell()
  ).inject({ url, headers: { accept: 'text/html' } });
  expect([statusCode, headers['cache-control']]).toEqual([400, 'no-store']);
  expect(body).toContain('400 | Ungültige Adresse');
});
