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
  '%s is not guessed at, tells no other site where it was',
  async (url) => {
    expect(await headersOf(PLAIN, url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test('no page asks for camera, payment or devices', async () => {
  const policy = String((await headersOf(PLAIN))['permissions-policy']);
  for (const part of ['camera=()', 'payment=()', 'usb=()']) expect(policy).toContain(part);
});

test('https is insisted on where there is https, for two years and all below', async () => {
  expect((await headersOf('https://gruenland.example'))['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  for (const siteUrl of [PLAIN, 'https://localhost:3100']) {
    expect((await headersOf(siteUrl))['strict-transport-security']).toBeUndefined();
  }
});
