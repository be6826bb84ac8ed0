import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import rateLimit from '@fastify/rate-limit';

import { sharedCounts } from './shared-counts.ts';
import type { Count, CountTogether } from './shared-counts.ts';

/** What all apis see, on good days. */
function together() {
  const counts = new Map<string, number>();
  let away = false;
  const count: CountTogether = async (key, windowMs): Promise<Count> => {
    if (away) throw new Error('away');
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current);
    return { current, ttl: windowMs };
  };
  return {
    count,
    keys: () => [...counts.keys()],
    goes: () => (away = true),
    comesBackEmpty: () => {
      counts.clear();
      away = false;
    },
  };
}

/** An api with two routes that take three requests a minute each. */
async function api(count: CountTogether) {
  const app = fastify();
  await app.register(rateLimit, { global: false, store: sharedCounts(count, 'x:') });
  const config = { rateLimit: { max: 3, timeWindow: 60_000 } };
  app.get('/a', { config }, async () => 'a');
  app.get('/b', { config }, async () => 'b');
  const ask = async (url = '/a') => (await app.inject({ url })).statusCode;
  const askTimes = async (times: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push(await ask());
    return statuses;
  };
  return { ask, askTimes };
}

test('two apis count together, each route for itself', async () => {
  const shared = together();
  const [one, other] = [await api(shared.count), await api(shared.count)];
  expect(await one.askTimes(2)).toEqual([200, 200]);
  expect(await other.askTimes(2)).toEqual([200, 429]);
  expect(await one.askTimes(1)).toEqual([429]);
  expect(await one.ask('/b')).toBe(200);
  expect(shared.keys()).toEqual([
    expect.stringContaining('GET/a'),
    expect.stringContaining('GET/b'),
  ]);
});

test('while the others cannot be asked each holds its limit alone', async () => {
  const shared = together();
  shared.goes();
  const [one, other] = [await api(shared.count), await api(shared.count)];
  expect(await one.askTimes(5)).toEqual([200, 200, 200, 429, 429]);
  expect(await other.askTimes(4)).toEqual([200, 200, 200, 429]);
});

test('what was counted before they went is not forgotten, nor when they come back with nothing', async () => {
  const shared = together();
  const { askTimes } = await api(shared.count);
  expect(await askTimes(2)).toEqual([200, 200]);
  shared.goes();
  expect(await askTimes(2)).toEqual([200, 429]);
  shared.comesBackEmpty();
  expect(await askTimes(1)).toEqual([429]);
});

test('a new window begins when the old one has ended', async () => {
  const app = fastify();
  const away: CountTogether = async () => {
    throw new Error('away');
  };
  await app.register(rateLimit, { global: false, store: sharedCounts(away, 'x:') });
  app.get('/a', { config: { rateLimit: { max: 1, timeWindow: 40 } } }, async () => 'a');
  const ask = async () => (await app.inject({ url: '/a' })).statusCode;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  const end = Date.now() + 5000;
  let status = 429;
  while (status === 429 && Date.now() < end) status = await ask();
  expect(status).toBe(200);
});
