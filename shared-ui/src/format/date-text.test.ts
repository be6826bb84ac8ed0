import { formatTimeOfDay, formatDateRange, formatLongDate, formatShortDate } from './date-text.ts';

describe('dates', () => {
  test.each([
    ['2026-11-21T18:00:00Z', 'Sa., 21. November 2026, 19\u00a0Uhr'],
    ['2026-07-01T17:30:00Z', 'Mi., 1. Juli 2026, 19.30\u00a0Uhr'],
    ['2026-03-29T00:59:00Z', 'So., 29. März 2026, 1.59\u00a0Uhr'],
    ['2026-03-29T01:00:00Z', 'So., 29. März 2026, 3\u00a0Uhr'],
    ['2026-12-31T23:00:00Z', 'Fr., 1. Januar 2027, 0\u00a0Uhr'],
  ])('formats %s as %s', (date, text) => {
    expect(formatLongDate(date, { weekday: true, time: true })).toBe(text);
  });

  test('keeps a day without time in every time zone', () => {
    expect(formatLongDate('2026-11-21')).toBe('21. November 2026');
    expect(formatLongDate('2026-11-21', { year: false, weekday: true })).toBe('Sa., 21. November');
    expect(formatShortDate('2026-01-05')).toBe('05.01.2026');
  });

  test('returns an empty text for an unreadable date', () => {
    expect(formatLongDate('bald')).toBe('');
    expect(formatTimeOfDay('')).toBe('');
    expect(formatShortDate('x')).toBe('');
  });

  test.each([
    ['2026-11-21', '2026-11-23', '21. bis 23. November 2026'],
    ['2026-11-30', '2026-12-02', '30. November bis 2. Dezember 2026'],
    ['2026-12-30', '2027-01-02', '30. Dezember 2026 bis 2. Januar 2027'],
    ['2026-11-21', '2026-11-21', '21. November 2026'],
    ['2026-11-21', 'offen', '21. November 2026'],
    ['offen', '2026-11-21', '21. November 2026'],
  ])('formats %s to %s as %s', (from, to, text) => {
    expect(formatDateRange(from, to)).toBe(text);
  });
});
