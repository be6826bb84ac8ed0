import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import rateLimit from '@fastify/rate-limit';

import { createSharedCountStore } from './shared-counts.ts';
import type { Count, SharedCounter } from './shared-counts.ts';

/** Creates a counter that several apis share, with functions that simulate failures of Redis. */
function createSharedCount() {
  const counts = new Map<string, number>();
  let isUnavailable = false;
  const count: SharedCounter = async (key, windowMs): Promise<Count> => {
    if (isUnavailable) throw new Error('away');
    const current = (counts.get(key) ?? 0) + 1;
    counts.set(key, current);
    return { current, ttl: windowMs };
  };
  return {
    count,
    keys: () => [...counts.keys()],
    fails: () => (isUnavailable = true),
    restartsEmpty: () => {
      counts.clear();
      isUnavailable = false;
    },
  };
}

/** Starts an api with two routes, each limited to three requests a minute. */
async function api(count: SharedCounter) {
  const app = fastify();
  await app.register(rateLimit, { global: false, store: createSharedCountStore(count, 'x:') });
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

test('two apis share counts per route', async () => {
  const shared = createSharedCount();
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

test('without the shared store each api enforces the limit alone', async () => {
  const shared = createSharedCount();
  shared.fails();
  const [one, other] = [await api(shared.count), await api(shared.count)];
  expect(await one.askTimes(5)).toEqual([200, 200, 200, 429, 429]);
  expect(await other.askTimes(4)).toEqual([200, 200, 200, 429]);
});

test('keeps local counts when the shared store fails and comes back empty', async () => {
  const shared = createSharedCount();
  const { askTimes } = await api(shared.count);
  expect(await askTimes(2)).toEqual([200, 200]);
  shared.fails();
  expect(await askTimes(2)).toEqual([200, 429]);
  shared.restartsEmpty();
  expect(await askTimes(1)).toEqual([429]);
});

test('starts a new window after the old one has ended', async () => {
  const app = fastify();
  const failingCount: SharedCounter = async () => {
    throw new Error('away');
  };
  await app.register(rateLimit, {
    global: false,
    store: createSharedCountStore(failingCount, 'x:'),
  });
  app.get('/a', { config: { rateLimit: { max: 1, timeWindow: 40 } } }, async () => 'a');
  const ask = async () => (await app.inject({ url: '/a' })).statusCode;
  expect([await ask(), await ask()]).toEqual([200, 429]);
  const end = Date.now() + 5000;
  let status = 429;
  while (status === 429 && Date.now() < end) status = await ask();
  expect(status).toBe(200);
});
