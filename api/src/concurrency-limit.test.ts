import { expect, test } from '@jest/globals';

import { createConcurrencyLimit } from './concurrency-limit.ts';

test('api finding F3: at most two operations run at once, also after a failure', async () => {
  const limit = createConcurrencyLimit(2);
  const deferreds = Array.from({ length: 5 }, () => Promise.withResolvers<void>());
  const startedIndexes: number[] = [];
  const operations = deferreds.map(({ promise }, index) =>
    limit(async () => {
      startedIndexes.push(index);
      await promise;
    }),
  );
  expect(startedIndexes).toEqual([0, 1]);
  deferreds[0]?.reject(new Error('broken'));
  await expect(operations[0]).rejects.toThrow('broken');
  await Promise.resolve();
  expect(startedIndexes).toEqual([0, 1, 2]);
  for (const { resolve } of deferreds) resolve();
  await Promise.all(operations.slice(1));
  expect(startedIndexes).toEqual([0, 1, 2, 3, 4]);
});

test('security finding 2: refuses operations above the limit of waiting ones', async () => {
  const limit = createConcurrencyLimit(1, 2);
  const deferred = Promise.withResolvers<void>();
  const operations = Array.from({ length: 3 }, () => limit(() => deferred.promise));
  const refusedOperation = limit(() => Promise.resolve());
  await expect(refusedOperation).rejects.toMatchObject({
    code: 'upstream.busy',
    retryAfterSeconds: 2,
  });
  deferred.resolve();
  await Promise.all(operations);
  await expect(limit(() => Promise.resolve('done'))).resolves.toBe('done');
});
