import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { rateLimits } from '#plugins/rate-limits.ts';
import { startTestApi } from '#testing/test-api.ts';
import type { TestApi } from '#testing/test-api.ts';

let api: TestApi;
// Nothing listens on port 1, so Redis is unavailable.
beforeAll(async () => (api = await startTestApi({ REDIS_URL: 'redis://127.0.0.1:1' })));
afterAll(async () => api?.end());

test('without Redis, rate limits still apply per process', async () => {
  const { max } = rateLimits.register;
  const statuses: number[] = [];
  for (let index = 0; index <= max; index += 1) {
    const response = await api.app.inject({
      method: 'POST',
      url: '/api/reports',
      payload: {},
      remoteAddress: '192.0.2.77',
      headers: { origin: 'http://localhost:3000' },
    });
    statuses.push(response.statusCode);
  }
  expect(new Set(statuses.slice(0, max))).not.toContain(429);
  expect(statuses.at(-1)).toBe(429);
});
