import { jest } from '@jest/globals';
import { assignVisitorBucket } from './visitor-bucket.ts';

test('assigns a number from 0 to 99 and keeps it', () => {
  assignVisitorBucket();
  const bucket = /gl_bucket=(\d{1,2})(?:;|$)/.exec(document.cookie)?.[1];
  expect(Number(bucket)).toBeGreaterThanOrEqual(0);
  expect(Number(bucket)).toBeLessThan(100);
  const cookieBefore = document.cookie;
  for (let attempt = 0; attempt < 20; attempt += 1) assignVisitorBucket();
  expect(document.cookie).toBe(cookieBefore);
});

test('stores nothing beyond the browser session, and nothing that identifies a visitor', () => {
  document.cookie = 'gl_bucket=; Path=/; Max-Age=0';
  const cookieSpy = jest.spyOn(document, 'cookie', 'set');
  assignVisitorBucket();
  expect(cookieSpy.mock.calls).toEqual([
    [expect.stringMatching(/^gl_bucket=\d{1,2};path=\/;samesite=lax$/)],
  ]);
  cookieSpy.mockRestore();
});
