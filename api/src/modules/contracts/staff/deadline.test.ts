import { describe, expect, test } from '@jest/globals';

import { getDeadline } from './deadline.ts';

const getCaseDeadline = (receivedAt: string, now: string, changedFields: object = {}) =>
  getDeadline(
    { kind: 'withdrawal', manner: null, receivedAt: new Date(receivedAt), ...changedFields },
    new Date(now),
  );

describe('the last day for a refund', () => {
  test.each([
    ['2026-11-21T14:00:00Z', '2026-12-05', 'an afternoon'],
    // The times in this row and the next are after midnight in Germany, but on the previous day in
    // UTC.
    ['2026-11-21T23:30:00Z', '2026-12-06', 'half past midnight in winter'],
    ['2026-07-01T22:30:00Z', '2026-07-16', 'half past midnight in summer'],
    ['2026-03-20T12:00:00Z', '2026-04-03', 'over the hour that is skipped'],
    ['2026-10-20T12:00:00Z', '2026-11-03', 'over the hour that comes twice'],
    ['2028-02-20T12:00:00Z', '2028-03-05', 'over a leap day'],
    ['2026-12-24T12:00:00Z', '2027-01-07', 'over the new year'],
  ])('%s: %s (%s)', (receivedAt, dueDay) => {
    expect(getCaseDeadline(receivedAt, receivedAt)).toMatchObject({ on: dueDay, daysLeft: 14 });
  });

  test.each([
    ['2026-12-05T22:59:59Z', 0, 'one second before midnight in Germany'],
    ['2026-12-05T23:00:00Z', -1, 'at midnight in Germany'],
    ['2026-12-04T23:00:00Z', 0, 'at the first moment of it'],
    ['2026-12-09T12:00:00Z', -4, 'days later'],
  ])('at %s %i days are left: %s', (now, daysLeft) => {
    expect(getCaseDeadline('2026-11-21T14:00:00Z', now).daysLeft).toBe(daysLeft);
  });

  test('counts calendar days across the change to winter time', () => {
    // The last day has 25 hours because daylight saving time ends, but counts as one calendar day.
    expect(getCaseDeadline('2026-10-11T12:00:00Z', '2026-10-24T22:30:00Z')).toMatchObject({
      on: '2026-10-25',
      daysLeft: 0,
    });
    expect(getCaseDeadline('2026-10-11T12:00:00Z', '2026-10-25T22:59:00Z').daysLeft).toBe(0);
    expect(getCaseDeadline('2026-10-11T12:00:00Z', '2026-10-25T23:00:00Z').daysLeft).toBe(-1);
  });
});

test.each([
  ['ordinary', '2026-11-23', /§ 312k/u],
  ['extraordinary', '2026-11-28', /Regel des Hauses/u],
])('a cancellation, %s, must be answered by %s', (manner, dueDay, rule) => {
  const caseDeadline = getCaseDeadline('2026-11-21T14:00:00Z', '2026-11-21T14:00:00Z', {
    kind: 'cancellation',
    manner,
  });
  expect(caseDeadline).toMatchObject({ on: dueDay, rule: expect.stringMatching(rule) });
});
