import { expect } from '@playwright/test';
import { AREAS } from './areas.ts';
import type { BuiltRelease } from './built-release.ts';
import type { RemoteName } from './chaos-test.ts';
import type { LoadingFault } from './loading-faults.ts';
import type { TestReleaseOrigin } from './test-release-origin.ts';
import type { Recoveries } from './resilience-case.ts';
import { recordCase } from './resilience-case.ts';
import type { ShellProcess } from './shell-process.ts';

const VISIBLE_EFFECT = 'the last good release';
const RECOVERY_LIMIT_MS = 1000;

export interface LastGoodReleaseCase {
  /** Heading in docs/resilience.md under which the case is listed. */
  readonly group: string;
  readonly shell: ShellProcess;
  readonly releaseOrigin: TestReleaseOrigin;
  readonly name: RemoteName;
  readonly recoveries: Recoveries;
}

/**
 * Starts a fault and checks that the shell serves the last good release. Then ends the fault and
 * checks how soon the new release is live.
 */
export async function expectLastGoodRelease(
  { group, shell, releaseOrigin, name, recoveries }: LastGoodReleaseCase,
  fault: LoadingFault,
  nextRelease: BuiltRelease,
): Promise<void> {
  const { id } = await shell.remote(name);
  const logLength = shell.log.length;
  await fault.begin(releaseOrigin, name, nextRelease);
  await expect
    .poll(async () => (await shell.remote(name)).problem, { timeout: 12_000 })
    .toMatch(fault.problem);
  expect(await shell.remote(name)).toMatchObject({ id, state: 'stale' });
  expect((await shell.health()).status).toBe('degraded');
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`/${name}/builds/${id}/`);
  const lines = shell.log.slice(logLength).filter((line) => line['remote'] === name);
  const problemLine = lines.find((line) => fault.problem.test(String(line['problem'])));
  expect(problemLine).toMatchObject({ msg: 'release problem', release: id, state: 'stale' });

  await fault.end(releaseOrigin, name, nextRelease);
  const repairedAt = performance.now();
  const buildPath = `/${name}/builds/${nextRelease.document.id}/`;
  const isNextReleaseServed = async () =>
    (await shell.get(AREAS[name].path)).html.includes(buildPath);
  await recoveries.expectRecovery(isNextReleaseServed, repairedAt, RECOVERY_LIMIT_MS);
  await expect.poll(async () => (await shell.health()).status).toBe('ok');
  const { status } = page;
  recordCase({
    group,
    part: name,
    fault: fault.description,
    status,
    seen: VISIBLE_EFFECT,
    recoveryLimitMs: RECOVERY_LIMIT_MS,
  });
}
