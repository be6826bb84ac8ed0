import { formatDate } from './format-date.ts';

const now = new Date('2026-11-21T08:00:00Z');

test.each([
  ['2026-11-21T05:30:00.000Z', 'day', '21. November 2026'],
  ['2026-11-21T05:30:00.000Z', 'weekday', 'Sa., 21. November 2026'],
  ['2026-11-21T05:30:00.000Z', 'moment', '21. November 2026, 6.30\u00a0Uhr'],
  ['2026-11-21T05:05:00.000Z', 'ticker', '6.05'],
  ['2026-11-19T23:30:00.000Z', 'ticker', '20.\u202f11.'],
  ['2026-11-22T05:00:00.000Z', 'ticker', '22.\u202f11.'],
] as const)('formats %s as %s', (iso, format, text) => {
  expect(formatDate(iso, format, now)).toBe(text);
});
