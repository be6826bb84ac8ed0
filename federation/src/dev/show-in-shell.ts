import type { KeyObject } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { RemotePreset } from '#build/remote-preset.ts';
import { createDevBuildConfigs } from '#dev/dev-config.ts';
import type { FaultLocator } from '#dev/fault-locator.ts';
import type { FaultReport } from '#dev/fault-report.ts';
import type { EventStream } from '#dev/event-stream.ts';
import { DevBuildPusher } from '#dev/dev-build-pusher.ts';
import { createDevBuild } from '#dev/dev-build.ts';
import type { ShellLink } from '#dev/shell-link.ts';
import type { DevBuildRefusedError } from '#dev/shell-link.ts';
import { ShellUnavailableError } from '#dev/shell-link.ts';
import type { SuccessfulBuild } from '#dev/watch-remote.ts';
import { watchRemote } from '#dev/watch-remote.ts';
import type { BuildMode } from '#shared-packages.ts';

/** Milliseconds between two requests while the shell is unavailable. */
const POLL_MS = 1000;

export interface ShowInShellOptions {
  readonly preset: RemotePreset;
  /** Output folder; the builds are in its folders `web/` and `node/`. */
  readonly outFolder: string;
  readonly link: ShellLink;
  readonly privateKey: KeyObject;
  readonly events: EventStream;
  readonly log: (line: string) => void;
  readonly faults: FaultReport;
  readonly locator: FaultLocator;
  /** Called after each build, successful or not. */
  readonly onBuildEnd: () => void;
  readonly signal: AbortSignal;
}

/**
 * Waits for the shell, then builds the remote and pushes the build. Builds and pushes again after
 * every change. Runs until the signal aborts.
 *
 * @throws {KeyRefusedError} when the shell trusts another key
 */
export async function showInShell(options: ShowInShellOptions): Promise<void> {
  const { preset, outFolder, link, events, log, signal } = options;
  const mode = await waitForShellMode(options);
  if (mode === null) return;
  log(`${preset.remote.name} in ${link.shellUrl} (this browser only): ${link.previewUrl}`);
  log(describeMode(mode));
  const pusher = new DevBuildPusher({
    link,
    signal,
    log,
    onRefused: (error, isOutdated) => void reportRefusal(error, isOutdated, options),
  });
  let lastBuild: SuccessfulBuild | null = null;
  const { promise: failure, reject } = Promise.withResolvers<never>();
  const stop = watchRemote(createDevBuildConfigs(preset, mode, outFolder), {
    onBrowserBuilt: (hash) => events.send({ kind: 'built', place: 'shell', hash }),
    onBuilt: (build) => {
      options.onBuildEnd();
      lastBuild = build;
      pushBuild(build, mode, pusher, options, () => lastBuild === build).catch(reject);
    },
    onBuildFailed: (problems) => {
      lastBuild = null;
      options.onBuildEnd();
      options.faults.replaceFaults('shell', problems);
    },
  });
  try {
    await Promise.race([failure, pusher.watchShell()]);
  } finally {
    await stop();
  }
}

async function pushBuild(
  { web, changesServerOutput, savedAt }: SuccessfulBuild,
  mode: BuildMode,
  pusher: DevBuildPusher,
  { preset, outFolder, privateKey, events, faults, log }: ShowInShellOptions,
  isLatest: () => boolean,
): Promise<void> {
  const { name } = preset.remote;
  const release = await createDevBuild({ name, mode, outFolder, web }, privateKey);
  if (!(await pusher.push(release))) return;
  // An older build must not remove errors that a newer build has reported in the meantime.
  if (isLatest()) faults.replaceFaults('shell', []);
  const { id, styles } = release;
  events.send({
    kind: 'dev-build',
    id,
    hash: web.hash ?? '',
    styles,
    changesServerOutput,
    isNew: true,
  });
  const elapsedMs = savedAt === null ? null : Math.round(Date.now() - savedAt);
  log(`✓ ${id} is in the shell${elapsedMs === null ? '' : `, ${elapsedMs} ms after the save`}`);
}

/**
 * Reports why the shell refused a build, with the position of the error that the build threw.
 * Reports nothing if a newer build replaces this one while this function looks up the position.
 */
async function reportRefusal(
  { message, thrownStack }: DevBuildRefusedError,
  isOutdated: () => boolean,
  { faults, locator }: ShowInShellOptions,
): Promise<void> {
  const title = 'the shell refuses this build';
  const fault = await locator.describeThrownError({ title, stack: thrownStack });
  if (!isOutdated()) faults.replaceFaults('shell', [{ ...fault, message: addAdvice(message) }]);
}

/** Adds to a timeout of the sandbox check that a busy machine can cause it, too. */
function addAdvice(message: string): string {
  return message.includes('did not finish within')
    ? `${message} (an endless loop, or a busy machine: change the file again to retry)`
    : message;
}

/**
 * Waits until the shell is available.
 *
 * @returns the build mode of the shell; null when the signal aborts before
 */
async function waitForShellMode({
  link,
  log,
  signal,
}: ShowInShellOptions): Promise<BuildMode | null> {
  let hasLoggedUnavailability = false;
  while (!signal.aborted) {
    try {
      return await link.fetchMode(signal);
    } catch (error) {
      if (!(error instanceof ShellUnavailableError)) throw error;
      if (!hasLoggedUnavailability)
        log(`! shell ${link.shellUrl} ${error.message}; trying again every second`);
      hasLoggedUnavailability = true;
      await wait(POLL_MS, undefined, { signal }).catch(() => {});
    }
  }
  return null;
}

function describeMode(mode: BuildMode): string {
  return mode === 'development'
    ? 'The shell is a development build: changes are applied and state is kept.'
    : 'The shell is a production build: the page reloads after every change.';
}
