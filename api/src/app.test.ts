import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { errorCatalogue } from '@gruenland/shared-contracts/error-catalogue.ts';

import { logIn, registerPerson, signIn } from '#testing/people.ts';
import { publicSite } from '#testing/public-site.ts';
import { siteUrl, startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

/** The properties of an OpenAPI operation that this test reads. */
interface Operation {
  readonly tags?: readonly string[];
  readonly responses: object;
}

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api?.end());

const logOut = (headers: Record<string, string>) =>
  api.sendRequest({ method: 'POST', url: '/api/auth/logout', headers });

describe('errors', () => {
  test('are problem details with a stable code, a German title and the request id', async () => {
    const headers = { 'x-request-id': 'abc-12345678' };
    const response = await api.sendRequest({ url: '/api/nirgendwo?token=geheim', headers });
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('application/problem+json');
    expect(response.headers['x-request-id']).toBe('abc-12345678');
    expect(response.json()).toEqual({
      type: 'about:blank',
      status: 404,
      code: 'route.not-found',
      title: errorCatalogue['route.not-found'].text,
      requestId: 'abc-12345678',
    });
  });

  test.each(['', 'kurz', 'x'.repeat(65), 'a b c d e f g h', '<script>'])(
    'the request id "%s" is replaced',
    async (requestId) => {
      const response = await api.sendRequest({
        url: '/health',
        headers: { 'x-request-id': requestId },
      });
      expect(response.headers['x-request-id']).toMatch(/^[0-9A-Z]{26}$/u);
    },
  );

  test.each([
    ['broken JSON', 'application/json', '{"email":'],
    ['no object', 'application/json', '"text"'],
    ['a prototype', 'application/json', '{"__proto__":{"a":1},"email":"a@b.de","password":"x"}'],
    ['nothing', 'application/json', ''],
  ])('a body that is %s is rejected', async (_, type, payload) => {
    const headers = { 'content-type': type, origin: siteUrl };
    const response = await api.sendRequest({
      method: 'POST',
      url: '/api/auth/login',
      headers,
      payload,
    });
    expect(response.json()).toMatchObject({ status: 400, code: 'request.invalid' });
  });

  test.each(['application/x-www-form-urlencoded', 'text/plain', 'application/xml', 'x', ''])(
    'a body with content type "%s" is rejected',
    async (type) => {
      const headers = { 'content-type': type, origin: siteUrl };
      const payload = '{"email":"a@b.de","password":"x"}';
      const response = await api.sendRequest({
        method: 'POST',
        url: '/api/auth/login',
        headers,
        payload,
      });
      expect(response.json()).toMatchObject({ status: 415, code: 'request.media-type' });
    },
  );

  test('a body that is too large is rejected', async () => {
    const response = await api.post('/api/auth/login', {
      email: 'a'.repeat(200_000),
      password: 'x',
    });
    expect(response.json()).toMatchObject({ status: 413, code: 'request.too-large' });
  });

  test.each(['/%', '/api/%00', '/api/%c0%ae', `/${'a'.repeat(10_000)}`, '//evil.example/api'])(
    'the path %.20s gets an answer',
    async (url) => {
      const response = await api.sendRequest({ url });
      expect([400, 404]).toContain(response.statusCode);
      expect(response.headers['content-type']).toBe('application/problem+json');
    },
  );

  test('an unreachable database answers 503 without the reason', async () => {
    const pool = api.database.pool;
    const query = pool.query;
    pool.query = () => Promise.reject(Object.assign(new Error('down'), { code: 'ECONNREFUSED' }));
    try {
      const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' });
      expect(response.json()).toMatchObject({ status: 503, code: 'upstream.unavailable' });
      expect(response.body).not.toMatch(/ECONN|down|select/iu);
      const health = await api.sendRequest({ url: '/health' });
      expect([health.statusCode, health.json().database.status]).toEqual([503, 'failing']);
      expect((await api.sendRequest({ url: '/health/live' })).statusCode).toBe(200);
    } finally {
      pool.query = query;
    }
    expect((await api.sendRequest({ url: '/api/kleinanzeigen/categories' })).statusCode).toBe(200);
  });

  test('an unexpected error answers 500 without details', async () => {
    const pool = api.database.pool;
    const query = pool.query;
    pool.query = () => Promise.reject(new Error('secret detail'));
    const response = await api.sendRequest({ url: '/api/kleinanzeigen/categories' }).finally(() => {
      pool.query = query;
    });
    expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
    expect(response.body).not.toContain('secret');
  });

  test('no data is returned while sessions cannot be read', async () => {
    const cookie = await signIn(api);
    const pool = api.database.pool;
    const query = pool.query;
    pool.query = () => Promise.reject(new Error('broken'));
    const requestProfile = () =>
      api.sendRequest({ url: '/api/account/profile', headers: { cookie } });
    const response = await requestProfile().finally(() => {
      pool.query = query;
    });
    expect(response.json()).toMatchObject({ status: 500, code: 'internal' });
    expect((await requestProfile()).statusCode).toBe(200);
  });
});

