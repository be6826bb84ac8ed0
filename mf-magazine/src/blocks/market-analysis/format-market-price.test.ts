import fc from 'fast-check';
import {
  getCommonDecimals,
  getDirection,
  formatChange,
  formatPrice,
} from './format-market-price.ts';
import { SPARKLINE_SIZE, createSparklinePath, createSparklinePoints } from './sparkline-path.ts';

test.each([
  [192.5, '192,50'],
  [219, '219'],
  [1250.75, '1.251'],
  [1.78, '1,78'],
])('formatPrice(%j)', (value, text) => {
  expect(formatPrice(value)).toBe(text);
});

test('aligns the decimals of a column', () => {
  const decimals = getCommonDecimals([203, 192.5]);
  expect([203, 192.5].map((value) => formatPrice(value, decimals))).toEqual(['203,00', '192,50']);
  expect(getCommonDecimals([203, 231])).toBe(0);
});

test.each([
  [1.44, '+1,4\u202f%', 'up'],
  [-0.85, '−0,9\u202f%', 'down'],
  [0.04, '±0', 'same'],
  [0, '±0', 'same'],
])('formatChange(%j)', (changePercent, text, direction) => {
  expect(formatChange(changePercent)).toBe(text);
  expect(getDirection(changePercent)).toBe(direction);
});

describe('sparkline', () => {
  test('runs from left to right with the highest value on top', () => {
    const points = createSparklinePoints([1, 3, 2]);
    const { width, height, margin } = SPARKLINE_SIZE;
    expect(points[0]).toEqual([margin, height - margin]);
    expect(points[1]).toEqual([width / 2, margin]);
    expect(points[2]?.[0]).toBe(width - margin);
    expect(createSparklinePath(points)).toBe('M3 29L60 3L117 16');
  });

  test('draws no line for one value and a level line for equal values', () => {
    expect(createSparklinePoints([5])).toEqual([]);
    expect(new Set(createSparklinePoints([5, 5, 5]).map(([, y]) => y)).size).toBe(1);
  });

  test('stays within the drawing', () => {
    const values = fc.array(fc.double({ noNaN: true, min: -1e6, max: 1e6 }), { minLength: 2 });
    fc.assert(
      fc.property(values, (list) => {
        for (const [x, y] of createSparklinePoints(list)) {
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(SPARKLINE_SIZE.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(SPARKLINE_SIZE.height);
        }
      }),
    );
  });
});
