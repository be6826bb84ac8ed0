import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeyObject } from 'node:crypto';
import { readPreset, WORKSPACE_ROOT } from '#build/workspace.ts';
import { startDevServer } from '#dev/dev-server.ts';
import { EventStream } from '#dev/event-stream.ts';
import { FaultLocator } from '#dev/fault-locator.ts';
import { FaultReport } from '#dev/fault-report.ts';
import { ShellLink } from '#dev/shell-link.ts';
import { StandalonePage } from '#dev/standalone-page.ts';
import { showInShell } from '#dev/show-in-shell.ts';
import { watchTypes } from '#dev/watch-types.ts';

export interface DevOptions {
  /** Folder of the remote's package. */
  readonly folder: string;
  /** Base URL of the shell, without trailing slash. */
  readonly shell: string;
  readonly port: number;
  readonly privateKey: KeyObject;
  readonly log: (line: string) => void;
  /** Aborting this signal stops the dev server. */
  readonly signal: AbortSignal;
}

/**
 * Runs the dev server of one remote. The dev server shows the remote as a standalone page at its
 * own URL, and inside a running shell through the printed preview link. Runs until the signal
 * aborts.
 */
export async function runDev(options: DevOptions): Promise<void> {
  const { folder, shell, port, privateKey, log, signal } = options;
  const preset = await readPreset(folder);
  const remote = preset.remote.name;
  const outFolder = join(WORKSPACE_ROOT, '.cache/dev', `${remote}-${port}`);
  const events = new EventStream();
  const faults = new FaultReport(events, log);
  const locator = new FaultLocator(preset.remote, outFolder);
  const page = new StandalonePage(preset.remote, join(outFolder, 'page'), {
    onBrowserBuilt: (hash) => {
      faults.replaceFaults('alone', []);
      events.send({ kind: 'built', place: 'alone', hash });
    },
    onBuildFailed: (problems) => faults.replaceFaults('alone', problems),
  });
  const server = await startDevServer({
    remote,
    port,
    shell,
    devBuildFolder: join(outFolder, 'web'),
    getPageFolder: () => page.waitForFirstBuild(),
    events,
    describeError: async (error) => {
      const fault = await locator.describeThrownError(error);
      faults.printNewThrownFault(fault);
      return fault;
    },
  });
  const stopTypeChecks: (() => Promise<void>)[] = [];
  // The type check starts only after the first build, because it would slow this build down.
  const onBuildEnd = () => {
    if (stopTypeChecks.length > 0) return;
    stopTypeChecks.push(watchTypes(folder, (problems) => faults.replaceFaults('types', problems)));
  };
  try {
    await rm(outFolder, { recursive: true, force: true });
    await mkdir(join(outFolder, 'web'), { recursive: true });
    const base = `http://localhost:${port}/`;
    log(`${remote} alone: ${base}`);
    const link = new ShellLink(shell, remote, base, privateKey);
    await showInShell({
      preset,
      outFolder,
      link,
      privateKey,
      events,
      log,
      faults,
      locator,
      onBuildEnd,
      signal,
    });
  } finally {
    await Promise.all([server.close(), page.stop(), ...stopTypeChecks.map((stop) => stop())]);
    await rm(outFolder, { recursive: true, force: true });
  }
}
