import {
  computeNeeds,
  computeRenderedPerSecond,
  countInstances,
  findLimits,
} from './capacity-model.mjs';

const page = {
  share: 1,
  urls: 1,
  shellMs: 2,
  apiMs: 1,
  databaseMs: 0.5,
  redisMs: 0.1,
  statements: 3,
  bytes: 10_000,
};

test('a page is rendered once a second at most, and each page if there are many', () => {
  expect(computeRenderedPerSecond(1000, 1)).toBeCloseTo(1);
  expect(computeRenderedPerSecond(10, 1_000_000)).toBeGreaterThan(8);
  expect(computeRenderedPerSecond(10, 1_000_000)).toBeLessThan(10);
});

test('reckons cores, statements and egress of the peak', () => {
  const needs = computeNeeds(8_640_000, { pages: [page], edgeMs: 0.1 });
  expect(needs.viewsPerSecond).toBe(400);
  expect(needs.use.edge).toBeCloseTo(0.04);
  expect(needs.use.shell).toBeCloseTo(0.002);
  expect(needs.statementsPerSecond).toBeCloseTo(3);
  expect(needs.hitRate).toBeCloseTo(0.9975);
  expect(needs.megabitsPerSecond).toBeCloseTo(32);
  expect(needs.gigabytesPerDay).toBeCloseTo(86.4);
  expect([countInstances(0.1), countInstances(1.3)]).toEqual([2, 3]);
});

test('finds what reaches its limit first', () => {
  const costs = { pages: [{ ...page, urls: 100_000 }], edgeMs: 0.1 };
  const [first, second] = findLimits(costs, { edge: 1, shell: 1, api: 40 });
  expect([first.name, second.name]).toEqual(['shell', 'edge']);
  const { use } = computeNeeds(first.viewsPerDay, costs);
  expect(use.shell).toBeCloseTo(0.6);
});
