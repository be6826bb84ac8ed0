import { expect, test } from '@jest/globals';
import { runProgram } from '#testing/run-program.ts';

interface Outcome {
  readonly swaps: number;
  readonly renders: number;
  readonly wrongVersions: number;
  readonly alive: number;
  readonly grownMegabytes: number;
}

test('30 swaps under use: every use sees one whole release, and old ones are forgotten', async () => {
  const result = await runProgram(['--expose-gc', 'src/testing/swap-under-load.ts']);
  expect(result.problems).toBe('');
  const outcome = JSON.parse(result.output) as Outcome;
  expect(outcome.swaps).toBe(30);
  expect(outcome.renders).toBeGreaterThan(100);
  expect(outcome.wrongVersions).toBe(0);
  expect(outcome.alive).toBeLessThanOrEqual(2);
  // Each release holds about 8 MB; 30 of them would be 240.
  expect(outcome.grownMegabytes).toBeLessThan(40);
}, 60_000);
