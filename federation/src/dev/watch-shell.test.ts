import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { ShellManifest } from '#build/finish-shell-build.ts';
import type { DevFault } from '#dev/dev-events.ts';
import { watchShell } from '#dev/watch-shell.ts';
import { SANDBOX_PROGRAM_PATH } from '#sandbox/sandbox-program-path.ts';
import { getFixturePath, PACKAGE_ROOT } from '#testing/run-program.ts';

/** Maximum milliseconds from a save to the complete build on an idle machine. */
const MAX_BUILD_MS = 1000;
const TIMEOUT_MS = 120_000;

type BuildOutcome = { readonly manifest: ShellManifest } | { readonly faults: readonly DevFault[] };

let workFolder: string;
let root: string;
let folder: string;
let stop: () => Promise<void>;
/** Outcomes of builds that no test has read yet. */
const outcomes: BuildOutcome[] = [];
let notifyWaitingTest: (() => void) | null = null;

function addOutcome(outcome: BuildOutcome): void {
  outcomes.push(outcome);
  notifyWaitingTest?.();
}

async function waitForOutcome(): Promise<BuildOutcome> {
  while (outcomes.length === 0)
    await new Promise<void>((resolve) => {
      notifyWaitingTest = resolve;
    });
  return outcomes.shift()!;
}

async function editServerSource(from: string, to: string): Promise<BuildOutcome> {
  const file = join(root, 'src/server/main.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace(from, to));
  return waitForOutcome();
}

const readServerBundle = async () => readFile(join(folder, 'node/server.cjs'), 'utf8');

beforeAll(async () => {
  // The folder is inside the repository, so that the fixture resolves its packages.
  workFolder = await mkdtemp(join(PACKAGE_ROOT, '../.cache/shell-watch-'));
  root = join(workFolder, 'shell-fixture');
  folder = join(workFolder, 'build');
  await cp(getFixturePath('shell-fixture'), root, { recursive: true });
  await writeFile(join(root, 'src/server/main.ts'), "export const state = 'one';\n");
  await mkdir(join(folder, 'sandbox'), { recursive: true });
  await writeFile(join(folder, SANDBOX_PROGRAM_PATH), 'the checked program');
  stop = watchShell({
    mode: 'production',
    root,
    folder,
    onBuilt: async () => {
      const text = await readFile(join(folder, 'manifest.json'), 'utf8');
      addOutcome({ manifest: JSON.parse(text) as ShellManifest });
    },
    onBuildFailed: (faults) => addOutcome({ faults }),
  });
}, TIMEOUT_MS);

afterAll(async () => {
  await stop();
  await rm(workFolder, { recursive: true });
});

test(
  'builds again within a second of a save, and keeps the sandbox program',
  async () => {
    expect(await waitForOutcome()).toMatchObject({ manifest: { id: `dev-${process.pid}-1` } });
    expect(await readServerBundle()).toContain("'one'");
    const startMs = performance.now();
    const outcome = await editServerSource("'one'", "'two'");
    const durationMs = performance.now() - startMs;
    expect(outcome).toMatchObject({ manifest: { id: `dev-${process.pid}-2` } });
    expect(await readServerBundle()).toContain("'two'");
    expect(await readFile(join(folder, SANDBOX_PROGRAM_PATH), 'utf8')).toBe('the checked program');
    const cpuLoadFactor = Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
    expect(durationMs).toBeLessThan(MAX_BUILD_MS * cpuLoadFactor);
  },
  TIMEOUT_MS,
);

test(
  'reports an error with its position, keeps the last good build and recovers',
  async () => {
    const failed = await editServerSource("'two';", "'three' +;");
    expect(failed).toMatchObject({ faults: [{ title: 'does not compile' }] });
    expect(await readServerBundle()).toContain("'two'");
    expect(await editServerSource("'three' +;", "'four';")).toHaveProperty('manifest');
    expect(await readServerBundle()).toContain("'four'");
  },
  TIMEOUT_MS,
);
