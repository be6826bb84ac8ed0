import { parseFilterNumber } from './filter-number.ts';

test.each([
  ['4.300', 4300],
  ['12.500,50', 12_500.5],
  ['10,50', 10.5],
  ['10000 €', 10_000],
  ['10.5', 10.5],
  ['100000', 100_000],
  ['100000,01', null],
  ['0', null],
  ['-5', null],
  ['viel', null],
  ['', null],
  [null, null],
  [undefined, null],
])('parses the filter %j as %j', (text, number) => {
  expect(parseFilterNumber(text, 100_000)).toBe(number);
});
