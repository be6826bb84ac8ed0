import { describe, expect, test } from '@jest/globals';

import { isWithinAppealPeriod } from './appeal-period.ts';

describe('api finding F8: an appeal is possible for six full months', () => {
  test.each([
    ['2026-03-01T10:00:00Z', '2026-08-31T10:00:00Z', true],
    ['2026-03-01T10:00:00Z', '2026-09-01T21:59:00Z', true],
    ['2026-03-01T10:00:00Z', '2026-09-01T22:00:00Z', false],
    ['2026-08-31T10:00:00Z', '2027-02-28T22:59:00Z', true],
    ['2026-08-31T10:00:00Z', '2027-02-28T23:00:00Z', false],
    ['2026-02-28T23:30:00Z', '2026-09-01T10:00:00Z', true],
  ])('decided %s, appealed %s: %s', (decidedAt, now, isPossible) => {
    expect(isWithinAppealPeriod(new Date(decidedAt), new Date(now))).toBe(isPossible);
  });
});
