import { expect } from '@playwright/test';
import { AREAS } from '../support/areas.ts';
import type { RemoteName } from '../support/chaos-test.ts';
import { POLL_INTERVAL_MS, test } from '../support/chaos-test.ts';
import { createFaultRounds } from '../support/fault-rounds.ts';
import type { LoadingFault } from '../support/loading-faults.ts';
import { LOADING_FAULTS } from '../support/loading-faults.ts';
import { quoteHeading, recordCase, Recoveries } from '../support/resilience-case.ts';
import type { ShellProcess } from '../support/shell-process.ts';

const CASE_GROUP = 'A release is unavailable when the shell starts without one';
const RECOVERY_LIMIT_MS = 3000;

for (const { description, faultyRemotes } of createFaultRounds(LOADING_FAULTS))
  test(`at start, ${description}: each area shows an error page and recovers automatically`, async ({
    releases,
    releaseOrigin,
    startShell,
  }) => {
    for (const { name, fault } of faultyRemotes)
      await fault.begin(releaseOrigin, name, releases[name]);
    const shell = await startShell();
    const headings = new Map<RemoteName, string>();
    for (const { name } of faultyRemotes) headings.set(name, await expectUnreachable(shell, name));
    for (const { name, fault } of faultyRemotes)
      await expect
        .poll(() => hasLoggedFault(shell, name, fault), { intervals: [POLL_INTERVAL_MS] })
        .toBe(true);
    expect((await shell.health()).status).toBe('degraded');

    for (const { name, fault } of faultyRemotes)
      await fault.end(releaseOrigin, name, releases[name]);
    const repairedAtMs = performance.now();
    const recoveries = new Recoveries();
    for (const { name, fault } of faultyRemotes) {
      const isAvailable = async () => (await shell.get(AREAS[name].path)).status === 200;
      await recoveries.expectRecovery(isAvailable, repairedAtMs, RECOVERY_LIMIT_MS);
      const caseFields = { group: CASE_GROUP, part: name, fault: fault.description, status: 503 };
      recordCase({
        ...caseFields,
        effectOnReader: `${headings.get(name)} inside the layout, with a retry`,
        recoveryLimitMs: RECOVERY_LIMIT_MS,
      });
    }
    recoveries.expectMedianWithinLimit();
    await expect
      .poll(async () => (await shell.health()).status, { intervals: [POLL_INTERVAL_MS] })
      .toBe('ok');
  });

async function expectUnreachable(shell: ShellProcess, name: RemoteName): Promise<string> {
  const { path, label } = AREAS[name];
  const page = await shell.get(path);
  expect(page.status, path).toBe(503);
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.get('retry-after')).not.toBeNull();
  expect(page.headers.get('x-robots-tag')).toContain('noindex');
  expect(page.html).toContain(`${label} ist gerade nicht erreichbar`);
  expect(page.html).toContain(`href="${path}" data-reload=""`);
  expect(page.html).toContain('Noch einmal versuchen');
  expect(page.html).toContain('aria-label="Bereiche"');
  expect(page.html).toContain('/impressum');
  return quoteHeading(page.html);
}

/** Returns whether the shell has logged this fault for the remote. */
function hasLoggedFault(
  shell: ShellProcess,
  name: RemoteName,
  { problemPattern }: LoadingFault,
): boolean {
  return shell.log.some(
    ({ msg, remote, problem }) =>
      msg === 'release problem' && remote === name && problemPattern.test(String(problem)),
  );
}
