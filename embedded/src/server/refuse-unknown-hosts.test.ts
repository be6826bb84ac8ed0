import { describe, expect, test } from '@jest/globals';
import Fastify from 'fastify';
import { readConfig } from './config.ts';
import { refuseUnknownHosts } from './refuse-unknown-hosts.ts';

async function getStatus(host: string, allowedHosts?: string): Promise<number> {
  const app = Fastify();
  const env = allowedHosts === undefined ? {} : { EMBEDDED_ALLOWED_HOSTS: allowedHosts };
  refuseUnknownHosts(app, readConfig(env).EMBEDDED_ALLOWED_HOSTS);
  app.get('/mail', async () => 'mails');
  const { statusCode } = await app.inject({ url: '/mail', headers: { host } });
  await app.close();
  return statusCode;
}

describe('security finding 19: embedded services answer known hosts only', () => {
  test.each(['localhost:3002', '127.0.0.1:3002', '[::1]:3002', 'localhost', 'LOCALHOST:1'])(
    'answer %s',
    async (host) => expect(await getStatus(host)).toBe(200),
  );

  test.each([
    'rebind.evil.example',
    'rebind.evil.example:3002',
    'localhost.evil.example',
    '127.0.0.1.nip.example:3002',
    'embedded:3002',
    '10.0.0.7:3002',
  ])('refuse %s', async (host) => expect(await getStatus(host)).toBe(421));

  test('answer configured hosts as well', async () => {
    expect(await getStatus('embedded:3002', 'embedded, content.intern')).toBe(200);
    expect(await getStatus('content.intern', 'embedded, content.intern')).toBe(200);
    expect(await getStatus('localhost:3002', 'embedded')).toBe(200);
  });
});
