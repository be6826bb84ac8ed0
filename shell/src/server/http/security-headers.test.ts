import Fastify from 'fastify';
import { addSecurityHeaders } from './security-headers.ts';

async function headersOf(https: boolean, url = '/') {
  const app = Fastify();
  addSecurityHeaders(app, https);
  app.get('/', async () => 'there');
  return (await app.inject({ url })).headers;
}

test.each(['/', '/nowhere'])(
  '%s is not guessed at, tells no other site where it was',
  async (url) => {
    expect(await headersOf(false, url)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
  },
);

test('no page asks for camera, payment or devices', async () => {
  const policy = String((await headersOf(false))['permissions-policy']);
  for (const part of ['camera=()', 'payment=()', 'usb=()']) expect(policy).toContain(part);
});

test('https is insisted on where there is https, for two years and all below', async () => {
  expect((await headersOf(true))['strict-transport-security']).toBe(
    'max-age=63072000; includeSubDomains',
  );
  expect((await headersOf(false))['strict-transport-security']).toBeUndefined();
});
