import { expect, test } from '@jest/globals';

import { MAX_OCCURRENCES, expandRecurrence, moveOccurrence } from './expand-recurrence.ts';

const getStarts = (firstStart: string, rule: string | null) =>
  expandRecurrence(new Date(firstStart), 90, rule).map(({ startsAt }) => startsAt.toISOString());

test('without a rule there is one occurrence with its end', () => {
  expect(expandRecurrence(new Date('2026-11-21T07:00:00Z'), 90, null)).toEqual([
    { startsAt: new Date('2026-11-21T07:00:00Z'), endsAt: new Date('2026-11-21T08:30:00Z') },
  ]);
});

test('a market at eight stays at eight across clock changes', () => {
  expect(getStarts('2026-03-21T07:00:00Z', 'FREQ=WEEKLY;COUNT=3')).toEqual([
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
])(
  'an event from eight to four ends at four in the night of %s too',
  (_season, firstStart, expectedTimes) => {
    const dates = expandRecurrence(new Date(firstStart), 480, 'FREQ=DAILY;COUNT=3');
    expect(
      dates.map((date) => [date.startsAt, date.endsAt].map((time) => time.toISOString())),
    ).toEqual(expectedTimes);
  },
);

test('an occurrence in the hour skipped in spring does not end before it starts', () => {
  const [date] = expandRecurrence(new Date('2026-03-29T01:30:00Z'), 30, null);
  expect(date?.endsAt.getTime()).toBeGreaterThan(date?.startsAt.getTime() ?? 0);
  const occurrences = expandRecurrence(new Date('2026-03-28T01:30:00Z'), 30, 'FREQ=DAILY;COUNT=2');
  expect(occurrences[1]?.endsAt.getTime()).toBeGreaterThan(occurrences[1]?.startsAt.getTime() ?? 0);
});

test('every Tuesday and Thursday except two days, at the same hour in summer and winter', () => {
  const dates = expandRecurrence(
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

test('excluded days do not count towards the limit', () => {
  const firstStart = new Date('2026-11-02T18:00:00Z');
  expect(
    expandRecurrence(firstStart, 60, 'FREQ=DAILY', { maxCount: 3, except: ['2026-11-03'] }),
  ).toHaveLength(3);
});

test('the second Tuesday of each month', () => {
  expect(getStarts('2026-12-08T18:30:00Z', 'FREQ=MONTHLY;BYDAY=2TU;COUNT=3')).toEqual([
    '2026-12-08T18:30:00.000Z',
    '2027-01-12T18:30:00.000Z',
    '2027-02-09T18:30:00.000Z',
  ]);
});

test('every second Sunday keeps its hour in the nights in which the clocks change', () => {
  expect(getStarts('2026-10-11T00:30:00Z', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3')).toEqual([
    '2026-10-11T00:30:00.000Z',
    // 02:30 happens twice in this night; the event takes place at the first one.
    '2026-10-25T00:30:00.000Z',
    '2026-11-08T01:30:00.000Z',
  ]);
  expect(getStarts('2026-03-15T01:30:00Z', 'FREQ=WEEKLY;INTERVAL=2;COUNT=3')).toEqual([
    '2026-03-15T01:30:00.000Z',
    // 02:30 does not exist in this night; the event starts an hour later, at 03:30.
    '2026-03-29T01:30:00.000Z',
    '2026-04-12T00:30:00.000Z',
  ]);
});

test('an end given as a day includes this day', () => {
  expect(getStarts('2026-06-16T07:00:00Z', 'FREQ=WEEKLY;UNTIL=20260630')).toEqual([
    '2026-06-16T07:00:00.000Z',
    '2026-06-23T07:00:00.000Z',
    '2026-06-30T07:00:00.000Z',
  ]);
});

test('the last day of each month, also in short months', () => {
  expect(getStarts('2026-01-31T11:00:00Z', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=3')).toEqual([
    '2026-01-31T11:00:00.000Z',
    '2026-02-28T11:00:00.000Z',
    '2026-03-31T10:00:00.000Z',
  ]);
});

test('a rule without an end is limited', () => {
  expect(getStarts('2026-01-01T10:00:00Z', 'FREQ=DAILY')).toHaveLength(MAX_OCCURRENCES);
  expect(getStarts('2026-01-01T10:00:00Z', 'FREQ=MONTHLY')).toHaveLength(13);
});

test('throws for an invalid rule', () => {
  expect(() => getStarts('2026-01-01T10:00:00Z', 'FREQ=MANCHMAL')).toThrow(/MANCHMAL|frequency/i);
});

test('an all-day occurrence stays all-day when moved', () => {
  const winterOccurrence = {
    startsAt: new Date('2026-03-20T23:00:00Z'),
    endsAt: new Date('2026-03-21T22:59:00Z'),
  };
  // On the new day, the clock skips an hour, so that day has only 23 hours.
  expect(moveOccurrence(new Date('2026-03-28T23:00:00Z'), winterOccurrence).endsAt).toEqual(
    new Date('2026-03-29T21:59:00Z'),
  );
});
