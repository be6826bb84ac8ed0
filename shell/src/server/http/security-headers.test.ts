import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

const HTTP_SITE_URL = 'http://gruenland.example';

async function getHeaders(siteUrl: string, url = '/') {
  const app = Fastify();
  addSecurityHeaders(app, siteUrl);
  app.get('/', async () => 'there');
  return (await app.inject({ url })).headers;
}

test.each(['/', '/nowhere'])(
  'forbids content sniffing and sends no path to other sites for %s',
  async (url) => {
    expect(await getHeaders(HTTP_SITE_URL, url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test('forbids camera, payment and devices on all pages', async () => {
  const policy = String((await getHeaders(HTTP_SITE_URL))['permissions-policy']);
  for (const part of ['camera=()', 'payment=()', 'usb=()']) expect(policy).toContain(part);
});

test('sets HSTS for two years including subdomains, only on public https sites', async () => {
  expect((await getHeaders('https://gruenland.example'))['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  for (const siteUrl of [HTTP_SITE_URL, 'https://localhost:3100']) {
    expect((await getHeaders(siteUrl))['strict-transport-security']).toBeUndefined();
  }
});
