import { expect } from '@playwright/test';
import { pathsWithout } from '../support/areas.ts';
import { REMOTES, test } from '../support/chaos-test.ts';
import { expectHeld } from '../support/expect-held.ts';
import { LOADING_FAULTS } from '../support/loading-faults.ts';
import { oneReader } from '../support/page-clients.ts';
import { Recoveries } from '../support/resilience-case.ts';
import { releaseVariant } from '../support/release-variant.ts';

const GROUP = 'A new release cannot be had while the shell holds a good one';

for (const name of REMOTES)
  test(`${name}: Was nicht zu laden ist, ersetzt keine gute Fassung`, async ({
    releases,
    lab,
    startWholeShell,
  }) => {
    test.setTimeout(120_000);
    const shell = await startWholeShell();
    // All areas, this one too: it has a good release all the time.
    const clients = oneReader(shell, pathsWithout());
    const recoveries = new Recoveries();
    for (const fault of LOADING_FAULTS)
      await test.step(fault.english, async () => {
        const next = releaseVariant(releases[name], { label: fault.english });
        await expectHeld({ group: GROUP, shell, lab, name, recoveries }, fault, next);
      });
    await clients.stop();
    recoveries.expectMedian();
    expect([...clients.failures, ...clients.unanswered]).toEqual([]);
    expect(clients.seen.length).toBeGreaterThan(LOADING_FAULTS.length);
    expect(shell.running).toBe(true);
  });
