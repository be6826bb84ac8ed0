import { expect, test } from '@jest/globals';
import { runProgram } from '#testing/run-program.ts';

interface ReleaseSwapCounts {
  readonly swaps: number;
  readonly canaries: number;
  readonly previews: number;
  readonly renders: number;
  readonly wrongVersions: number;
  readonly retainedReleases: number;
  readonly heapGrowthMegabytes: number;
}

test('200 swaps under load: every use sees one complete release, and old ones are collected', async () => {
  const result = await runProgram(['--expose-gc', 'src/testing/swap-under-load.ts']);
  expect(result.problems).toBe('');
  const counts = JSON.parse(result.output) as ReleaseSwapCounts;
  expect(counts).toMatchObject({ swaps: 200, canaries: 67, previews: 50 });
  expect(counts.renders).toBeGreaterThan(1000);
  expect(counts.wrongVersions).toBe(0);
  // Seven releases may be in memory: the live release, four previews, a canary, and one release
  // that a render still uses or that is not garbage-collected yet.
  expect(counts.retainedReleases).toBeLessThanOrEqual(7);
  // Each release has about 2 MB, so 160 releases that stay in memory would exceed 300 MB.
  expect(counts.heapGrowthMegabytes).toBeLessThan(5);
}, 60_000);
