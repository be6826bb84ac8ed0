import { expect, test } from '@jest/globals';

import { cacheCounts } from './cached-counts.ts';

const getKey = (query: string) => query.replace(/&?seite=\d+/u, '');

function createCounter(total: number) {
  let callCount = 0;
  let time = 0;
  const getCounts = cacheCounts(
    async () => {
      callCount += 1;
      return new Map([['total', new Map([['all', total + callCount]])]]);
    },
    getKey,
    { now: () => time },
  );
  const readTotal = async (query: string) => (await getCounts(query)).get('total')?.get('all');
  return { readTotal, advanceTime: (durationMs: number) => (time += durationMs) };
}

test('counts long lists once for all pages', async () => {
  const { readTotal } = createCounter(10_000);
  expect(await readTotal('bereich=rind')).toBe(10_001);
  expect(await readTotal('bereich=rind&seite=2')).toBe(10_001);
  expect(await readTotal('bereich=wein')).toBe(10_002);
});

test('caches counts by place, which state their total', async () => {
  let callCount = 0;
  const getCounts = cacheCounts(
    async (total: number) => ({ total, number: (callCount += 1) }),
    String,
  );
  expect(await getCounts(5000)).toEqual({ total: 5000, number: 1 });
  expect(await getCounts(5000)).toEqual({ total: 5000, number: 1 });
  expect(await getCounts(4999)).toEqual({ total: 4999, number: 2 });
  expect(await getCounts(4999)).toEqual({ total: 4999, number: 3 });
});

test('refreshes counts in the background after half a minute', async () => {
  const { readTotal, advanceTime } = createCounter(10_000);
  await readTotal('');
  advanceTime(31_000);
  expect(await readTotal('')).toBe(10_001);
  expect(await readTotal('')).toBe(10_002);
});

test('counts before the response after two minutes without requests', async () => {
  const { readTotal, advanceTime } = createCounter(10_000);
  await readTotal('');
  advanceTime(121_000);
  expect(await readTotal('')).toBe(10_002);
});

test('always counts short lists', async () => {
  const { readTotal } = createCounter(100);
  expect([await readTotal(''), await readTotal('')]).toEqual([101, 102]);
});
