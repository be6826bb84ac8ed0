import { jest } from '@jest/globals';
import { SearchBreaker } from './search-breaker.server.ts';

const failSearch = () => Promise.reject(new Error('unavailable'));
const refuseSearch = () => Promise.reject(Object.assign(new Error('no'), { status: 400 }));

test('opens for 120 seconds after three failures, then allows one attempt', async () => {
  let now = 0;
  const breaker = new SearchBreaker(() => now);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await breaker.run(failSearch)).toBeNull();
  expect(breaker.isOpen).toBe(true);
  const searchMock = jest.fn(async () => 'found');
  now = 119_999;
  expect(await breaker.run(searchMock)).toBeNull();
  expect(searchMock).not.toHaveBeenCalled();
  now = 120_000;
  expect(await breaker.run(searchMock)).toBe('found');
  expect(breaker.isOpen).toBe(false);
});

test('opens again after a failed attempt; 4xx responses do not count', async () => {
  let now = 0;
  const breaker = new SearchBreaker(() => now);
  for (let attempt = 0; attempt < 4; attempt += 1) await breaker.run(refuseSearch);
  expect(breaker.isOpen).toBe(false);
  for (let attempt = 0; attempt < 3; attempt += 1) await breaker.run(failSearch);
  now = 120_000;
  await breaker.run(failSearch);
  expect(breaker.isOpen).toBe(true);
});
