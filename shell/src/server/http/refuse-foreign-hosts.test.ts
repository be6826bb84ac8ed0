import { fastify } from 'fastify';
import { refuseForeignHosts } from './refuse-foreign-hosts.ts';

const app = fastify({ trustProxy: true });
refuseForeignHosts(app, 'https://gruenland.example');
app.get('/', async () => 'mails');

const getStatus = async (headers: Record<string, string>) =>
  (await app.inject({ url: '/', headers })).statusCode;

describe('security finding 19: internal pages', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'gruenland.example'])(
    'answer %s',
    async (host) => expect(await getStatus({ host })).toBe(200),
  );

  test.each(['rebind.evil.example', 'localhost.evil.example:3000', 'localhost@evil.example'])(
    'refuse %s',
    async (host) => expect(await getStatus({ host })).toBe(404),
  );

  test('refuse a foreign host that claims to be forwarded', async () => {
    const headers = { host: 'rebind.evil.example', 'x-forwarded-host': 'localhost' };
    expect(await getStatus(headers)).toBe(404);
  });
});
