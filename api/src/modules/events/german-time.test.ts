import { expect, test } from '@jest/globals';

import { fromGermanTime, startOfGermanDay, toGermanTime } from './german-time.ts';

test.each([
  ['2026-11-21T18:00:00Z', '2026-11-21T17:00:00.000Z'],
  ['2026-07-01T18:00:00Z', '2026-07-01T16:00:00.000Z'],
  ['2026-03-29T01:59:00Z', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30:00Z', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00:00Z', '2026-10-25T02:00:00.000Z'],
])('German clocks show %s at %s', (clockTime, moment) => {
  expect(fromGermanTime(new Date(clockTime)).toISOString()).toBe(moment);
  expect(toGermanTime(new Date(moment)).toISOString()).toBe(new Date(clockTime).toISOString());
});

test('a time skipped in spring means the hour after it', () => {
  expect(fromGermanTime(new Date('2026-03-29T02:30:00Z')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('days start at midnight in Germany, and one has 23 hours', () => {
  expect(startOfGermanDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(startOfGermanDay('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z');
});
