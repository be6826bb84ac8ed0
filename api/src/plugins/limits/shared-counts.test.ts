import { expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import rateLimit from '@fastify/rate-limit';

import { createSharedCountStore } from './shared-counts.ts';
import type { RequestCount, CountSharedRequest } from './shared-counts.ts';

/** Creates a counter that several apis share, and functions that simulate failures of Redis. */
function createSharedCounter() {
  const counts = new Map<string, number>();
  let isUnavailable = false;
  const countRequest: CountSharedRequest = async (key, windowMs): Promise<RequestCount> => {
    if (isUnavailable) throw new Error('away');
    const currentCount = (counts.get(key) ?? 0) + 1;
    counts.set(key, currentCount);
    return { current: currentCount, ttl: windowMs };
  };
  return {
    count: countRequest,
    keys: () => [...counts.keys()],
    simulateFailure: () => (isUnavailable = true),
    simulateRestart: () => {
      counts.clear();
      isUnavailable = false;
    },
  };
}

/** Starts an api with two routes, each limited to three requests a minute. */
async function startApi(countRequest: CountSharedRequest) {
  const app = fastify();
  await app.register(rateLimit, {
    global: false,
    store: createSharedCountStore(countRequest, 'x:'),
  });
  const config = { rateLimit: { max: 3, timeWindow: 60_000 } };
  app.get('/a', { config }, async () => 'a');
  app.get('/b', { config }, async () => 'b');
  const readStatus = async (url = '/a') => (await app.inject({ url })).statusCode;
  const sendRequests = async (times: number) => {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1) statuses.push(await readStatus());
    return statuses;
  };
  return { ask: readStatus, sendRequests };
}

test('two apis share counts per route', async () => {
  const sharedCounter = createSharedCounter();
  const [firstApi, secondApi] = [
    await startApi(sharedCounter.count),
    await startApi(sharedCounter.count),
  ];
  expect(await firstApi.sendRequests(2)).toEqual([200, 200]);
  expect(await secondApi.sendRequests(2)).toEqual([200, 429]);
  expect(await firstApi.sendRequests(1)).toEqual([429]);
  expect(await firstApi.ask('/b')).toBe(200);
  expect(sharedCounter.keys()).toEqual([
    expect.stringContaining('GET/a'),
    expect.stringContaining('GET/b'),
  ]);
});

test('without the shared store each api enforces the limit alone', async () => {
  const sharedCounter = createSharedCounter();
  sharedCounter.simulateFailure();
  const [firstApi, secondApi] = [
    await startApi(sharedCounter.count),
    await startApi(sharedCounter.count),
  ];
  expect(await firstApi.sendRequests(5)).toEqual([200, 200, 200, 429, 429]);
  expect(await secondApi.sendRequests(4)).toEqual([200, 200, 200, 429]);
});

test('keeps local counts when the shared store fails and comes back empty', async () => {
  const sharedCounter = createSharedCounter();
  const { sendRequests } = await startApi(sharedCounter.count);
  expect(await sendRequests(2)).toEqual([200, 200]);
  sharedCounter.simulateFailure();
  expect(await sendRequests(2)).toEqual([200, 429]);
  sharedCounter.simulateRestart();
  expect(await sendRequests(1)).toEqual([429]);
});

test('starts a new window after the old one has ended', async () => {
  const app = fastify();
  const failingCounter: CountSharedRequest = async () => {
    throw new Error('away');
  };
  await app.register(rateLimit, {
    global: false,
    store: createSharedCountStore(failingCounter, 'x:'),
  });
  app.get('/a', { config: { rateLimit: { max: 1, timeWindow: 40 } } }, async () => 'a');
  const readStatus = async () => (await app.inject({ url: '/a' })).statusCode;
  expect([await readStatus(), await readStatus()]).toEqual([200, 429]);
  const deadlineMs = Date.now() + 5000;
  let status = 429;
  while (status === 429 && Date.now() < deadlineMs) status = await readStatus();
  expect(status).toBe(200);
});
