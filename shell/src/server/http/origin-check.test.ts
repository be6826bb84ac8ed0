import Fastify from 'fastify';
import { refuseForeignOrigins } from './origin-check.ts';

async function post(origin: string, headers: Record<string, string> = {}): Promise<number> {
  const app = Fastify({ trustProxy: 'loopback' });
  refuseForeignOrigins(app, 'https://gruenland.example');
  app.post('/', async () => 'ok');
  const { statusCode } = await app.inject({
    method: 'POST',
    url: '/',
    headers: { host: 'localhost:3000', origin, ...headers },
  });
  await app.close();
  return statusCode;
}

describe('security finding 18: the origin check compares scheme, host and port', () => {
  test.each(['https://gruenland.example', 'http://localhost:3000'])(
    'accepts %s',
    async (origin) => {
      expect(await post(origin)).toBe(200);
    },
  );

  test('uses the scheme that a trusted proxy reports', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(await post('https://localhost:3000', headers)).toBe(200);
    expect(await post('http://localhost:3000', headers)).toBe(403);
  });

  test.each([
    'https://localhost:3000',
    'http://gruenland.example',
    'https://gruenland.example:8443',
    'http://localhost:3001',
    'http://localhost',
    'https://gruenland.example.evil.example',
    'null',
  ])('refuses %s', async (origin) => {
    expect(await post(origin)).toBe(403);
  });
});
