import { expect, test } from '@jest/globals';

import { MOST_DATES, expandDates } from './expand-dates.ts';

const starts = (first: string, rule: string | null) =>
  expandDates(new Date(first), 90, rule).map(({ startsAt }) => startsAt.toISOString());

test('one date without a rule, with its end', () => {
  expect(expandDates(new Date('2026-11-21T07:00:00Z'), 90, null)).toEqual([
    { startsAt: new Date('2026-11-21T07:00:00Z'), endsAt: new Date('2026-11-21T08:30:00Z') },
  ]);
});

test('a market at eight stays at eight when the clocks change', () => {
  expect(starts('2026-03-21T07:00:00Z', 'FREQ=WEEKLY;COUNT=3')).toEqual([
    '2026-03-21T07:00:00.000Z',
    '2026-03-28T07:00:00.000Z',
    '2026-04-04T06:00:00.000Z',
  ]);
});

test('the second Tuesday of each month', () => {
  expect(starts('2026-12-08T18:30:00Z', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3')).toEqual([
    '2026-12-08T18:30:00.000Z',
    '2027-01-12T18:30:00.000Z',
    '2027-02-09T18:30:00.000Z',
  ]);
});

test('a rule without an end gets one', () => {
  expect(starts('2026-01-01T10:00:00Z', 'FREQ=DAILY')).toHaveLength(MOST_DATES);
  expect(starts('2026-01-01T10:00:00Z', 'FREQ=MONTHLY')).toHaveLength(13);
});

test('an unreadable rule is an error', () => {
  expect(() => starts('2026-01-01T10:00:00Z', 'FREQ=MANCHMAL')).toThrow(/MANCHMAL|frequency/i);
});
