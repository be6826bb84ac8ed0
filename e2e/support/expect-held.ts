import { expect } from '@playwright/test';
import { AREAS } from './areas.ts';
import type { BuiltRelease } from './built-release.ts';
import type { RemoteName } from './chaos-test.ts';
import type { LoadingFault } from './loading-faults.ts';
import type { ReleaseLab } from './release-lab.ts';
import type { Recoveries } from './resilience-case.ts';
import { recordCase } from './resilience-case.ts';
import type { ShellProcess } from './shell-process.ts';

const SEEN = 'the page as before, by the last good release';
const WITHIN = 1000;

export interface HeldCase {
  /** Heading in docs/resilience.md. */
  readonly group: string;
  readonly shell: ShellProcess;
  readonly lab: ReleaseLab;
  readonly name: RemoteName;
  readonly recoveries: Recoveries;
}

/** One fault from its beginning to the release that was to come: the held one serves meanwhile. */
export async function expectHeld(
  { group, shell, lab, name, recoveries }: HeldCase,
  fault: LoadingFault,
  next: BuiltRelease,
): Promise<void> {
  const { id } = await shell.remote(name);
  const logged = shell.log.length;
  await fault.begin(lab, name, next);
  await expect
    .poll(async () => (await shell.remote(name)).problem, { timeout: 12_000 })
    .toMatch(fault.problem);
  expect(await shell.remote(name)).toMatchObject({ id, state: 'stale' });
  expect((await shell.health()).status).toBe('degraded');
  const page = await shell.get(AREAS[name].path);
  expect(page.status).toBe(200);
  expect(page.html).toContain(`/${name}/builds/${id}/`);
  const lines = shell.log.slice(logged).filter((line) => line['remote'] === name);
  const told = lines.find((line) => fault.problem.test(String(line['problem'])));
  expect(told).toMatchObject({ msg: 'release trouble', release: id, state: 'stale' });

  await fault.end(lab, name, next);
  const healedAt = performance.now();
  const wanted = `/${name}/builds/${next.document.id}/`;
  const isGood = async () => (await shell.get(AREAS[name].path)).html.includes(wanted);
  await recoveries.expectOne(isGood, healedAt, WITHIN);
  await expect.poll(async () => (await shell.health()).status).toBe('ok');
  const { status } = page;
  recordCase({ group, part: name, fault: fault.english, status, seen: SEEN, within: WITHIN });
}
