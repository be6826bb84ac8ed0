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

test('security finding 2: refuses operations above the limit of waiting ones', async () => {
  const limit = createConcurrencyLimit(1, 2);
  const gate = Promise.withResolvers<void>();
  const operations = Array.from({ length: 3 }, () => limit(() => gate.promise));
  const refused = limit(() => Promise.resolve());
  await expect(refused).rejects.toMatchObject({ code: 'upstream.busy', retryAfterSeconds: 2 });
  gate.resolve();
  await Promise.all(operations);
  await expect(limit(() => Promise.resolve('done'))).resolves.toBe('done');
});
