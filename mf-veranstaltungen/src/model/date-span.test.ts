import { describe, expect, test } from '@jest/globals';
import { formatEnd } from './date-span.ts';

describe('the end of an occurrence of several days', () => {
  test.each([
    // The start is 0:30 on 1 January 2027 in Germany. In UTC, it is still 2026.
    ['2026-12-31T23:30:00.000Z', '2027-01-02T16:00:00.000Z', 'Sa., 2. Januar, 17 Uhr'],
    ['2026-12-31T22:30:00.000Z', '2027-01-02T16:00:00.000Z', 'Sa., 2. Januar 2027, 17 Uhr'],
    // The end is 0:30 on 1 January 2027 in Germany.
    ['2026-12-30T16:00:00.000Z', '2026-12-31T23:30:00.000Z', 'Fr., 1. Januar 2027, 0.30 Uhr'],
  ])('names the year if it differs in Germany: %s to %s', (startsAt, endsAt, text) => {
    expect(formatEnd({ startsAt, endsAt }).replaceAll('\u00a0', ' ')).toBe(text);
  });
});
