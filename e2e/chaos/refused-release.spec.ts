import { expect } from '@playwright/test';
import { listOtherAreaPaths } from '../support/areas.ts';
import type { BuiltRelease } from '../support/built-release.ts';
import { test } from '../support/chaos-test.ts';
import { expectLastGoodRelease } from '../support/expect-last-good-release.ts';
import type { LoadingFault } from '../support/loading-faults.ts';
import { startPageClient } from '../support/page-clients.ts';
import { Recoveries } from '../support/resilience-case.ts';
import { createReleaseVariant } from '../support/release-variant.ts';
import type { VariantChanges } from '../support/release-variant.ts';

const CASE_GROUP = 'A release is rejected (tested with one remote)';
const REMOTE = 'mf-veranstaltungen';

const INVALID_RELEASE_FAULTS: readonly LoadingFault[] = [
  {
    description: 'older sequence (replay with a valid signature)',
    problemPattern: /sequence 1 is not newer than 2/,
    begin: (releaseOrigin, _remote, nextRelease) =>
      releaseOrigin.publish(nextRelease, { sequence: 1 }),
    end: (releaseOrigin, _remote, nextRelease) => releaseOrigin.publish(nextRelease),
  },
  createInvalidReleaseFault('endless loop while loading', /did not finish within/, {
    prologue: 'for (;;) {}\n',
  }),
  createInvalidReleaseFault('fills the memory while loading', /takes more than \d+ MB/, {
    prologue: 'const filled = []; for (;;) filled.push(new Uint8Array(10_000_000).fill(1));\n',
  }),
  createInvalidReleaseFault('exits the process while loading', /ended the process/, {
    prologue: 'process.exit(0);\n',
  }),
  createInvalidReleaseFault('unsupported contract in the document', /contract is 99/, {
    contract: 99,
  }),
  createInvalidReleaseFault('unsupported contract in the bundle', /contract is 98/, {
    patch: '{ ...remote, contract: 98 }',
  }),
  createInvalidReleaseFault('requires a package that shells do not provide', /requires "node:fs"/, {
    prologue: 'require("node:fs");',
  }),
  createInvalidReleaseFault('a view cannot be loaded', /Der Heuwagen fehlt/, {
    patch: `{ ...remote, routes: remote.routes.map((route) => ({ ...route,
      view: async () => { throw new Error('Der Heuwagen fehlt'); } })) }`,
  }),
];

test('a bad release never replaces a good one', async ({
  releases,
  releaseOrigin,
  startCompleteShell,
}) => {
  test.setTimeout(120_000);
  const goodRelease = createReleaseVariant(releases[REMOTE], { label: 'good' });
  releaseOrigin.publish(goodRelease);
  const shell = await startCompleteShell();
  await expect.poll(async () => (await shell.remote(REMOTE)).id).toBe(goodRelease.document.id);
  const clients = startPageClient(shell, listOtherAreaPaths());
  const recoveries = new Recoveries();
  for (const fault of INVALID_RELEASE_FAULTS)
    await test.step(fault.description, async () => {
      const nextRelease = createReleaseVariant(releases[REMOTE], {
        label: `after ${fault.description}`,
      });
      await expectLastGoodRelease({ group: CASE_GROUP, shell, releaseOrigin, recoveries }, [
        { name: REMOTE, fault, nextRelease },
      ]);
    });
  await clients.stop();
  recoveries.expectMedianWithinLimit();
  expect([...clients.failures, ...clients.unansweredRequests]).toEqual([]);
  expect(shell.isRunning).toBe(true);
});

/** Creates a fault of the release itself. It ends when the next release is published. */
function createInvalidReleaseFault(
  description: string,
  problem: RegExp,
  changes: Omit<VariantChanges, 'label'>,
): LoadingFault {
  const createBadRelease = (nextRelease: BuiltRelease) =>
    createReleaseVariant(nextRelease, { label: description, ...changes });
  return {
    description,
    problemPattern: problem,
    begin: (releaseOrigin, _remote, nextRelease) =>
      releaseOrigin.publish(createBadRelease(nextRelease)),
    end: (releaseOrigin, _remote, nextRelease) => releaseOrigin.publish(nextRelease),
  };
}
