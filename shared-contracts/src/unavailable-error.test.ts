import { expect, test } from '@jest/globals';
import { isUnavailable } from './unavailable-error.ts';

test.each([
  [Object.assign(new Error('away'), { unavailable: true }), true],
  [Object.assign(new Error('broken'), { unavailable: false }), false],
  [new Error('plain'), false],
  ['unavailable', false],
  [null, false],
])('%p', (thrown, expected) => {
  expect(isUnavailable(thrown)).toBe(expected);
});
