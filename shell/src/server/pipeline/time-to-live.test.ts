import { timeToLive } from './time-to-live.ts';

test.each([
  [200, 30_000],
  [301, 30_000],
  [404, 1000],
  [410, 1000],
  [500, 0],
  [503, 0],
])('an answer with %d is kept for %d ms of thirty seconds', (status, ms) => {
  expect(timeToLive(status, { ttl: 30, tags: [] })).toBe(ms);
});
