import { expect } from '@playwright/test';
import { listOtherAreaPaths } from '../support/areas.ts';
import { test } from '../support/chaos-test.ts';
import { expectLastGoodRelease } from '../support/expect-last-good-release.ts';
import { createFaultRounds } from '../support/fault-rounds.ts';
import { LOADING_FAULTS } from '../support/loading-faults.ts';
import { startPageClient } from '../support/page-clients.ts';
import { Recoveries } from '../support/resilience-case.ts';
import { createReleaseVariant } from '../support/release-variant.ts';

const CASE_GROUP = 'A new release is unavailable and the shell has a good one';

test('unavailable releases of all remotes never replace good ones', async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  test.setTimeout(120_000);
  const shell = await startCompleteShell();
  // The clients load pages of all areas, including those of faulty remotes: the shell keeps serving
  // their last good release.
  const clients = startPageClient(shell, listOtherAreaPaths());
  const recoveries = new Recoveries();
  const rounds = createFaultRounds(LOADING_FAULTS);
  for (const { description, faultyRemotes } of rounds)
    await test.step(description, async () => {
      const faultyReleases = faultyRemotes.map(({ name, fault }) => ({
        name,
        fault,
        nextRelease: createReleaseVariant(releases[name], { label: fault.description }),
      }));
      await expectLastGoodRelease(
        { group: CASE_GROUP, shell, releaseOrigin, recoveries },
        faultyReleases,
      );
    });
  await clients.stop();
  recoveries.expectMedianWithinLimit();
  expect([...clients.failures, ...clients.unansweredRequests]).toEqual([]);
  expect(clients.results.length).toBeGreaterThan(rounds.length);
  expect(shell.isRunning).toBe(true);
});
