import { expect, test } from '@jest/globals';

import { MOST_DATES, expandDates, movedTo } from './expand-dates.ts';

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

test.each([
  [
    'spring',
    '2026-03-27T19:00:00Z',
    [
      ['2026-03-27T19:00:00.000Z', '2026-03-28T03:00:00.000Z'],
      ['2026-03-28T19:00:00.000Z', '2026-03-29T02:00:00.000Z'],
      ['2026-03-29T18:00:00.000Z', '2026-03-30T02:00:00.000Z'],
    ],
  ],
  [
    'autumn',
    '2026-10-23T18:00:00Z',
    [
      ['2026-10-23T18:00:00.000Z', '2026-10-24T02:00:00.000Z'],
      ['2026-10-24T18:00:00.000Z', '2026-10-25T03:00:00.000Z'],
      ['2026-10-25T19:00:00.000Z', '2026-10-26T03:00:00.000Z'],
    ],
  ],
])('a feast from eight to four ends at four in the night of %s, too', (_season, first, nights) => {
  const dates = expandDates(new Date(first), 480, 'FREQ=DAILY;COUNT=3');
  expect(dates.map((date) => [date.startsAt, date.endsAt].map((at) => at.toISOString()))).toEqual(
    nights,
  );
});

test('what begins in the hour that spring skips does not end before', () => {
  const [date] = expandDates(new Date('2026-03-29T01:30:00Z'), 30, null);
  expect(date?.endsAt.getTime()).toBeGreaterThan(date?.startsAt.getTime() ?? 0);
  const series = expandDates(new Date('2026-03-28T01:30:00Z'), 30, 'FREQ=DAILY;COUNT=2');
  expect(series[1]?.endsAt.getTime()).toBeGreaterThan(series[1]?.startsAt.getTime() ?? 0);
});

test('every Tuesday and Thursday but for two days, at its hour in summer and in winter', () => {
  const dates = expandDates(
    new Date('2026-10-20T17:30:00Z'),
    90,
    'FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=20261106T235959Z',
    { except: ['2026-10-22', '2026-10-29'] },
  );
  expect(dates.map(({ startsAt }) => startsAt.toISOString())).toEqual([
    '2026-10-20T17:30:00.000Z',
    '2026-10-27T18:30:00.000Z',
    '2026-11-03T18:30:00.000Z',
    '2026-11-05T18:30:00.000Z',
  ]);
});

test('days that are left out do not count', () => {
  const first = new Date('2026-11-02T18:00:00Z');
  expect(expandDates(first, 60, 'FREQ=DAILY', { most: 3, except: ['2026-11-03'] })).toHaveLength(3);
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

test('what lasts all day does so wherever it is moved', () => {
  const winter = {
    startsAt: new Date('2026-03-20T23:00:00Z'),
    endsAt: new Date('2026-03-21T22:59:00Z'),
  };
  // A day of 23 hours.
  expect(movedTo(new Date('2026-03-28T23:00:00Z'), winter).endsAt).toEqual(
    new Date('2026-03-29T21:59:00Z'),
  );
});
