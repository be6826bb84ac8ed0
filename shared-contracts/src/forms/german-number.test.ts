import { formatGermanNumber, readGermanNumber } from './german-number.ts';

test.each([
  ['12.500', 12_500],
  ['12 500,50', 12_500.5],
  ['1.234', 1234],
  ['1.234,50', 1234.5],
  ['1.234.567,89', 1_234_567.89],
  ['2,5', 2.5],
  ['6.5', 6.5],
  ['0.125', 0.125],
  ['7', 7],
  ['120 €', 120],
  ['120,- €', 120],
  ['-5', -5],
  ['-1.250,5', -1250.5],
  ['', null],
  ['zwölf', null],
  ['1,2,3', null],
  ['1.23,4', null],
  ['1e9', null],
  ['0x1F', null],
])('parses %j as %s', (text, number) => {
  expect(readGermanNumber(text)).toBe(number);
});

test.each([1.234, 1234, 1234.5, -0.5, 0])('%d is parsed back from its text', (number) => {
  expect(readGermanNumber(formatGermanNumber(number))).toBe(number);
});
