import { readPriceField, readPriceHistory } from './price-fields.ts';

test.each([
  ['1.234,50', 1234.5],
  ['1.250', 1250],
  ['192.5', 192.5],
  ['0.345', 0.345],
  ['219,50 €', 219.5],
  [1.345, 1.345],
  ['auf Anfrage', undefined],
  [Number.NaN, undefined],
  [null, undefined],
])('parses the price %j as %j', (input, expected) => {
  expect(readPriceField(input)).toBe(expected);
});

test.each([
  ['186, 188, 189.5, 191', [186, 188, 189.5, 191]],
  ['219,5, 220', [219.5, 220]],
  ['219,5 220 1.221,25', [219.5, 220, 1221.25]],
  ['219,5; 220;221', [219.5, 220, 221]],
  ['219,5\n220\r\n221', [219.5, 220, 221]],
  ['186,188,189.5', [186, 188, 189.5]],
  ['219,220,221', [219, 220, 221]],
  // The text could mean two or three prices, so the parser returns none.
  ['219,5,220', []],
  ['219', [219]],
  ['190, x, 200', [190, 200]],
  ['', []],
  [undefined, []],
])('parses the history %j as %j', (input, expected) => {
  expect(readPriceHistory(input)).toEqual(expected);
});
