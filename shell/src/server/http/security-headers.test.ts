import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

const PLAIN = 'http://gruenland.example';

async function headersOf(siteUrl: string, url = '/') {
  const app = Fastify();
  addSecurityHeaders(app, siteUrl);
  app.get('/', async () => 'there');
  return (await app.inject({ url })).headers;
}

test.each(['/', '/nowhere'])(
  'forbids content sniffing and sends no path to other sites for %s',
  async (url) => {
    expect(await headersOf(PLAIN, url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test('forbids camera, payment and devices on all pages', async () => {
  const policy = String((await headersOf(PLAIN))['permissions-policy']);
  for (const part of ['camera=()', 'payment=()', 'usb=()']) expect(policy).toContain(part);
});

test('sets HSTS for two years including subdomains, only on public https sites', async () => {
  expect((await headersOf('https://gruenland.example'))['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  for (const siteUrl of [PLAIN, 'https://localhost:3100']) {
    expect((await headersOf(siteUrl))['strict-transport-security']).toBeUndefined();
  }
});
