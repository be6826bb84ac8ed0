import { expect, test } from '@jest/globals';
import { runProgram } from '#testing/run-program.ts';

interface SwapOutcome {
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
  const outcome = JSON.parse(result.output) as SwapOutcome;
  expect(outcome).toMatchObject({ swaps: 200, canaries: 67, previews: 50 });
  expect(outcome.renders).toBeGreaterThan(1000);
  expect(outcome.wrongVersions).toBe(0);
  // Seven releases may be in memory: the live release, four previews, a canary, and one release
  // that a render still uses or that is not garbage-collected yet.
  expect(outcome.retainedReleases).toBeLessThanOrEqual(7);
  // Each release has about 2 MB, so 160 releases that stay in memory would exceed 300 MB.
  expect(outcome.heapGrowthMegabytes).toBeLessThan(5);
}, 60_000);
