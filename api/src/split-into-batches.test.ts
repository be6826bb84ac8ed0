import { expect, test } from '@jest/globals';

import { splitIntoBatches } from './split-into-batches.ts';

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('splits %j into batches of two', (items, batches) => {
  expect(splitIntoBatches<number>(items, 2)).toEqual(batches);
});
