import { expect } from '@playwright/test';
import { AREAS } from './areas.ts';
import type { BuiltRelease } from './built-release.ts';
import type { RemoteName } from './chaos-test.ts';
import { POLL_INTERVAL_MS } from './chaos-test.ts';
import type { FaultyRemote } from './fault-rounds.ts';
import type { LoadingFault } from './loading-faults.ts';
import type { TestReleaseOrigin } from './test-release-origin.ts';
import type { Recoveries } from './resilience-case.ts';
import { recordCase } from './resilience-case.ts';
import type { ShellProcess } from './shell-process.ts';

const VISIBLE_EFFECT = 'the last good release';
const RECOVERY_LIMIT_MS = 1000;

export interface LastGoodReleaseCase {
  /** The heading in docs/resilience.md below which the case is listed. */
  readonly group: string;
  readonly shell: ShellProcess;
  readonly releaseOrigin: TestReleaseOrigin;
  readonly recoveries: Recoveries;
}

/** A remote with a fault, and the release that is published to end the fault. */
export interface FaultyRelease extends FaultyRemote {
  readonly nextRelease: BuiltRelease;
}

/**
 * Starts the faults of the given remotes and checks that the shell serves their last good releases.
 * Then ends the faults and checks how soon the next releases are live.
 */
export async function expectLastGoodRelease(
  { group, shell, releaseOrigin, recoveries }: LastGoodReleaseCase,
  faultyReleases: readonly FaultyRelease[],
): Promise<void> {
  const logLineCount = shell.log.length;
  const { remotes } = await shell.health();
  for (const { name, fault, nextRelease } of faultyReleases)
    await fault.begin(releaseOrigin, name, nextRelease);
  const statuses = new Map<RemoteName, number>();
  for (const { name, fault } of faultyReleases) {
    const id = remotes.find((remote) => remote.name === name)?.id ?? 'no release';
    statuses.set(name, await expectStaleRelease(shell, name, id, fault, logLineCount));
  }
  expect((await shell.health()).status).toBe('degraded');

  for (const { name, fault, nextRelease } of faultyReleases)
    await fault.end(releaseOrigin, name, nextRelease);
  const repairedAtMs = performance.now();
  for (const { name, fault, nextRelease } of faultyReleases) {
    const buildPath = `/${name}/builds/${nextRelease.document.id}/`;
    const isNextReleaseServed = async () =>
      (await shell.get(AREAS[name].path)).html.includes(buildPath);
    await recoveries.expectRecovery(isNextReleaseServed, repairedAtMs, RECOVERY_LIMIT_MS);
    recordCase({
      group,
      part: name,
      fault: fault.description,
      status: statuses.get(name) ?? 0,
      effectOnReader: VISIBLE_EFFECT,
      recoveryLimitMs: RECOVERY_LIMIT_MS,
    });
  }
  await expect
    .poll(async () => (await shell.health()).status, { intervals: [POLL_INTERVAL_MS] })
    .toBe('ok');
}

/**
 * Waits until the shell has logged the fault. @returns the status of the remote's page during the
 * fault
 */
async function expectStaleRelease(
  shell: ShellProcess,
  name: RemoteName,
  id: string,
  fault: LoadingFault,
  logLineCount: number,
): Promise<number> {
  await expect
    .poll(async () => (await shell.remote(name)).problem, {
      intervals: [POLL_INTERVAL_MS],
      timeout: 12_000,
    })
    .toMatch(fault.problemPattern);
  expect(await shell.remote(name)).toMatchObject({ id, state: 'stale' });
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`/${name}/builds/${id}/`);
  const lines = shell.log.slice(logLineCount).filter((line) => line['remote'] === name);
  const problemLine = lines.find((line) => fault.problemPattern.test(String(line['problem'])));
  expect(problemLine).toMatchObject({ msg: 'release problem', release: id, state: 'stale' });
  return page.status;
}
