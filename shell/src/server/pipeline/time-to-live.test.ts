import { getTimeToLiveMs } from './time-to-live.ts';

test.each([
  [200, 30_000],
  [301, 30_000],
  [404, 1000],
  [410, 1000],
  [500, 0],
  [503, 0],
])('keeps a response with status %d for %d ms at a ttl of 30 seconds', (status, ms) => {
  expect(getTimeToLiveMs({ status, hasFaults: false }, { ttl: 30, tags: [] })).toBe(ms);
});

test.each([
  [200, 30, 2000],
  [200, 1, 1000],
  [404, 30, 1000],
  [500, 30, 0],
])('keeps a page with failed parts, status %d and a ttl of %d s for %d ms', (status, ttl, ms) => {
  expect(getTimeToLiveMs({ status, hasFaults: true }, { ttl, tags: [] })).toBe(ms);
});
