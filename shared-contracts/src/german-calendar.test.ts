import { describe, expect, test } from '@jest/globals';

import {
  addDays,
  addMonths,
  getBerlinDay,
  countDaysBetween,
  getEndOfGermanDay,
  convertFromGermanTime,
  getLastDayOfMonth,
  listMonths,
  getStartOfGermanDay,
  convertToGermanTime,
} from './german-calendar.ts';

test.each([
  ['2026-11-21T18:00:00Z', '2026-11-21T17:00:00.000Z'],
  ['2026-07-01T18:00:00Z', '2026-07-01T16:00:00.000Z'],
  ['2026-03-29T01:59:00Z', '2026-03-29T00:59:00.000Z'],
  ['2026-03-29T03:00:00Z', '2026-03-29T01:00:00.000Z'],
  ['2026-10-25T02:30:00Z', '2026-10-25T00:30:00.000Z'],
  ['2026-10-25T03:00:00Z', '2026-10-25T02:00:00.000Z'],
])('German clocks show %s at %s', (clockTime, moment) => {
  expect(convertFromGermanTime(new Date(clockTime)).toISOString()).toBe(moment);
  expect(convertToGermanTime(new Date(moment)).toISOString()).toBe(
    new Date(clockTime).toISOString(),
  );
});

test('a time skipped in spring means the hour after it', () => {
  expect(convertFromGermanTime(new Date('2026-03-29T02:30:00Z')).toISOString()).toBe(
    '2026-03-29T01:30:00.000Z',
  );
});

test('days start at midnight in Germany, and one has 23 hours', () => {
  expect(getStartOfGermanDay('2026-03-29').toISOString()).toBe('2026-03-28T23:00:00.000Z');
  expect(getStartOfGermanDay('2026-03-29', 1).toISOString()).toBe('2026-03-29T22:00:00.000Z');
});

describe('api finding F13: German days', () => {
  test.each([
    ['2026-02-28T23:30:00Z', '2026-03-01'],
    ['2026-06-30T22:30:00Z', '2026-07-01'],
    ['2026-12-31T22:59:59Z', '2026-12-31'],
  ])('%s is on %s', (moment, day) => {
    expect(getBerlinDay(new Date(moment))).toBe(day);
  });

  test.each([
    ['2026-07-01', '2026-07-01T21:59:59.000Z'],
    ['2026-12-01', '2026-12-01T22:59:59.000Z'],
    ['2026-10-25', '2026-10-25T22:59:59.000Z'],
  ])('%s ends at %s', (day, moment) => {
    expect(getEndOfGermanDay(day).toISOString()).toBe(moment);
  });

  test.each([
    ['2026-03-01', 1, '2026-04-01'],
    ['2026-08-31', 6, '2027-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-01-15', -1, '2025-12-15'],
  ])('%s and %i months is %s', (day, months, result) => {
    expect(addMonths(day, months)).toBe(result);
  });

  test('counts days across a clock change', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(countDaysBetween('2026-03-28', '2026-03-30')).toBe(2);
    expect(getLastDayOfMonth('2028-02')).toBe('2028-02-29');
    expect(listMonths('2026-11-30', 3)).toEqual(['2026-11', '2026-12', '2027-01']);
  });
});
