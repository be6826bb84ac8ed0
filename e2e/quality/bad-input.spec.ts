import { request as rawRequest } from 'node:http';
import { expect, test } from '@playwright/test';

/** Sends a request with exactly the given target. `fetch` would normalise it. */
function sendRawRequest(
  baseURL: string,
  target: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: string }> {
  const { hostname, port } = new URL(baseURL);
  return new Promise((resolve, reject) => {
    const request = rawRequest(
      { hostname, port, path: target, headers, insecureHTTPParser: true },
      (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => (body += chunk));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, body }));
      },
    );
    request.on('error', reject);
    request.end();
  });
}

const badTargets = [
  '/artikel/%00',
  '/artikel/a%0d%0ab',
  '/%ff',
  '/%c3%28',
  '/%E0%A4%A',
  '/artikel/..%2f..%2fspaces%2fme',
  '/artikel/%2e%2e/%2e%2e/spaces/me',
  '/..%2fspaces/me',
  '/artikel/x%3Ftoken=abc&version=draft%23',
  '/artikel/x%2523',
  '/%23foo',
  '/%3Fx',
  '/artikel%3Fseite=2',
  '/kleinanzeigen/x%3Fy',
  '/%5c%5cexample.org',
  '//example.org/%2f..',
  `/${'a'.repeat(10_000)}`,
  `/artikel/${'%C3%A4'.repeat(2000)}`,
  '/_data',
  '/_data?url=https://example.org&releases=x',
  '/kleinanzeigen/A%20B',
  '/veranstaltungen/%3Cscript%3E',
  '/artikel?seite=abc',
  '/artikel?seite=-1',
  '/artikel?seite=99999999999999999999',
  '/_settings/',
  '/_settings',
];

for (const target of badTargets) {
  test(`${target.slice(0, 60)} is a client error, not a server error`, async ({ baseURL }) => {
    const { status, body } = await sendRawRequest(baseURL!, target);
    expect(status).toBeGreaterThanOrEqual(300);
    expect(status).toBeLessThan(500);
    expect(body).not.toMatch(/embedded-(?:public|preview)/);
  });
}

const harmlessTargets = [
  '/?is_app=true&is_app=false',
  '/?q=%00',
  '/artikel?seite=1&seite=2',
  '/?_storyblok=1&_storyblok_tk[token]=a&_storyblok_tk[token]=b',
  '/suche?q=%ff%fe',
  `/suche?q=${'x'.repeat(5000)}`,
  '/?constructor=1&__proto__=2',
  '/anmelden?ziel=https://example.org',
  '/gewinnspiel/teilnahme-bestaetigt?title=%3Cscript%3Ealert(1)%3C/script%3E',
];

for (const target of harmlessTargets) {
  test(`${target.slice(0, 60)} is handled or ignored`, async ({ baseURL }) => {
    const { status, body } = await sendRawRequest(baseURL!, target);
    expect(status).toBeLessThan(500);
    expect(body).not.toContain('<script>alert');
  });
}

test('malformed headers and cookies have no effect', async ({ baseURL }) => {
  const malformedHeaders = [
    { cookie: 'gl_session=%00%ff; gl_preview=1.abc; =; ;;' },
    { cookie: `a=${'x'.repeat(7000)}` },
    { 'x-third-party-token': '\u00ff'.repeat(20) },
    { 'accept-encoding': ';;;q=,br;q=x' },
    { 'if-none-match': 'W/"' },
    { 'x-forwarded-for': 'kein,,ort' },
    { host: 'example.org' },
  ];
  for (const headers of malformedHeaders) {
    const { status } = await sendRawRequest(baseURL!, '/', headers as Record<string, string>);
    expect(status, JSON.stringify(headers).slice(0, 80)).toBeLessThan(500);
  }
});

test('a draft is not visible with a wrong key and never cached', async ({ request }) => {
  const response = await request.get(
    '/?_storyblok=1&_storyblok_version=draft&_storyblok_tk[space_id]=100001',
  );
  expect(response.status()).toBe(200);
  expect(response.headers()['cache-control']).toBe('no-store');
  expect(response.headers()['x-robots-tag']).toContain('noindex');
});

test('cross-origin writes are rejected', async ({ request }) => {
  for (const path of ['/anmelden', '/api/auth/login', '/_hooks/content']) {
    const response = await request.post(path, {
      headers: { origin: 'https://example.org' },
      form: { a: 'b' },
    });
    expect(response.status()).toBe(403);
  }
});
