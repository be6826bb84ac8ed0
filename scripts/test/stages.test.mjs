import { includesAllChaosTests } from './stages.mjs';

test.each([
  [[], true],
  [['chaos/', 'cluster/', '--workers=1'], true],
  [['chaos/', '--grep-invert=@soak'], true],
  [['chaos/canary'], false],
  [['session'], false],
  [['chaos/', '--grep', 'canary'], false],
])('Playwright with %j runs all chaos tests: %s', (filters, expected) => {
  expect(includesAllChaosTests(filters)).toBe(expected);
});
