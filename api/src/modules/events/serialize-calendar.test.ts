import { expect, test } from '@jest/globals';

import { formatTimeSpan } from '#mail/format.ts';

import { serializeCalendar } from './serialize-calendar.ts';

const createCalendarEntry = (startsAt: string, endsAt: string) => ({
  occurrenceId: 'a',
  eventId: 'hoffest',
  sequence: 0,
  title: 'Hoffest',
  description: 'Mit Musik.',
  startsAt: new Date(startsAt),
  endsAt: new Date(endsAt),
  isCancelled: false,
  place: 'Celle',
});
const getDateLines = (startsAt: string, endsAt: string) =>
  serializeCalendar('Hoffest', [createCalendarEntry(startsAt, endsAt)], 'https://gruenland.example')
    .split('\r\n')
    .filter((line) => /^DT(START|END)/u.test(line));

test.each([
  ['2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', '20261121', '20261122'],
  ['2026-10-23T22:00:00Z', '2026-10-25T22:59:00Z', '20261024', '20261026'],
])(
  'an all-day event has dates with an exclusive end in the calendar',
  (startsAt, endsAt, firstDay, endDay) => {
    expect(getDateLines(startsAt, endsAt)).toEqual([
      `DTSTART;VALUE=DATE:${firstDay}`,
      `DTEND;VALUE=DATE:${endDay}`,
    ]);
  },
);

test('an event with times has timestamps', () => {
  expect(getDateLines('2026-11-21T08:00:00Z', '2026-11-21T22:59:00Z')).toEqual([
    'DTSTART:20261121T080000Z',
    'DTEND:20261121T225900Z',
  ]);
});

test('mails of all-day events show days without times', () => {
  const [startsAt, endsAt] = [new Date('2026-11-20T23:00:00Z'), new Date('2026-11-21T22:59:00Z')];
  expect(formatTimeSpan(startsAt, endsAt)).toBe('Samstag, 21. November 2026, ganztägig');
  const nextEnd = new Date('2026-11-22T22:59:00Z');
  expect(formatTimeSpan(startsAt, nextEnd)).toBe(
    'Samstag, 21. November 2026 bis Sonntag, 22. November 2026, ganztägig',
  );
});
