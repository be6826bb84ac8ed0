import { readGermanDay } from './german-day.ts';

test.each([
  ['31.12.2025', '2025-12-31'],
  ['1.2.2026', '2026-02-01'],
  ['01. 02. 2026', '2026-02-01'],
  ['2025-12-31', '2025-12-31'],
  ['29.02.2028', '2028-02-29'],
  ['29.02.2027', null],
  ['31.13.2025', null],
  ['31.12.25', null],
  ['12/31/2025', null],
  ['2025-02-30', null],
  ['', null],
  ['morgen', null],
])('parses %j as %s', (text, day) => {
  expect(readGermanDay(text)).toBe(day);
});
