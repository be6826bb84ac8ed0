import { getTimeToLiveMs } from './time-to-live.ts';

test.each([
  [200, 30_000],
  [301, 30_000],
  [404, 1000],
  [410, 1000],
  [500, 0],
  [503, 0],
])('keeps a response with status %d for %d ms at a ttl of 30 seconds', (status, ms) => {
  expect(getTimeToLiveMs(status, { ttl: 30, tags: [] })).toBe(ms);
});
