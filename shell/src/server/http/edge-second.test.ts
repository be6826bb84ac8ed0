import Fastify from 'fastify';
import { keepForEdgeSecond } from './edge-second.ts';

test.each([
  ['1795412345.678', '@1795412345'],
  ['morgen', undefined],
  [undefined, undefined],
])('at %s of the edge an answer is kept until %s', async (time, expected) => {
  const app = Fastify();
  app.get('/', async (request, reply) => {
    keepForEdgeSecond(request, reply);
    return 'Seite';
  });
  const headers = time === undefined ? {} : { 'x-edge-time': time };
  const answer = await app.inject({ url: '/', headers });
  expect(answer.headers['x-accel-expires']).toBe(expected);
});
