import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
beforeAll(async () => (api = await startTestApi()));
afterAll(async () => api?.end());

/** Sends a request and returns how many more requests its client address may send. */
async function countRemainingRequests(
  remoteAddress: string,
  forwardedIpAddress: string,
): Promise<number> {
  const headers = {
    'x-forwarded-for': forwardedIpAddress,
    'x-real-ip': forwardedIpAddress,
    forwarded: `for=${forwardedIpAddress}`,
  };
  const response = await api.app.inject({
    method: 'POST',
    url: '/api/auth/logout',
    headers,
    remoteAddress,
  });
  return Number(response.headers['x-ratelimit-remaining']);
}

test('clients cannot set their own address', async () => {
  const remainingRequestCount = await countRemainingRequests('192.0.2.9', '198.51.100.1');
  expect(await countRemainingRequests('192.0.2.9', '198.51.100.2')).toBe(remainingRequestCount - 1);
  expect(await countRemainingRequests('192.0.2.9', '127.0.0.1')).toBe(remainingRequestCount - 2);
});

test('the trusted proxy can, and only its nearest address counts', async () => {
  const remainingRequestCount = await countRemainingRequests('127.0.0.1', '198.51.100.3');
  expect(await countRemainingRequests('127.0.0.1', '198.51.100.4')).toBe(remainingRequestCount);
  expect(await countRemainingRequests('127.0.0.1', '198.51.100.5, 198.51.100.3')).toBe(
    remainingRequestCount - 1,
  );
});
