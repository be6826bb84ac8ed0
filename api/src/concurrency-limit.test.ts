import { expect, test } from '@jest/globals';

import { createConcurrencyLimit } from './concurrency-limit.ts';

test('api finding F3: at most two operations run at once, also after a failure', async () => {
  const limit = createConcurrencyLimit(2);
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const startedIndexes: number[] = [];
  const operations = gates.map(({ promise }, index) =>
    limit(async () => {
      startedIndexes.push(index);
      await promise;
    }),
  );
  expect(startedIndexes).toEqual([0, 1]);
  gates[0]?.reject(new Error('broken'));
  await expect(operations[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect(startedIndexes).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  await Promise.all(operations.slice(1));
  expect(startedIndexes).toEqual([0, 1, 2, 3, 4]);
});
