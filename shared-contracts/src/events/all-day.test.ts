import { expect, test } from '@jest/globals';

import { isAllDay } from './all-day.ts';

test.each([
  ['2026-11-20T23:00:00Z', '2026-11-21T22:59:00Z', true],
  ['2026-07-03T22:00:00Z', '2026-07-05T21:59:00Z', true],
  // In the next two cases, the clocks change to or from daylight saving time.
  ['2026-03-28T23:00:00Z', '2026-03-29T21:59:00Z', true],
  ['2026-10-24T22:00:00Z', '2026-10-25T22:59:00Z', true],
  ['2026-11-20T23:00:00Z', '2026-11-21T22:00:00Z', false],
  ['2026-11-21T08:00:00Z', '2026-11-21T22:59:00Z', false],
])('from %s to %s: all-day is %s', (startsAt, endsAt, allDay) => {
  expect(isAllDay({ startsAt, endsAt })).toBe(allDay);
  expect(isAllDay({ startsAt: new Date(startsAt), endsAt: new Date(endsAt) })).toBe(allDay);
});
