import { expect, test } from '@jest/globals';

import {
  describeExcludedDays,
  describeRecurrence,
  createRecurrenceRule,
  getWeekday,
} from './recurrence.ts';

test.each([
  ['none', '2026-12-08', null, null, 'einmalig'],
  [
    'daily',
    '2026-12-08',
    '2026-12-12',
    'FREQ=DAILY;UNTIL=20261212T235959Z',
    'jeden Tag, bis 12. Dezember 2026',
  ],
  ['weekly', '2026-12-08', null, 'FREQ=WEEKLY', 'jede Woche am Dienstag'],
  ['biweekly', '2026-12-06', null, 'FREQ=WEEKLY;INTERVAL=2', 'jede zweite Woche am Sonntag'],
  [
    'monthly-weekday',
    '2026-12-08',
    '2027-06-01',
    'FREQ=MONTHLY;BYDAY=2TU;UNTIL=20270601T235959Z',
    'jeden 2. Dienstag im Monat, bis 1. Juni 2027',
  ],
  [
    'monthly-weekday',
    '2026-12-31',
    null,
    'FREQ=MONTHLY;BYDAY=-1TH',
    'jeden letzten Donnerstag im Monat',
  ],
  ['monthly-day', '2026-12-15', null, 'FREQ=MONTHLY;BYMONTHDAY=15', 'jeden Monat am 15.'],
  ['monthly-day', '2026-12-28', null, 'FREQ=MONTHLY;BYMONTHDAY=28', 'jeden Monat am 28.'],
  [
    'monthly-day',
    '2026-12-31',
    '2027-06-01',
    'FREQ=MONTHLY;BYMONTHDAY=31;UNTIL=20270601T235959Z',
    'jeden Monat am 31. (nicht in kürzeren Monaten), bis 1. Juni 2027',
  ],
] as const)('%s from %s until %s', (repeat, first, until, rule, text) => {
  expect(createRecurrenceRule(repeat, first, until)).toBe(rule);
  expect(describeRecurrence(repeat, first, until)).toBe(text);
});

test('without a first day the text is general', () => {
  expect(describeRecurrence('monthly-weekday', '')).toContain('etwa jeden 2. Dienstag');
  expect(createRecurrenceRule('weekly', '31.12.2026', null)).toBeNull();
});

test('sorts several weekdays from Monday', () => {
  const days = ['do', 'di'] as const;
  expect(createRecurrenceRule('weekly', '2026-12-08', null, days)).toBe('FREQ=WEEKLY;BYDAY=TU,TH');
  expect(createRecurrenceRule('biweekly', '2026-12-08', '2027-01-31', ['so', ...days])).toBe(
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH,SU;UNTIL=20270131T235959Z',
  );
  expect(describeRecurrence('weekly', '2026-12-08', null, days)).toBe(
    'jede Woche am Dienstag und Donnerstag',
  );
  expect(describeRecurrence('biweekly', '', null, ['so', ...days])).toBe(
    'jede zweite Woche am Dienstag, Donnerstag und Sonntag',
  );
  // Only weekly rules use the weekdays.
  expect(createRecurrenceRule('daily', '2026-12-08', null, days)).toBe('FREQ=DAILY');
  expect(describeRecurrence('daily', '2026-12-08', null, days)).toBe('jeden Tag');
});

test.each([
  ['2026-12-07', 'mo'],
  ['2026-12-08', 'di'],
  ['2026-12-13', 'so'],
  ['8.12.2026', null],
])('%s is a %s', (day, weekday) => {
  expect(getWeekday(day)).toBe(weekday);
});

test('lists excluded days in order', () => {
  expect(describeExcludedDays()).toBe('');
  expect(describeExcludedDays(['2026-12-31', '2026-12-24'])).toBe(
    'nicht am 24. Dezember 2026 und 31. Dezember 2026',
  );
});
