import { takeBucket } from './visitor-bucket.ts';

test('a browser takes one number of a hundred and keeps it', () => {
  takeBucket();
  const taken = /gl_bucket=(\d{1,2})(?:;|$)/.exec(document.cookie)?.[1];
  expect(Number(taken)).toBeGreaterThanOrEqual(0);
  expect(Number(taken)).toBeLessThan(100);
  const before = document.cookie;
  for (let start = 0; start < 20; start += 1) takeBucket();
  expect(document.cookie).toBe(before);
});
