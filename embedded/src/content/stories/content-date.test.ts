import { expect, test } from '@jest/globals';
import { parseContentDate } from './content-date.ts';

test.each([
  ['2026-11-05', '2026-11-05T00:00:00.000Z'],
  ['2026-11-05 07:30', '2026-11-05T07:30:00.000Z'],
  ['2026-11-05T07:30:10.500Z', '2026-11-05T07:30:10.500Z'],
  ['2026-11-05T07:30:10+0200', '2026-11-05T05:30:10.000Z'],
])('%s', (text, expected) => {
  expect(new Date(parseContentDate(text) ?? NaN).toISOString()).toBe(expected);
});

test.each(['', 'morgen', '5.11.2026', '2026-13-05'])('"%s" is not a date', (text) =>
  expect(parseContentDate(text)).toBeUndefined(),
);