describe('state-changing requests', () => {
  test.each([
    ['our own page', { origin: siteUrl }],
    ['our own page, without origin', { 'sec-fetch-site': 'same-origin' }],
    ['a server', {}],
  ])('from %s are processed', async (_, headers) => {
    expect((await logOut(headers)).statusCode).toBe(200);
  });

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['a sandboxed frame', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:3001' }],
    ['another scheme', { origin: 'https://localhost:3000' }],
    ['a look-alike', { origin: 'http://localhost:3000.evil.example' }],
    ['another site, without origin', { 'sec-fetch-site': 'cross-site' }],
    ['a sibling site', { 'sec-fetch-site': 'same-site' }],
    [
      'another site that claims to be the same',
      { origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('from %s are rejected', async (_, headers) => {
    const cookie = await signIn(api);
    const response = await logOut({ cookie, ...headers });
    expect(response.json()).toMatchObject({ status: 403, code: 'request.origin' });
    const session = await api.sendRequest({ url: '/api/_auth/session', headers: { cookie } });
    expect(session.json()).toHaveProperty('user');
  });

  test('all have a rate limit', async () => {
    const document = (await api.sendRequest({ url: '/api/openapi.json' })).json();
    for (const [url, operations] of Object.entries<Record<string, unknown>>(document.paths)) {
      for (const method of Object.keys(operations)) {
        if (method === 'get') continue;
        const response = await api.sendRequest({ method: method.toUpperCase() as 'POST', url });
        expect([url, response.headers['x-ratelimit-limit']]).toEqual([url, expect.any(String)]);
      }
    }
  });
});

describe('every response', () => {
  test.each(['/health', '/api/_auth/session', '/api/nirgendwo', '/api/openapi.json'])(
    '%s forbids framing, sniffing and scripts',
    async (url) => {
      const { headers } = await api.sendRequest({ url, headers: { origin: 'null' } });
      expect(headers).toMatchObject({
        'content-type': expect.stringMatching(
          /^application\/(?:json; charset=utf-8|problem\+json)$/u,
        ),
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'referrer-policy': 'no-referrer',
        'cache-control': expect.stringMatching(/no-store|public/u),
      });
      for (const name of ['access-control-allow-origin', 'server', 'x-powered-by', 'via']) {
        expect(headers).not.toHaveProperty([name]);
      }
    },
  );

  test('with https, the cookie has the __Host- prefix and responses set HSTS', async () => {
    const httpsApi = await startTestApi(publicSite);
    const response = await httpsApi.sendRequest({ method: 'POST', url: '/api/auth/logout' });
    await httpsApi.end();
    expect(response.headers['set-cookie']).toMatch(/^__Host-gl_session=;.*Path=\/;.*Secure/u);
    expect(response.headers['strict-transport-security']).toContain('max-age=');
  });

  test('with https, the login cookie is Secure, HttpOnly, host-only and valid for all paths', async () => {
    // Uses `localhost`, because this test needs the mail catcher, which public sites must not use.
    const origin = 'https://localhost';
    const httpsApi = await startTestApi({ SITE_URL: origin });
    const post: TestApi['post'] = (url, payload) => httpsApi.post(url, payload, { origin });
    const login = await logIn({ ...httpsApi, post }, await registerPerson({ ...httpsApi, post }));
    await httpsApi.end();
    // Browsers accept the prefix `__Host-` only with Secure, the path `/` and no domain.
    const cookieAttributesPattern = String.raw`Path=/; HttpOnly; Secure; SameSite=Lax$`;
    expect(login.headers['set-cookie']).toEqual([
      expect.stringMatching(
        `^__Host-gl_session=[\\w-]{32,}; Max-Age=7776000; ${cookieAttributesPattern}`,
      ),
      expect.stringMatching(
        `^__Host-gl_device=[\\w.-]{60,}; Max-Age=31536000; ${cookieAttributesPattern}`,
      ),
    ]);
  });
});

describe('GET /api/openapi.json', () => {
  test('describes every route with its bodies and responses', async () => {
    const document = (await api.sendRequest({ url: '/api/openapi.json' })).json();
    expect(document.openapi).toBe('3.1.0');
    const paths = ['/api/_auth/session', '/api/auth/login', '/api/kleinanzeigen/categories'];
    expect(Object.keys(document.paths)).toEqual(expect.arrayContaining(paths));
    for (const [path, operations] of Object.entries<Record<string, Operation>>(document.paths)) {
      for (const [method, { tags, responses }] of Object.entries(operations)) {
        if (!path.startsWith('/api/')) continue;
        // Every operation has one tag, a response schema and error responses.
        expect([path, method, tags?.length]).toEqual([path, method, 1]);
        expect(Object.keys(responses)).toEqual(expect.arrayContaining(['4XX', '5XX']));
        expect(Object.keys(responses).some((status) => /^[23]/u.test(status))).toBe(true);
      }
    }
    const login = document.paths['/api/auth/login'].post;
    const body = login.requestBody.content['application/json'].schema;
    expect(body).toMatchObject({
      type: 'object',
      required: ['email', 'password'],
      additionalProperties: false,
    });
    expect(Object.keys(login.responses)).toEqual(
      ['200', '4xx', '5xx'].map((key) => key.toUpperCase()),
    );
    const problemSchema = login.responses['4XX'].content['application/problem+json'].schema;
    expect(problemSchema.properties.code.enum).toEqual(Object.keys(errorCatalogue));
    expect(JSON.stringify(document)).not.toContain('"$ref"');
  });
});

describe('GET /api/docs', () => {
  test('serves the documentation from local files with a strict policy', async () => {
    const page = await api.sendRequest({ url: '/api/docs/' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      200,
      'text/html; charset=utf-8',
    ]);
    expect(page.headers['content-security-policy']).toContain("script-src 'self';");
    expect(page.headers['content-security-policy']).not.toContain('unsafe');
    expect(page.body).not.toMatch(/<script>|style=|https?:\/\//u);
    const files = [...page.body.matchAll(/(?:src|href)="\.?([^"]+)"/gu)].map(([, file]) => file);
    expect(files.length).toBeGreaterThan(4);
    for (const file of files) {
      expect([file, (await api.sendRequest({ url: `/api/docs${file}` })).statusCode]).toEqual([
        file,
        200,
      ]);
    }
  });
});

describe('an api under load', () => {
  test('answers other requests while it hashes passwords', async () => {
    const logins = Array.from({ length: 8 }, (_, i) =>
      api.post('/api/auth/login', { email: `n${i}@hof.example`, password: 'x' }),
    );
    let sessionReadCount = 0;
    const allLogins = Promise.all(logins).then(() => true);
    while (!(await Promise.race([allLogins, yieldToEventLoop(false)]))) {
      await api.sendRequest({ url: '/api/_auth/session' });
      sessionReadCount += 1;
    }
    expect(sessionReadCount).toBeGreaterThan(2);
  });
});
