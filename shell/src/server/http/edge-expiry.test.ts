import Fastify from 'fastify';
import { expireWithEdgeSecond } from './edge-expiry.ts';

test.each([
  ['1795412345.678', '@1795412345'],
  ['morgen', undefined],
  [undefined, undefined],
])('at edge time %s sets x-accel-expires to %s', async (time, expected) => {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    expireWithEdgeSecond(request, reply);
    return 'Seite';
  });
  const headers = time === undefined ? {} : { 'x-edge-time': time };
  const response = await app.inject({ url: '/', headers });
  expect(response.headers['x-accel-expires']).toBe(expected);
});
