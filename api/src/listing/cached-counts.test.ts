import { expect, test } from '@jest/globals';

import { cacheCounts } from './cached-counts.ts';

const getKey = (query: string) => query.replace(/&?seite=\d+/u, '');

function createCounter(total: number) {
  let calls = 0;
  let time = 0;
  const counts = cacheCounts(
    async () => {
      calls += 1;
      return new Map([['total', new Map([['all', total + calls]])]]);
    },
    getKey,
    { now: () => time },
  );
  const readTotal = async (query: string) => (await counts(query)).get('total')?.get('all');
  return { ask: readTotal, advanceTime: (durationMs: number) => (time += durationMs) };
}

test('counts long lists once for all pages', async () => {
  const { ask } = createCounter(10_000);
  expect(await ask('bereich=rind')).toBe(10_001);
  expect(await ask('bereich=rind&seite=2')).toBe(10_001);
  expect(await ask('bereich=wein')).toBe(10_002);
});

test('refreshes counts in the background after half a minute', async () => {
  const { ask, advanceTime } = createCounter(10_000);
  await ask('');
  advanceTime(31_000);
  expect(await ask('')).toBe(10_001);
  expect(await ask('')).toBe(10_002);
});

test('counts before the response after two minutes without requests', async () => {
  const { ask, advanceTime } = createCounter(10_000);
  await ask('');
  advanceTime(121_000);
  expect(await ask('')).toBe(10_002);
});

test('always counts short lists', async () => {
  const { ask } = createCounter(100);
  expect([await ask(''), await ask('')]).toEqual([101, 102]);
});
