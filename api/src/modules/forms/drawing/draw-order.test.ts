import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { computeDrawOrder } from './draw-order.ts';

test('the order is a permutation of the entries', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 30 }), fc.string(), (ids, seed) => {
      const order = computeDrawOrder('d', seed, ids);
      expect(order.toSorted()).toEqual(ids.toSorted());
      expect(computeDrawOrder('d', seed, ids.toReversed())).toEqual(order);
    }),
  );
});
