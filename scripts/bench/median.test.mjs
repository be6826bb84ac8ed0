import { median } from './median.mjs';

test.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[10, 9, 100, 1, 2], 9],
])('of %j', (values, expected) => expect(median(values)).toBe(expected));
