import { expect, test } from '@jest/globals';
import { runProgram } from '#testing/run-program.ts';

interface Outcome {
  readonly swaps: number;
  readonly canaries: number;
  readonly previews: number;
  readonly renders: number;
  readonly wrongVersions: number;
  readonly alive: number;
  readonly grownMegabytes: number;
}

test('200 swaps under use: every use sees one whole release, and old ones are forgotten', async () => {
  const result = await runProgram(['--expose-gc', 'src/testing/swap-under-load.ts']);
  expect(result.problems).toBe('');
  const outcome = JSON.parse(result.output) as Outcome;
  expect(outcome).toMatchObject({ swaps: 200, canaries: 67, previews: 50 });
  expect(outcome.renders).toBeGreaterThan(1000);
  expect(outcome.wrongVersions).toBe(0);
  // The live one, four previews, and at most one canary and one that a use or the collector holds.
  expect(outcome.alive).toBeLessThanOrEqual(7);
  // Each release holds about 2 MB; 160 of them would be more than 300.
  expect(outcome.grownMegabytes).toBeLessThan(5);
}, 60_000);
