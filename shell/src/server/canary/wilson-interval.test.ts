import { computeWilsonInterval } from './wilson-interval.ts';

test('returns 0 and 1 without cases', () => {
  expect(computeWilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
});

test.each([
  [0, 20, 0, 0.161],
  [3, 20, 0.052, 0.36],
  [20, 20, 0.839, 1],
  [100, 1000, 0.083, 0.12],
])('returns the interval of %i in %i', (hits, cases, low, high) => {
  const bounds = computeWilsonInterval(hits, cases);
  expect(bounds.low).toBeCloseTo(low, 2);
  expect(bounds.high).toBeCloseTo(high, 2);
});
