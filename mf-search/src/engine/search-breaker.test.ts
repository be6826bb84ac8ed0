import { jest } from '@jest/globals';
import { SearchBreaker } from './search-breaker.server.ts';

const fail = () => Promise.reject(new Error('unavailable'));
const refuse = () => Promise.reject(Object.assign(new Error('no'), { status: 400 }));

test('opens for 120 seconds after three failures, then allows one attempt', async () => {
  let now = 0;
  const breaker = new SearchBreaker(() => now);
  for (let attempt = 0; attempt < 3; attempt += 1) expect(await breaker.run(fail)).toBeNull();
  expect(breaker.isOpen).toBe(true);
  const call = jest.fn(async () => 'found');
  now = 119_999;
  expect(await breaker.run(call)).toBeNull();
  expect(call).not.toHaveBeenCalled();
  now = 120_000;
  expect(await breaker.run(call)).toBe('found');
  expect(breaker.isOpen).toBe(false);
});

test('opens again after a failed attempt; 4xx responses do not count', async () => {
  let now = 0;
  const breaker = new SearchBreaker(() => now);
  for (let attempt = 0; attempt < 4; attempt += 1) await breaker.run(refuse);
  expect(breaker.isOpen).toBe(false);
  for (let attempt = 0; attempt < 3; attempt += 1) await breaker.run(fail);
  now = 120_000;
  await breaker.run(fail);
  expect(breaker.isOpen).toBe(true);
});
